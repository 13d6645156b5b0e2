@catalogue @screen
Feature: Recently viewed products
  Who has looked at something finds it again.

  Background:
    Given the shop sells:
      | id | name        |
      | 1  | Rain Cape   |
      | 2  | Sun T-Shirt |
      | 3  | Moon Shirt  |

  @spec-recently-viewed.shown
  Rule: The newest comes first, without the product on the page

    Scenario: On a product's page
      Given a visitor opens the page of "Rain Cape"
      And she opens the page of "Sun T-Shirt"
      When she opens the page of "Moon Shirt"
      Then she is shown what she viewed: "Sun T-Shirt, Rain Cape"

    Scenario: One that is viewed again is the newest
      Given a visitor opens the page of "Rain Cape"
      And she opens the page of "Sun T-Shirt"
      When she opens the page of "Rain Cape"
      And she opens the page of "Moon Shirt"
      Then she is shown what she viewed: "Rain Cape, Sun T-Shirt"

    Scenario: On the front page
      Given a visitor opens the page of "Rain Cape"
      When she opens the home page
      Then she is shown what she viewed: "Rain Cape"

    Scenario: Nothing was viewed yet
      When a visitor opens the page of "Rain Cape"
      Then she is shown nothing that she viewed

  @spec-recently-viewed.kept
  Rule: They are kept on the device

    Scenario: After coming back
      Given a visitor opens the page of "Rain Cape"
      And she opens the home page
      When she closes the shop and comes back
      Then she is shown what she viewed: "Rain Cape"

  @spec-recently-viewed.private
  Rule: Nobody sees what another shopper looked at

    Scenario: After logging out
      Given Priya is logged in
      And she opens the page of "Rain Cape"
      And she opens the profile page
      When she logs out
      And she opens the page of "Moon Shirt"
      Then she is shown nothing that she viewed

    Scenario: What a visitor viewed stays when she logs in
      Given Priya has an account
      And a visitor opens the page of "Rain Cape"
      And she opens the login page
      When she logs in as Priya
      And she opens the home page
      Then she is shown what she viewed: "Rain Cape"
