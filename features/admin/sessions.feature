@real-shop
Feature: Where one is signed in
  Everybody sees the own sessions, and ends those that should not be there.

  Background:
    Given Kiran is at work as packer
    And Kiran is also signed in on "Safari on an iPhone"

  @spec-admin-account.sessions
  Rule: The sessions are listed, and can be ended

    Scenario: A packer sees where she is signed in
      When she opens the settings "Your account"
      Then she is signed in on "Safari on an iPhone, this one"

    Scenario: She ends the one on the phone
      Given she opens the settings "Your account"
      When she ends the session on "Safari on an iPhone"
      Then she is signed in on "this one"

    Scenario: She signs out everywhere else
      Given Kiran is also signed in on "Firefox on Windows"
      And she opens the settings "Your account"
      When she signs out everywhere else
      Then she is signed in on "this one"

    Scenario: The sessions of colleagues are not hers
      Given Leela works for the shop as packer
      And Leela is also signed in on "Chrome on Android"
      When she opens the settings "Your account"
      Then she is signed in on "Safari on an iPhone, this one"
