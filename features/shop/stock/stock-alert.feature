@real-shop
Feature: Told when it is back
  Who comes too late asks for a mail. It comes once, when there is a piece again.

  Background:
    Given the shop sells:
      | name         | id | price |
      | Sun T-Shirt  | 7  | 799   |
      | Rain Handbag | 8  | 1299  |
    And the shop has counted 0 of "Sun T-Shirt"

  @spec-stock.alert
  Rule: Who looks at a sold-out piece can ask to be told when it is back

    Background:
      Given Priya is logged in

    Scenario: She asks, and gets a mail
      Given she waits for "Sun T-Shirt"
      When "Sun T-Shirt" is back for an hour
      Then Priya has got the mails "back-in-stock"

    Scenario: She gets one mail, however often it comes back
      Given she waits for "Sun T-Shirt"
      And "Sun T-Shirt" is back for an hour
      When the shop has counted 0 of "Sun T-Shirt"
      And "Sun T-Shirt" is back for an hour
      Then Priya has got the mails "back-in-stock"

    Scenario: The page remembers it
      Given she waits for "Sun T-Shirt"
      And the shop says that it will mail her
      When she closes the shop and comes back
      Then the shop says that it will mail her

    Scenario: She takes back what she asked for
      Given she waits for "Sun T-Shirt"
      When she takes it back
      Then the shop does not say that it will mail her
      When "Sun T-Shirt" is back for an hour
      Then Priya has got the mails ""

    Scenario: It is sold out again before the mail is written
      Given she waits for "Sun T-Shirt"
      When the shop has counted 1 of "Sun T-Shirt"
      And the shop has counted 0 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails ""

    Scenario: It came back while she looked at it
      Given she is looking at the page of "Sun T-Shirt"
      And the shop does not say that it will mail her
      And the shop has counted 2 of "Sun T-Shirt"
      When she asks to be told when it is back
      Then she is told "This product is in stock."

    @screen
    Scenario: The button
      Given she is looking at the page of "Sun T-Shirt"
      When she presses "Tell me when it is back"
      Then she sees "We will mail you when it is back."
      And she sees "Do not tell me"

    @screen
    Scenario: There is none for a piece in stock
      Given the shop has counted 1 of "Rain Handbag"
      When she opens the page of "Rain Handbag"
      Then she sees "Only 1 left"
      And she does not see "Tell me when it is back"

  @spec-stock.alert-login
  Rule: A visitor who asks for it logs in first

    Scenario: After the login it is asked for
      Given Priya has an account
      And a visitor is looking at the page of "Sun T-Shirt"
      When she asks to be told when it is back
      And she logs in as Priya
      Then she is on the page of "Sun T-Shirt"
      And the shop says that it will mail her
