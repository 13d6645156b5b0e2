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

    Scenario: Where it stood, the way back is offered
      When she presses "Remove from Wishlist" for "Rain Handbag"
      Then she sees "Undo"
      And she sees the products "Sun T-Shirt, Star Socks"

    Scenario: It comes back to its place
      When she presses "Remove from Wishlist" for "Rain Handbag"
      And she presses "Undo"
      Then she sees the products "Sun T-Shirt, Rain Handbag, Star Socks"
      And she is told "Rain Handbag added to the wishlist successfully!"

    Scenario: Only the last removal can be taken back
      When she presses "Remove from Wishlist" for "Rain Handbag"
      And she presses "Remove from Wishlist" for "Star Socks"
      And she presses "Undo"
      Then she sees the products "Sun T-Shirt, Star Socks"

    @spec-undo.offer-ends
    Scenario: Leaving the wishlist ends the offer
      When she presses "Remove from Wishlist" for "Rain Handbag"
      And she opens the listing page
      And she opens the wishlist page
      Then she does not see "Undo"

  @spec-undo.empty-list
  Rule: The last product can be put back onto an empty wishlist

    Scenario: From empty to full
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she presses "Remove from Wishlist" for "Sun T-Shirt"
      And she sees "Wishlist is Empty!"
      And she presses "Undo"
      Then she sees the products "Sun T-Shirt"
