Feature: Logging in
  A shopper with an account makes the shop her own.

  @spec-2.route-login @spec-4.login-stores-session @spec-4.return-after-login @spec-8.toast-login
  Rule: The right e-mail and password log the shopper in

    Background:
      Given Priya has an account

    Scenario: Logging in
      Given a visitor is looking at the login page
      When she logs in as Priya
      Then she is told "Welcome back, Priya!"
      And she is on the home page
      And the shop knows her

    @spec-5.mock-login @spec-6.logged-in
    Scenario: Her things are there at once
      Given Priya's cart holds "Sun T-Shirt"
      And Priya's wishlist holds "Sun T-Shirt"
      And a visitor is looking at the login page
      When she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"
      And "Sun T-Shirt" is on the wishlist

    @spec-4.login-stores-session @spec-3.session-keys
    Scenario: She is still logged in when she comes back
      Given a visitor is looking at the login page
      And she logs in as Priya
      When she closes the shop and comes back
      Then the shop knows her

    @spec-accounts.email-case
    Scenario: In another spelling of her e-mail
      Given a visitor is looking at the login page
      When she logs in with "PRIYA@Example.com" and "monsoon-2024"
      Then the shop knows her

    @spec-accounts.email-case @spec-4.orders-on-client
    Scenario: Her orders are hers in either spelling
      Given Priya has ordered "Sun T-Shirt" for 799
      And a visitor is looking at the login page
      When she logs in with "PRIYA@Example.com" and "monsoon-2024"
      And she opens the orders page
      Then she sees 1 order

    @spec-1.seed-user
    Scenario: The shop's sample shopper logs in
      Given the shop sells its usual range
      And a visitor is looking at the login page
      When she logs in as the sample shopper
      And she opens the cart page
      Then the shop knows her
      And her cart is empty

  @spec-2.login-form @spec-5.login-required @spec-5.login-email-shape
  Rule: E-mail and password must be filled in properly

    Scenario Outline: The e-mail "<e-mail>" and the password "<password>"
      Given Priya has an account
      And a visitor is looking at the login page
      When she fills in:
        | E-mail   | <e-mail>   |
        | Password | <password> |
      And she submits the form
      Then "<field>" is marked as wrong
      And she is on the login page

      Examples:
        | e-mail            | password     | field    |
        |                   | monsoon-2024 | E-mail   |
        | priya@example.com |              | Password |
        | priya             | monsoon-2024 | E-mail   |
        | priya@            | monsoon-2024 | E-mail   |
        | @example.com      | monsoon-2024 | E-mail   |

    @spec-forms.keep-typed
    Scenario: Nothing typed into the login is lost
      Given a visitor is looking at the login page
      When she fills in:
        | E-mail | priya@example.com |
      And she submits the form
      Then the form holds:
        | E-mail | priya@example.com |

  @spec-2.login-error-and-link @spec-8.login-failure @spec-5.mock-login @spec-8.email-not-registered @spec-8.wrong-password
  Rule: A failed login says why

    Scenario: An e-mail nobody has signed up with
      Given a visitor is looking at the login page
      When she logs in with "nobody@example.com" and "monsoon-2024"
      Then the form says "The email you entered is not Registered. Not Found error"
      And she is on the login page

    Scenario: The wrong password
      Given Priya has an account
      And a visitor is looking at the login page
      When she logs in with "priya@example.com" and "wrong-password"
      Then the form says "The credentials you entered are invalid. Unauthorized access error."

    @spec-forms.keep-typed
    Scenario: The form still holds what she typed
      Given Priya has an account
      And a visitor is looking at the login page
      When she logs in with "priya@example.com" and "wrong-password"
      Then the form holds:
        | E-mail | priya@example.com |

    Scenario: The second try to log in succeeds
      Given Priya has an account
      And a visitor is looking at the login page
      And she logs in with "priya@example.com" and "wrong-password"
      When she logs in as Priya
      Then the shop knows her
      And the form does not say "The credentials you entered are invalid. Unauthorized access error."

    Scenario: The shop gives no reason for a failed login
      Given Priya has an account
      And logging in fails without a reason
      And a visitor is looking at the login page
      When she logs in as Priya
      Then she reads why she cannot log in
      And she is on the login page

    Scenario: The shop gives several reasons
      Given Priya has an account
      And logging in fails because "Too many tries." and "Come back later."
      And a visitor is looking at the login page
      When she logs in as Priya
      Then the form says "Too many tries."
      And the form does not say "Come back later."

  @spec-2.login-form
  Rule: The password can be shown and hidden

    Scenario: Hidden at first
      When a visitor opens the login page
      Then the password is hidden

    Scenario: Shown on demand
      Given a visitor is looking at the login page
      When she shows the password
      Then the password is readable

    Scenario: Hidden again
      Given a visitor is looking at the login page
      And she shows the password
      When she hides the password
      Then the password is hidden

  @spec-2.login-without-effect
  Rule: She stays logged in, whether "Keep me signed in" is ticked or not

    Scenario: Keep me signed in is not ticked at first
      When a visitor opens the login page
      Then "Keep me signed in" is not ticked

    Scenario: With keep me signed in
      Given Priya has an account
      And a visitor is looking at the login page
      And she ticks "Keep me signed in"
      When she logs in as Priya
      And she closes the shop and comes back
      Then the shop knows her

    Scenario: Without keep me signed in she is kept signed in all the same
      Given Priya has an account
      And a visitor is looking at the login page
      When she logs in as Priya
      And she closes the shop and comes back
      Then the shop knows her

  @spec-2.login-without-effect @screen
  Rule: The login page asks "Forgot your password?"
    In the demonstration nothing follows from the question; in the real shop it leads to a new password.

    Scenario: Forgot your password?
      When a visitor opens the login page
      Then she sees "Forgot your password?"

  @spec-2.login-error-and-link
  Rule: Who has no account finds the way to get one

    @screen
    Scenario: From login to signup
      Given a visitor is looking at the login page
      When she follows the link to signup
      Then she is on the signup page
