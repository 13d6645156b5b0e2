@real-shop
Feature: A session that ends meanwhile
  Nobody types twice what the admin has asked for once.

  @spec-admin-ended.kept
  Rule: What was typed stays, and a form over the screen begins another session

    Scenario: She is asked to sign in again
      Given the store holds:
        | name        | pieces |
        | Sun T-Shirt | 5      |
      And Meera is at work as manager
      And her session ends after she has typed "7" for "Sun T-Shirt"
      When she saves the sheet
      Then she is asked to sign in again
      And the admin shows "Stock"
      And 1 size is not saved

  @spec-admin-ended.goes-on
  Rule: What was refused goes on when the same person has signed in again, and for nobody else

    Scenario: She signs in again, and the saving goes on
      Given the store holds:
        | name        | pieces |
        | Sun T-Shirt | 5      |
      And Meera is at work as manager
      And her session ends after she has typed "7" for "Sun T-Shirt"
      And she saves the sheet
      When Meera signs in again
      Then 0 sizes are not saved
      And the sheet shows:
        | name        | pieces | note |
        | Sun T-Shirt | 7      |      |

    Scenario: Somebody else signs in, for whom nothing of it goes on
      Given Kiran works for the shop as manager
      And the store holds:
        | name        | pieces |
        | Sun T-Shirt | 5      |
      And Meera is at work as manager
      And her session ends after she has typed "7" for "Sun T-Shirt"
      And she saves the sheet
      When Kiran signs in again
      Then 0 sizes are not saved
      And the sheet shows:
        | name        | pieces | note |
        | Sun T-Shirt | 5      |      |

    Scenario: A coupon that she was typing
      Given Meera is at work as manager
      And she goes straight to Coupons
      And she begins a new coupon:
        | Name    | DIWALI |
        | Percent | 10     |
      And 721 minutes go by at work
      And she adds to it:
        | Minimum | 500 |
      When Meera signs in again
      Then the coupons tell "DIWALI is saved."

    @screen
    Scenario: A screen that could not be read is read after signing in again
      Given Meera is at work as manager
      And she goes straight to Stock
      And 721 minutes go by at work
      And she turns to the stock "Nearly out"
      And she is asked to sign in again
      When Meera signs in again
      Then the empty sheet says "Nothing is nearly out"

  @spec-admin-ended.role
  Rule: A role that was changed meanwhile holds at once

    Scenario: The screen is no longer for her
      Given Kiran works for the shop as owner
      And Meera is at work as manager
      And she goes straight to Reports
      And a colleague makes Meera a packer
      When she opens the report "Sizes"
      Then the admin shows "Your role does not allow this"
      And the admin tells "Your role has changed: it is packer now."
      And the menu offers "Orders, Returns, Stock, Settings"

    Scenario: She can do less on the screen that she sees
      Given Kiran works for the shop as owner
      And the store holds:
        | name        | pieces |
        | Sun T-Shirt | 5      |
      And Meera is at work as manager
      And she goes straight to Stock
      And a colleague makes Meera a packer
      When she types "7" for "Sun T-Shirt"
      And she saves the sheet
      Then she can only read the sheet
