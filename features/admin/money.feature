@real-shop
Feature: Cancelling and giving money back
  Nothing goes back that was not shown before.

  Background:
    Given Meera is at work as owner
    And Priya has bought:
      | name        | price | quantity |
      | Sun T-Shirt | 799   | 2        |

  @spec-admin-money.cancel
  Rule: An order that is not shipped can be cancelled, with a reason

    Scenario: What was paid goes back
      Given she opens the order of Priya
      When she cancels it because it is not in stock
      Then the order stands at "Cancelled"
      And the refunds are "₹1,598 On its way"
      And she can do nothing with it

    Scenario: The money may be kept for now
      Given she opens the order of Priya
      When she cancels it because it looks like fraud and keeps the money
      Then the order stands at "Cancelled"
      And nothing was refunded
      And she can "refund" it

    Scenario: Without a reason nothing is cancelled
      Given she opens the order of Priya
      When she cancels it because no reason at all
      Then the order complains "Please choose a reason"
      And the order stands at "To pack"

    Scenario Outline: The timeline keeps why: <why>
      Given she opens the order of Priya
      When she cancels it because <why> and keeps the money
      Then the timeline begins with "Cancelled by Meera: <kept>"

      Examples:
        | why                      | kept     |
        | the shopper asked for it | customer |
        | the shop made a mistake  | staff    |

  @spec-admin-money.preview
  Rule: A refund shows what goes back before it does

    Scenario: One piece of two
      Given she opens the order of Priya
      When she chooses to refund:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      Then the refund says "₹799 goes back to the shopper"
      And nothing was refunded

    Scenario: An amount
      Given she opens the order of Priya
      When she chooses to refund "250.50" rupees
      Then the refund says "₹250.50 goes back to the shopper"

    Scenario: More than was paid
      Given she opens the order of Priya
      When she chooses to refund "1600" rupees
      Then the refund says "₹1,598 are left of the payment, ₹1,600 are asked for"

  @spec-admin-money.refund
  Rule: A refund has a reason, and the order keeps it

    Scenario: She refunds a piece
      Given she opens the order of Priya
      And she chooses to refund:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she refunds it because "Torn"
      Then the refunds are "₹799 On its way"
      And the timeline begins with "Refund asked for by Meera"

    Scenario: She refunds an amount
      Given she opens the order of Priya
      And she chooses to refund "100" rupees
      When she refunds it because "Late"
      Then the refunds are "₹100 On its way"

    Scenario: When everything went back there is nothing left to refund
      Given she opens the order of Priya
      And she chooses to refund "1598" rupees
      When she refunds it because "Lost"
      Then the refunds are "₹1,598 On its way"
      And she can "pack, ship, cancel" it

    Scenario: Without a reason nothing goes back
      Given she opens the order of Priya
      And she chooses to refund "100" rupees
      When she refunds it because ""
      Then the order complains "Reason is required"
      And nothing was refunded

    Scenario: What is no amount is not refunded
      Given she opens the order of Priya
      And she chooses to refund "a little" rupees
      When she refunds it because "Late"
      Then the order complains "Please enter an amount in rupees, such as 499 or 12.50"
