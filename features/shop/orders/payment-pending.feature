@real-shop
Feature: A payment that is not there yet
  A bank may take its time. The order waits for the money, and the shopper knows it.

  Background:
    Given the shop has counted 1 of "Sun T-Shirt"
    And her bank takes its time
    And Priya has paid for:
      | name        |
      | Sun T-Shirt |

  @spec-payment-pending.told
  Rule: She is told that her payment has arrived and the order follows

    Scenario: After paying
      Then she is on the orders page
      And she is thanked with:
        | Thank you, Priya.                                     |
        | We have your payment; the order follows in a moment. |
      And order 1 shows "Payment pending"
      And Priya has got the mails ""

  @spec-payment-pending.placed
  Rule: The order is placed when the money is there

    Scenario: The bank pays
      Given her bank pays
      And an hour goes by at the shop
      When she opens her latest order
      Then its history is:
        | Payment received, being confirmed |
        | Order placed                      |
      And Priya has got the mails "order-placed"

  @spec-payment-pending.kept
  Rule: Her piece stays hers while the bank takes its time

    Scenario: An hour later
      Given an hour goes by at the shop
      When she opens the listing page
      Then "Sun T-Shirt" shows:
        | stock | Sold out |
