Feature: Taking a removal from the wishlist back
  A slip of the finger costs nothing.

  @spec-undo.wishlist
  Rule: A removed product can be put back from where it stood

    Background:
      Given Priya is looking at her wishlist:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
        | Star Socks   |

    Scenario: Where the product stood, the way back is offered
      When she removes "Rain Handbag" from the wishlist
      Then she can put "Rain Handbag" back
      And the wishlist shows "Sun T-Shirt, Star Socks"

    Scenario: It comes back to its place
      When she removes "Rain Handbag" from the wishlist
      And she puts "Rain Handbag" back
      Then the wishlist shows "Sun T-Shirt, Rain Handbag, Star Socks"
      And she is told "Rain Handbag added to the wishlist successfully!"

    @not-mirage
    Scenario: A wish keeps its place when she comes back
      Excluded: the specified calls put what is added at the end.

      When she removes "Rain Handbag" from the wishlist
      And she puts "Rain Handbag" back
      And she closes the shop and comes back
      Then the wishlist shows "Sun T-Shirt, Rain Handbag, Star Socks"

    Scenario: Only the last removal can be taken back
      When she removes "Rain Handbag" from the wishlist
      And she removes "Star Socks" from the wishlist
      And she puts "Star Socks" back
      Then the wishlist shows "Sun T-Shirt, Star Socks"

    @spec-undo.offer-ends @screen
    Scenario: Leaving the wishlist ends the offer
      When she removes "Rain Handbag" from the wishlist
      And she opens the listing page
      And she opens the wishlist page
      Then she cannot put "Rain Handbag" back

  @spec-undo.empty-list
  Rule: The last product can be put back onto an empty wishlist

    Scenario: From an empty wishlist to a full one
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she removes "Sun T-Shirt" from the wishlist
      And her wishlist is empty
      And she puts "Sun T-Shirt" back
      Then the wishlist shows "Sun T-Shirt"
