Feature: Pages that do not exist
  A wrong turn ends on a page of the shop.

  @spec-2.unknown-path @spec-8.unknown-route
  Rule: An unknown page says so

    Scenario Outline: Going to <place>
      When a visitor goes to "<place>"
      Then she sees "Error 404"
      And she sees "Page not found"

      Examples:
        | place            |
        | /nowhere         |
        | /cart/old        |
        | /profile/secrets |
        | /product-details |

  @spec-2.back-to-home
  Rule: From an unknown page she goes on to the listing

    Scenario: Back to Home
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor goes to "/nowhere"
      When she presses "Back to Home"
      Then she is on the listing page
      And she sees the products "Sun T-Shirt"
