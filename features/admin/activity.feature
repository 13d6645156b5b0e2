@real-shop
Feature: Activity
  Whoever changes something leaves their name.

  @spec-admin-activity.told
  Rule: Every change is told with who has made it

    Background:
      Given Meera is at work as owner
      And Priya has bought:
        | name        |
        | Sun T-Shirt |

    Scenario: A packed order
      Given she opens the order of Priya
      And she marks it packed
      When she opens the settings "Activity"
      Then the activity begins with "Packed the order of Priya by Meera"

    Scenario: A cancelled order
      Given she opens the order of Priya
      And she cancels it because it is not in stock
      When she opens the settings "Activity"
      Then the activity begins with "Cancelled the order of Priya by Meera"

    Scenario: A refund
      Given she opens the order of Priya
      And she chooses to refund "100" rupees
      And she refunds it because "Late"
      When she opens the settings "Activity"
      Then the activity begins with "Refunded the order of Priya by Meera"

    Scenario: A note
      Given she opens the order of Priya
      And she writes the note "Gift"
      When she opens the settings "Activity"
      Then the activity begins with "Wrote a note on the order of Priya by Meera"

    Scenario: A coupon that was added
      Given she goes straight to Coupons
      And she adds the coupon:
        | Name    | DIWALI |
        | Percent | 10     |
      When she opens the settings "Activity"
      Then the activity begins with "Added the coupon DIWALI by Meera"

    Scenario: What a colleague did
      Given a colleague receives 5 of "Sun T-Shirt"
      When she opens the settings "Activity"
      Then the activity begins with "Changed the stock of product-1 by Ravi"

    Scenario: A person who was invited
      Given she opens the settings "People and roles"
      And she invites Kiran as packer
      When she opens the settings "Activity"
      Then the activity begins with "Invited Kiran by Meera"

    Scenario: A key that was made
      Given she opens the settings "API keys"
      And she makes the key "Book-keeping" as manager
      When she opens the settings "Activity"
      Then the activity begins with "Made the API key Book-keeping by Meera"

  @spec-admin-activity.refused
  Rule: What was refused is no activity

    Scenario: A coupon without a name
      Given Meera is at work as owner
      And she goes straight to Coupons
      And she adds the coupon:
        | Name    | |
        | Percent | 10 |
      When she opens the settings "Activity"
      Then the activity does not tell of "coupon"

  @spec-admin-activity.manager
  Rule: A manager reads it too

    Scenario: A manager sees what a colleague did
      Given Leela is at work as manager
      And Priya has bought:
        | name        |
        | Sun T-Shirt |
      And a colleague receives 5 of "Sun T-Shirt"
      When she opens the settings "Activity"
      Then the activity begins with "Changed the stock of product-1 by Ravi"
