@screen
Feature: The address of an order
  Who need not choose has nothing to press.

  Background:
    Given Priya is at the checkout with:
      | name        |
      | Sun T-Shirt |
    And she places the order to "Office"
    And she pays
    And she buys order 1 again

  @spec-last-address.chosen
  Rule: The address of the last order is chosen again

    Scenario: The next order goes there too
      When she opens the checkout page
      Then the order goes to "Office"

    Scenario: Another one can be chosen
      Given she is looking at the checkout page
      When she chooses the address "Home"
      Then the order goes to "Home"

  @spec-last-address.deleted @spec-last-address.only
  Rule: A deleted address is not chosen; the only one is

    Scenario: The address of the last order was deleted since
      Given she is looking at the addresses page
      And she deletes the address "Office"
      When she opens the checkout page
      Then the order goes to "Home"

  @spec-last-address.saved
  Rule: An address that she has just saved is chosen, unless she has chosen another one

    Scenario: She adds one
      Given she is looking at the checkout page
      When she adds the address "Aunt Mira"
      Then the order goes to "Aunt Mira"

    Scenario: She has chosen one before
      Given she is looking at the checkout page
      And she chooses the address "Home"
      When she adds the address "Aunt Mira"
      Then the order goes to "Home"
