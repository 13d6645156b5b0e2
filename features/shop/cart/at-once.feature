Feature: The cart changes at once
  The shopper never waits to see what she asked for; the shop has the last word.

  @spec-at-once.shown
  Rule: What she asks for shows before the shop has answered

    Scenario: An added product counts at once
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the listing page
      And the cart is slow to answer
      When she adds "Sun T-Shirt" to the cart
      Then the cart badge shows 1
      And she is told nothing

    Scenario Outline: It shows at once when she <change>
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart is slow to answer
      When she <change>
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | <now>    |
      And she is told nothing

      Examples:
        | change                           | now |
        | asks for one more "Sun T-Shirt"  | 3   |
        | asks for one fewer "Sun T-Shirt" | 1   |

    Scenario: Removing the only item
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart is slow to answer
      When she removes "Sun T-Shirt" from the cart
      Then her cart is empty

    Scenario: The sums follow at once
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 499   | 1        |
      And the cart is slow to answer
      When she asks for one more "Sun T-Shirt"
      Then the summary shows:
        | Total | ₹998 |

  @spec-at-once.quick-presses
  Rule: Quick presses all count, one after the other

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And the cart is slow to answer

    Scenario: Three more in a hurry show at once
      When she asks for one more "Sun T-Shirt" 3 times
      Then her cart holds 4 of "Sun T-Shirt"

    Scenario: Three more in a hurry are still there when the answers have come
      When she asks for one more "Sun T-Shirt" 3 times
      And the late answers arrive
      And she closes the shop and comes back
      And the late answers arrive
      Then her cart holds 4 of "Sun T-Shirt"

    Scenario: An answer to an early press does not undo a later one
      When she asks for one more "Sun T-Shirt" 3 times
      And one late answer arrives
      Then her cart holds 4 of "Sun T-Shirt"

    Scenario: Each press is told once it is done
      When she asks for one more "Sun T-Shirt" 2 times
      And one late answer arrives
      Then she is told "Added another Sun T-Shirt to the cart!" once

    Scenario: One more and one fewer leave it as it was
      When she asks for one more "Sun T-Shirt"
      And she asks for one fewer "Sun T-Shirt"
      And the late answers arrive
      Then her cart holds "Sun T-Shirt"

  @spec-at-once.refused
  Rule: What the shop refuses is taken back

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart is slow to answer
      And the shop refuses to change the cart

    Scenario: It shows until the refusal comes
      When she asks for one more "Sun T-Shirt"
      Then her cart holds 3 of "Sun T-Shirt"

    Scenario: Then it is as before
      When she asks for one more "Sun T-Shirt"
      And the late answers arrive
      Then her cart holds 2 of "Sun T-Shirt"
      And she is told nothing

    Scenario: A removed item is back in its place
      When she removes "Sun T-Shirt" from the cart
      And the late answers arrive
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

    Scenario: Only what was refused is taken back
      When she asks for one more "Sun T-Shirt"
      And the late answers arrive
      And the shop can be reached again
      And she asks for one more "Sun T-Shirt"
      Then her cart holds 3 of "Sun T-Shirt"
