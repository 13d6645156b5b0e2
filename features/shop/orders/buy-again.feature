Feature: Buying an order again
  Who liked it once gets it again with one press.

  Background:
    Given the shop sells:
      | id | name        | price |
      | 1  | Sun T-Shirt | 799   |

  @spec-buy-again.added
  Rule: One press puts an order into the cart

    Scenario: Everything is still sold
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Office"
      And she pays
      When she buys order 1 again
      And she opens the cart page
      Then she is told "1 product added to the cart"
      And her cart holds "Sun T-Shirt"

  @spec-buy-again.said
  Rule: What is left out is said

    Scenario: It is in the cart already
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Office"
      And she pays
      And she buys order 1 again
      When she buys order 1 again
      Then she is told "Nothing added to the cart, 1 was there already"

    Scenario: It is no longer sold
      Given Priya is logged in
      And Priya has ordered "Rain Handbag" for 1299
      And she is looking at the orders page
      When she buys order 1 again
      Then she is told "Nothing added to the cart, 1 is no longer sold"
