@real-shop
Feature: One-time codes
  Whoever sets them up signs in with the password and a code that an app on the phone shows.

  @spec-admin-account.codes
  Rule: A code of the app turns them on, and recovery codes are shown once

    Background:
      Given Kiran is at work as packer

    Scenario: She sets them up
      When she sets one-time codes up
      Then one-time codes are on
      And 10 recovery codes are shown

    Scenario: The recovery codes are not shown again
      Given she sets one-time codes up
      When she puts the recovery codes away
      Then no recovery codes are shown
      And one-time codes are on

    Scenario: With a wrong code they stay off
      Given she begins to set one-time codes up
      When she shows the code "12345" with her password
      Then the account complains "The password or the code is wrong."
      And one-time codes are off

    Scenario: Without her password they stay off
      Given she begins to set one-time codes up
      When she shows the right code with the password "not the password"
      Then the account complains "The password or the code is wrong."
      And one-time codes are off

  @spec-admin-account.code-sign-in
  Rule: The password is asked first, then the code, which counts once

    Background:
      Given Meera is at work as owner
      And she sets one-time codes up
      And she signs out
      And 1 minutes go by at work

    Scenario: A code is asked for once the password was right
      When Meera signs in
      Then the admin shows "Sign in"
      And a code is asked for

    Scenario: With a wrong password nothing is said of codes
      When somebody signs in with "meera@shop.example" and "not the password"
      Then a code is not asked for

    Scenario: The code of the app opens the admin
      When Meera signs in with the code of her app
      Then the admin shows "Today"

    Scenario: A wrong code opens nothing
      When Meera signs in with the code "12345"
      Then the admin shows "Sign in"
      And the sign-in complains "The e-mail, the password or the code is wrong."

    Scenario: The same code does not open it twice
      Given Meera signs in with the code of her app
      And she signs out
      When Meera signs in with the same code
      Then the admin shows "Sign in"

    Scenario: A recovery code opens it
      When Meera signs in with her first recovery code
      Then the admin shows "Today"

    Scenario: A recovery code opens it once
      Given Meera signs in with her first recovery code
      And she signs out
      When Meera signs in with her first recovery code
      Then the admin shows "Sign in"

  @spec-admin-account.codes-off
  Rule: They are turned off with the password, or by an owner

    Scenario: She turns them off
      Given Kiran is at work as packer
      And she sets one-time codes up
      When she turns the codes off with the password "a long password"
      Then one-time codes are off

    Scenario: Not with a wrong password
      Given Kiran is at work as packer
      And she sets one-time codes up
      When she turns the codes off with the password "not the password"
      Then the account complains "The password or the code is wrong."
      And one-time codes are on

    Scenario: An owner turns those of somebody off who has lost the phone
      Given Meera is at work as owner
      And Kiran works for the shop as packer
      And Kiran signs in with one-time codes
      And she opens the settings "People and roles"
      And she turns the codes of Kiran off
      And she signs out
      When Kiran signs in
      Then the admin shows "Orders"
