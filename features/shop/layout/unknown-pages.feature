Feature: Pages that do not exist
  A wrong turn ends on a page of the shop.

  @spec-2.unknown-path @spec-8.unknown-route @screen
  Rule: An unknown page says so

    Scenario: A wrong turn
      When a visitor opens a page that does not exist
      Then she sees "Error 404"
      And she sees "Page not found"

  @spec-2.back-to-home @screen
  Rule: From an unknown page she goes on to the listing

    Scenario: Back to Home
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor opens a page that does not exist
      When she presses "Back to Home"
      Then she is on the listing page
      And she sees the products "Sun T-Shirt"

  @spec-ways-on.not-found @screen
  Rule: An unknown page leads to the creators

    Scenario: On to a creator
      Given the shop sells:
        | name     | creator |
        | Star Cap | @zoya   |
      And a visitor opens a page that does not exist
      When she presses "@zoya"
      Then she is on the page of the creator "@zoya"
