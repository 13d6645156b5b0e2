Feature: The wishlist
  What the shopper wants, but not today.

  @spec-2.card-heart @spec-4.heart @spec-8.toast-wishlist-added @spec-8.toast-wishlist-removed @spec-3.wishlist-item
  Rule: The heart puts a product on the wishlist and takes it off

    Background:
      Given the shop sells:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      And Priya is logged in

    Scenario: Putting a product on the wishlist
      Given she is looking at the listing page
      When she puts "Sun T-Shirt" on the wishlist
      Then she is told "Sun T-Shirt added to the wishlist successfully!"
      And the wishlist badge shows 1

    Scenario: The heart of a wished product is filled
      Given Priya's wishlist holds "Sun T-Shirt"
      When she opens the listing page
      Then "Sun T-Shirt" is on the wishlist
      And "Rain Handbag" is not on the wishlist

    Scenario: Taking a product off with the heart
      Given Priya's wishlist holds "Sun T-Shirt"
      And she is looking at the listing page
      When she takes "Sun T-Shirt" off the wishlist
      Then she is told "Sun T-Shirt removed from the wishlist successfully!"
      And the wishlist badge shows nothing

    Scenario: On and off again
      Given she is looking at the listing page
      When she puts "Sun T-Shirt" on the wishlist
      And she takes "Sun T-Shirt" off the wishlist
      Then "Sun T-Shirt" is not on the wishlist

  @spec-4.visitor-login-first
  Rule: A visitor must log in first

    Scenario: A visitor wishes for a product
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor is looking at the listing page
      When she puts "Sun T-Shirt" on the wishlist
      Then she is told "Please login first!"
      And she is on the login page

  @spec-2.route-wishlist @spec-2.wishlist-card
  Rule: The wishlist shows what she wished for

    Scenario: What a card shows
      Given Priya is looking at her wishlist:
        | name        | was  | price |
        | Sun T-Shirt | 1000 | 800   |
      Then "Sun T-Shirt" shows:
        | price       | ₹800        |
        | was         | ₹1,000      |
        | percent off | 20% off     |
        | picture     | yes         |

    Scenario: A product at its full price wears no badge
      Given Priya is looking at her wishlist:
        | name        | price |
        | Sun T-Shirt | 800   |
      Then "Sun T-Shirt" shows:
        | percent off | none |

    Scenario: The wishlist is still there when she comes back
      Given Priya is looking at her wishlist:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      When she closes the shop and comes back
      Then the wishlist shows "Sun T-Shirt, Rain Handbag"

  @spec-2.wishlist-card @spec-4.wishlist-remove @spec-8.toast-wishlist-removed
  Rule: Remove from Wishlist takes a product off

    @screen
    Scenario: The button by its name
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she presses "Remove from Wishlist" for "Sun T-Shirt"
      Then her wishlist is empty

    Scenario: One product of two
      Given Priya is looking at her wishlist:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      When she removes "Sun T-Shirt" from the wishlist
      Then she is told "Sun T-Shirt removed from the wishlist successfully!"
      And the wishlist shows "Rain Handbag"

    Scenario: Impatient presses remove it once
      Given Priya is looking at her wishlist:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      When she removes "Sun T-Shirt" from the wishlist twice in a hurry
      Then the wishlist shows "Rain Handbag"

    @spec-2.empty-wishlist
    Scenario: The last product
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she removes "Sun T-Shirt" from the wishlist
      Then her wishlist is empty

  @spec-2.added-to-cart
  Rule: The wishlist fills the cart

    Scenario: Adding a wished product to the cart
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she adds "Sun T-Shirt" to the cart from the wishlist
      And she opens the cart page
      Then she is told "Sun T-Shirt added to cart successfully!"
      And her cart holds "Sun T-Shirt"

    @screen
    Scenario: Impatient presses on the wishlist add the product once
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she presses "Add to Cart" for "Sun T-Shirt" twice in a hurry
      And she opens the cart page
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

    Scenario: It stays on the wishlist
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she adds "Sun T-Shirt" to the cart from the wishlist
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"
      And "Sun T-Shirt" is on the wishlist

    @screen
    Scenario: What the cart holds already says so
      Given Priya is looking at her wishlist:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      When she adds "Rain Handbag" to the cart from the wishlist
      Then "Rain Handbag" shows:
        | button | Added to Cart |
      And "Sun T-Shirt" shows:
        | button | Add to Cart |

    @spec-8.toast-quantity-raised
    Scenario: One more of what the cart holds already
      Given Priya's cart holds "Sun T-Shirt"
      And Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she adds "Sun T-Shirt" to the cart from the wishlist
      And she opens the cart page
      Then she is told "Added another Sun T-Shirt to the cart!"
      And her cart holds 2 of "Sun T-Shirt"

  @spec-2.empty-wishlist
  Rule: An empty wishlist invites her to explore

    @screen
    Scenario: Nothing wished for
      Given Priya is logged in
      When she opens the wishlist page
      Then she sees "Wishlist is Empty!"

    @screen
    Scenario: Exploring from an empty wishlist
      Given Priya is logged in
      And she is looking at the wishlist page
      When she presses "Explore"
      Then she is on the listing page

  @spec-8.list-failures
  Rule: A change that the shop refuses changes nothing

    Scenario: Wishing is refused
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the listing page
      And the shop refuses to change the wishlist
      When she puts "Sun T-Shirt" on the wishlist
      Then "Sun T-Shirt" is not on the wishlist
      And she is told nothing

    Scenario: Removing is refused
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      And the shop refuses to change the wishlist
      When she removes "Sun T-Shirt" from the wishlist
      Then the wishlist shows "Sun T-Shirt"
      And she is told nothing

    Scenario: Trying again afterwards
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      And the shop refuses to change the wishlist
      And she removes "Sun T-Shirt" from the wishlist
      When the shop can be reached again
      And she removes "Sun T-Shirt" from the wishlist
      Then her wishlist is empty
