Feature: Said before the button
  Who hesitates wants to know whether she can send a piece back, and how she can pay.

  @spec-buying-terms.said @screen
  Rule: Returns and ways to pay are said where she decides

    Background:
      Given the shop sells:
        | name        | id |
        | Sun T-Shirt | 7  |

    Scenario: Returns and payment on the page of a product
      When a visitor opens the page of "Sun T-Shirt"
      Then she sees "Send back within 14 days of delivery"
      And she sees "Pay by card, UPI or net banking"

    Scenario: Returns in the cart
      Given Priya's cart holds "Sun T-Shirt"
      And Priya is logged in
      When she opens the cart page
      Then she sees "Send back within 14 days of delivery"

    Scenario: Returns and payment at the checkout
      Given Priya is at the checkout with:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      Then she sees "Send back within 14 days of delivery"
      And she sees "Pay by card, UPI or net banking"
