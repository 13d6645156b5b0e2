@real-shop
Feature: A forgotten password
  A mail brings the shopper back to her account.

  @spec-accounts.forgotten
  Rule: A link in a mail sets a new password

    @screen
    Scenario: The login page leads there
      Given a visitor is looking at the login page
      When she presses "Forgot your password?"
      Then she can ask for a new password

    Scenario: A new password leads to the login
      Given Priya has asked for a new password
      When she follows the link for a new password that Priya was mailed
      And she fills in:
        | New password | lighthouse-9 |
      And she submits the form
      Then she is on the login page
      And she is told "Your password is changed. Please log in."

    Scenario: She logs in with the new password
      Given Priya has set the password "lighthouse-9" with a mailed link
      When she logs in with "priya@example.com" and "lighthouse-9"
      Then the shop knows her

    Scenario: The forgotten password no longer counts
      Given Priya has set the password "lighthouse-9" with a mailed link
      When she logs in as Priya
      Then she reads why she cannot log in

    Scenario: The new password is as long as one for signing up
      Given Priya has asked for a new password
      When she follows the link for a new password that Priya was mailed
      And she fills in:
        | New password | short |
      And she submits the form
      Then the form says "New password must be at least 8 characters"
      And the form holds:
        | New password | short |

    Scenario: Where she is still logged in, she is logged out
      Given Priya is logged in
      When Priya has set the password "lighthouse-9" with a mailed link
      Then she is on the login page
      And the shop does not know her

  @spec-accounts.same-answer
  Rule: Nobody learns whether an e-mail has an account

    Scenario Outline: <whose> e-mail
      Given Priya has an account
      When a visitor asks for a new password for "<e-mail>"
      Then she reads "If <e-mail> has an account, a mail is on its way there. Its link works once, for 30 minutes.", and what to do next

      Examples:
        | whose                      | e-mail             |
        | A shopper's                | priya@example.com  |
        | Somebody's without account | nobody@example.com |

    Scenario: What cannot be an e-mail is said
      Given she opens the page of a forgotten password
      When she fills in:
        | E-mail | priya |
      And she submits the form
      Then the form says "Please enter a valid e-mail address"
      And "E-mail" is marked as wrong

  @spec-accounts.link-once
  Rule: A link works once

    Background:
      Given Priya has set the password "lighthouse-9" with a mailed link
      When she follows the link for a new password that Priya was mailed
      And she fills in:
        | New password | lighthouse-10 |
      And she submits the form

    Scenario: Used a second time
      Then she reads that the link no longer works

    @screen
    Scenario: On to a new link
      When she presses "Ask for a new link"
      Then she can ask for a new password
