@real-shop
Feature: The account
  What the shopper can do with her account.

  @spec-accounts.password
  Rule: A changed password leaves her logged in on this device

    Background:
      Given Priya is logged in
      And Priya's cart holds "Sun T-Shirt"
      And she is looking at the profile page

    Scenario: She goes on shopping
      When she fills in:
        | Current password | monsoon-2024 |
        | New password     | lighthouse-9 |
      And she submits the form
      Then she is told "Your password is changed"
      And the shop knows her

    Scenario: She comes back later
      When she fills in:
        | Current password | monsoon-2024 |
        | New password     | lighthouse-9 |
      And she submits the form
      And she closes the shop and comes back
      And she opens the cart page
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

    Scenario: Her present password is wrong
      When she fills in:
        | Current password | monsoon-2023 |
        | New password     | lighthouse-9 |
      And she submits the form
      Then the form says "This is not your password"
      And "Current password" is marked as wrong
      And the form holds:
        | New password | lighthouse-9 |

  @spec-accounts.verified
  Rule: The link in the mail after signing up verifies her e-mail

    Background:
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form

    Scenario: Logged in
      When she follows the link that verifies her e-mail, which Priya was mailed
      Then she reads that her e-mail is verified

    Scenario: Logged out
      Given she logs out
      When she follows the link that verifies her e-mail, which Priya was mailed
      Then she reads that her e-mail is verified

    Scenario: A second time
      Given she follows the link that verifies her e-mail, which Priya was mailed
      And she opens the home page
      When she follows the link that verifies her e-mail, which Priya was mailed
      Then she reads that the link no longer works

  @spec-accounts.data
  Rule: She gets what the shop keeps of her

    Scenario: Her data as a file
      Given Priya is logged in
      And Priya's wishlist holds "Sun T-Shirt"
      When she opens the profile page
      Then the file with her data holds "priya@example.com"
      And the file with her data holds "Sun T-Shirt"

  @spec-accounts.deleted
  Rule: She deletes her account with her password

    Background:
      Given Priya is logged in
      And she is looking at the profile page
      And she wants to delete her account

    Scenario: She leaves
      When she fills in:
        | Password | monsoon-2024 |
      And she submits the form
      Then she is told "Your account is deleted"
      And she is on the home page
      And the shop does not know her

    Scenario: The account is gone
      When she fills in:
        | Password | monsoon-2024 |
      And she submits the form
      And she opens the login page
      And she logs in as Priya
      Then she reads why she cannot log in

    Scenario: With a wrong password the account stays
      When she fills in:
        | Password | monsoon-2023 |
      And she submits the form
      Then the form says "This is not your password"
      And "Password" is marked as wrong

  @spec-accounts.deleted-later
  Rule: The account stays as long as an order is not shipped

    Scenario: An order is placed
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      And she is looking at the profile page
      When she wants to delete her account
      And she fills in:
        | Password | monsoon-2024 |
      And she submits the form
      Then the form says "An order is not shipped yet."
