Feature: Signing up
  A visitor becomes a shopper.

  @spec-2.route-signup @spec-2.signup-form @spec-4.login-stores-session @spec-8.toast-signup @spec-5.signup-names-optional
  Rule: E-mail, password and the terms make an account

    Scenario: Signing up
      Given a visitor is looking at the signup page
      And she fills in the signup form
      When she submits the form
      Then she is told "You've successfully signed up, Priya"
      And the shop knows her
      And she is on the home page

    Scenario: A new shopper begins with nothing
      Given a visitor is looking at the signup page
      And she fills in the signup form
      When she submits the form
      And she opens the cart page
      Then her cart is empty
      And the wishlist badge shows nothing

    Scenario: Names are not needed
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | First name |  |
        | Last name  |  |
      When she submits the form
      Then the shop knows her

    Scenario: A password of exactly eight characters will do
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | Password         | 12345678 |
        | Confirm password | 12345678 |
      When she submits the form
      Then the shop knows her

    Scenario: The new account opens the shop the next time
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      And she logs out
      When she opens the login page
      And she logs in as Priya
      Then she is told "Welcome back, Priya!"

  @spec-5.signup-required @spec-5.signup-password-length @spec-5.signup-terms @spec-9.password-length
  Rule: What is missing or too short is marked

    Scenario Outline: Signing up with the <field> "<value>"
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | <field> | <value> |
      When she submits the form
      Then "<field>" is marked as wrong
      And she is on the signup page

      Examples:
        | field            | value   |
        | E-mail           |         |
        | Password         |         |
        | Password         | 1234567 |
        | Confirm password |         |
        | Confirm password | 1234567 |

    Scenario: The terms must be accepted
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she unticks "Terms"
      When she submits the form
      Then "Terms" is marked as wrong
      And she is on the signup page

    @spec-forms.keep-typed
    Scenario: Nothing typed into the signup is lost
      Given a visitor is looking at the signup page
      And she fills in:
        | E-mail     | priya@example.com |
        | First name | Priya             |
      When she submits the form
      Then the form holds:
        | E-mail     | priya@example.com |
        | First name | Priya             |

  @spec-5.passwords-match
  Rule: Both passwords must be the same

    Scenario: Two different passwords
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | Confirm password | something-else |
      When she submits the form
      Then the form says "Passwords do not match"
      And she is on the signup page

    Scenario: No account came of it
      Given a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | Confirm password | something-else |
      And she submits the form
      When she opens the login page
      And she logs in as Priya
      Then the form says "The email you entered is not Registered. Not Found error"

  @spec-5.mock-signup-known-email @spec-8.signup-failure @spec-8.email-exists
  Rule: A failed signup says why

    Scenario: The e-mail has an account already
      Given Priya has an account
      And a visitor is looking at the signup page
      And she fills in the signup form
      When she submits the form
      Then the form says "Unprocessable Entity. Email Already Exists."
      And she is on the signup page

    @spec-accounts.email-case
    Scenario: The e-mail has an account already, in another spelling
      Given Priya has an account
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she fills in:
        | E-mail | PRIYA@Example.com |
      When she submits the form
      Then the form says "Unprocessable Entity. Email Already Exists."

    Scenario: The shop gives no reason for a failed signup
      Given signing up fails without a reason
      And a visitor is looking at the signup page
      And she fills in the signup form
      When she submits the form
      Then the form says "Signup failed"

    Scenario: The second try to sign up succeeds
      Given signing up fails without a reason
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      When the shop can be reached again
      And she submits the form
      Then the shop knows her

  @spec-2.signing-up
  Rule: The button tells that it is busy

    @screen
    Scenario: While the account is made
      Given signing up is slow to answer
      And a visitor is looking at the signup page
      And she fills in the signup form
      When she presses "Sign Up"
      Then she sees "Signing Up..."

    @screen
    Scenario: When the account is made
      Given signing up is slow to answer
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      When the late answers arrive
      Then she is on the home page
      And she does not see "Signing Up..."

    @screen
    Scenario: When the shop has refused
      Given signing up is slow to answer
      And signing up fails without a reason
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      When the late answers arrive
      Then she does not see "Signing Up..."
      And she sees "Sign Up"

  @spec-2.login-link
  Rule: Who has an account finds the way to log in

    @screen
    Scenario: From signup to login
      Given a visitor is looking at the signup page
      When she follows the link to login
      Then she is on the login page
