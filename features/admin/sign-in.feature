@real-shop
Feature: Signing in to the admin
  Only people who work for the shop get in, each with an account of their own.

  @spec-admin-session.sign-in
  Rule: The right e-mail and password open the admin

    Background:
      Given Meera works for the shop as owner

    Scenario: An owner signs in
      Given somebody opens the admin
      When Meera signs in
      Then the admin shows "Today"
      And "Meera, owner" is signed in to the admin

    Scenario: Whatever page was asked for asks to sign in first
      When somebody goes straight to Orders
      Then the admin shows "Sign in"

    Scenario: After signing in she is where she wanted to go
      When somebody goes straight to Orders
      And Meera signs in
      Then the admin shows "Orders"

    Scenario: She is still signed in at work when she comes back
      Given somebody opens the admin
      And Meera signs in
      When she goes straight to Orders
      Then the admin shows "Orders"

    Scenario: In another spelling of her work e-mail
      Given somebody opens the admin
      When somebody signs in with "MEERA@Shop.example" and "a long password"
      Then the admin shows "Today"

  @spec-admin-session.refused
  Rule: Who is refused learns no more than that, and keeps what was typed

    Background:
      Given Meera works for the shop as owner
      And somebody opens the admin

    Scenario Outline: <what> does not open the admin
      When somebody signs in with "<e-mail>" and "<password>"
      Then the admin shows "Sign in"
      And the sign-in complains "The e-mail, the password or the code is wrong."
      And the e-mail "<e-mail>" is still typed

      Examples:
        | what               | e-mail              | password         |
        | A wrong password   | meera@shop.example  | not the password |
        | An unknown e-mail  | nobody@shop.example | a long password  |
        | A shopper's e-mail | priya@example.com   | monsoon-2024     |

    Scenario: Nothing is filled in
      When somebody signs in with "" and ""
      Then the sign-in complains:
        | E-mail is required   |
        | Password is required |

  @spec-admin-session.wait
  Rule: After five wrong passwords one has to wait a quarter of an hour

    Background:
      Given Meera works for the shop as owner
      And somebody opens the admin

    Scenario: The sixth attempt has to wait, even with the right password
      Given somebody tries 5 wrong passwords for Meera
      When Meera signs in
      Then the admin shows "Sign in"
      And the sign-in complains "Too many attempts. Please wait 15 minutes, then try again."

    Scenario: After waiting she may try again
      Given somebody tries 5 wrong passwords for Meera
      And 15 minutes go by at work
      When Meera signs in
      Then the admin shows "Today"

    Scenario: Four wrong passwords are forgiven
      Given somebody tries 4 wrong passwords for Meera
      When Meera signs in
      Then the admin shows "Today"

    Scenario: A colleague need not wait
      Given Kiran works for the shop as packer
      And somebody tries 5 wrong passwords for Meera
      When Kiran signs in
      Then the admin shows "Orders"

  @spec-admin-session.sign-out
  Rule: Signing out closes the admin

    Scenario: She signs out
      Given Meera is at work as owner
      When she signs out
      Then the admin shows "Sign in"

    Scenario: It stays closed when she comes back
      Given Meera is at work as owner
      And she signs out
      When she goes straight to Orders
      Then the admin shows "Sign in"

    Scenario: Her session ends when she has not used it for half a day
      Given Meera is at work as owner
      And 721 minutes go by at work
      When she goes straight to Orders
      Then the admin shows "Sign in"

    Scenario: A session that is used goes on
      Given Meera is at work as owner
      And 600 minutes go by at work
      And she goes straight to Orders
      And 600 minutes go by at work
      When she goes straight to Stock
      Then the admin shows "Stock"
