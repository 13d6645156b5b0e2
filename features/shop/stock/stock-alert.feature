@real-shop
Feature: Told when it is back
  Who comes too late asks for a mail. It comes once, when there is a piece again.

  Background:
    Given the shop sells:
      | name         | id | price |
      | Sun T-Shirt  | 7  | 799   |
      | Rain Handbag | 8  | 1299  |
    And the shop has counted 0 of "Sun T-Shirt"
    And Priya is logged in

  @spec-stock.alert
  Rule: Who looks at a sold-out piece can ask to be told when it is back

    Scenario: She asks, and gets one mail
      Given she is looking at the page of "Sun T-Shirt"
      When she asks to be told when it is back
      Then the shop says that it will mail her
      When the shop has counted 2 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails "back-in-stock"
      When the shop has counted 0 of "Sun T-Shirt"
      And the shop has counted 3 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails "back-in-stock"

    Scenario: The page remembers it
      Given she is looking at the page of "Sun T-Shirt"
      And she asks to be told when it is back
      When she closes the shop and comes back
      Then the shop says that it will mail her

    Scenario: She takes back what she asked for
      Given she is looking at the page of "Sun T-Shirt"
      And she asks to be told when it is back
      When she takes it back
      Then the shop does not say that it will mail her
      When the shop has counted 2 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails ""

    Scenario: It is sold out again before the mail is written
      Given she is looking at the page of "Sun T-Shirt"
      And she asks to be told when it is back
      When the shop has counted 1 of "Sun T-Shirt"
      And the shop has counted 0 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails ""
      When the shop has counted 1 of "Sun T-Shirt"
      And an hour goes by at the shop
      Then Priya has got the mails "back-in-stock"

    Scenario: It came back while she looked at it
      Given she is looking at the page of "Sun T-Shirt"
      And the shop does not say that it will mail her
      And the shop has counted 2 of "Sun T-Shirt"
      When she asks to be told when it is back
      Then she is told "This product is in stock."
      And the shop does not say that it will mail her

    @screen
    Scenario: The button
      When she opens the page of "Sun T-Shirt"
      Then she sees "Tell me when it is back"
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
      Given she logs out
      And a visitor is looking at the page of "Sun T-Shirt"
      When she asks to be told when it is back
      Then she is on the login page
      When she logs in as Priya
      Then she is on the page of "Sun T-Shirt"
      And the shop says that it will mail her
