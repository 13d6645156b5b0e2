Feature: Changing what is in the cart
  The shopper decides how many of each she takes.

  @spec-2.cart-controls @spec-4.change-quantity @spec-8.toast-quantity-raised @spec-8.toast-quantity-lowered
  Rule: Plus and minus change the quantity by one

    Scenario: One more
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she asks for one more "Sun T-Shirt"
      Then she is told "Added another Sun T-Shirt to the cart!"
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

    Scenario: One fewer
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |
      When she asks for one fewer "Sun T-Shirt"
      Then she is told "Removed one Sun T-Shirt from the cart!"
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

    Scenario: The other items stay as they are
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 4        |
      When she asks for one more "Sun T-Shirt"
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 2        |
        | Rain Handbag | 4        |

  @spec-4.last-one-removes
  Rule: One fewer than one is none

    Scenario: The last piece goes
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 1        |
      When she asks for one fewer "Sun T-Shirt"
      Then she sees in the cart:
        | name         | quantity |
        | Rain Handbag | 1        |

    Scenario: The last piece of the last item leaves an empty cart
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she asks for one fewer "Sun T-Shirt"
      Then her cart is empty

    @spec-4.mock-decrement @not-memory @not-dom @not-server @not-browser
    Scenario: Two devices take the last two pieces
      Excluded: only the shop of the demonstration lets a quantity fall below one.

      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And elsewhere one "Sun T-Shirt" goes out of Priya's cart
      When she asks for one fewer "Sun T-Shirt"
      Then her cart is empty

  @spec-cart-limits.most
  Rule: An item of the cart has at most 99 pieces

    Scenario: One more than 99 from the wishlist
      Given Priya's cart holds 99 of "Sun T-Shirt"
      And Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      When she adds "Sun T-Shirt" to the cart from the wishlist
      Then the cart badge shows 99
      And she is told nothing

  @spec-4.remove @spec-8.toast-cart-removed
  Rule: An item is removed whole

    Scenario: Removing an item with several pieces
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 3        |
        | Rain Handbag | 1        |
      When she removes "Sun T-Shirt" from the cart
      Then she is told "Sun T-Shirt successfully removed from the cart"
      And she sees in the cart:
        | name         | quantity |
        | Rain Handbag | 1        |

  @spec-8.list-failures
  Rule: A change that the shop refuses changes nothing

    Scenario Outline: Nothing changes when she <change>
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the shop refuses to change the cart
      When she <change>
      Then she is told nothing
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

      Examples:
        | change                              |
        | asks for one more "Sun T-Shirt"     |
        | asks for one fewer "Sun T-Shirt"    |
        | removes "Sun T-Shirt" from the cart |

    Scenario: The buttons work again afterwards
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the shop refuses to change the cart
      And she asks for one more "Sun T-Shirt"
      When the shop can be reached again
      And she asks for one more "Sun T-Shirt"
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |

    Scenario: An answer that makes no sense changes nothing
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the shop's answers about the cart make no sense
      When she asks for one more "Sun T-Shirt"
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

    Scenario: Changes of two items at once both count
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 1        |
      And the shop's answers about the cart come late and the last one first
      When she asks for one more "Sun T-Shirt"
      And she asks for one more "Rain Handbag"
      And the late answers arrive
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 2        |
        | Rain Handbag | 2        |
