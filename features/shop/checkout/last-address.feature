@screen
Feature: The address used last
  Who has ordered before need not choose the address again.

  Background:
    Given Priya is at the checkout with:
      | name        |
      | Sun T-Shirt |
    And she places the order to "Office"
    And she pays
    And she buys order 1 again

  @spec-last-address.chosen
  Rule: It is chosen again

    Scenario: The next order goes there too
      When she opens the checkout page
      Then the order goes to "Office"

    Scenario: Another one can be chosen
      Given she is looking at the checkout page
      When she chooses the address "Home"
      Then the order goes to "Home"

  @spec-last-address.deleted
  Rule: A deleted address is not chosen

    Scenario: It was deleted since
      Given she is looking at the addresses page
      And she deletes the address "Office"
      When she opens the checkout page
      Then the order goes to nobody yet
