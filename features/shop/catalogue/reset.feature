@catalogue
Feature: Starting over with the filters
  One press takes the shopper back to the whole catalogue.

  Background:
    Given the shop sells:
      | name         | category    | creator | size | price |
      | Sun T-Shirt  | clothing    | @maya   | M    | 499   |
      | Moon Shirt   | clothing    | @zoya   | S    | 150   |
      | Rain Handbag | accessories | @maya   | L    | 1299  |
    And a visitor is looking at the listing page

  @spec-2.reset @spec-4.reset
  Rule: Reset clears every filter and keeps the search

    Scenario Outline: Reset unticks the <group>
      Given she ticks "<choice>" among the <group>
      When she resets the filters
      Then nothing is ticked among the <group>
      And she sees 3 products

      Examples:
        | group      | choice      |
        | categories | accessories |
        | creators   | @zoya       |
        | sizes      | L           |
        | prices     | Below 200   |

    Scenario: Reset forgets the order
      Given she sorts by price from low to high
      When she resets the filters
      Then she sees the products "Sun T-Shirt, Moon Shirt, Rain Handbag"
      And no order is chosen

    Scenario: Reset keeps the search
      Given she searches for "shirt"
      And she ticks "S" among the sizes
      When she resets the filters
      Then she sees the products "Sun T-Shirt, Moon Shirt"
      And the search box holds "shirt"

    @screen
    Scenario: The button Reset by its name
      Given she ticks "S" among the sizes
      When she presses "Reset"
      Then she sees 3 products

    Scenario: Reset with nothing chosen changes nothing, not even the way back
      Given she searches for "shirt"
      When she resets the filters
      And she goes back
      Then she sees 3 products
      And the search box is empty
