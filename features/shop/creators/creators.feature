@catalogue
Feature: Shopping by creator
  Who follows a creator finds everything they make.

  Background:
    Given the shop sells:
      | id | name         | category    | creator | size |
      | 1  | Rain Handbag | accessories | @maya   | L    |
      | 2  | Sun T-Shirt  | clothing    | @maya   | M    |
      | 3  | Moon Shirt   | clothing    | @maya   | S    |
      | 4  | Star Cap     | accessories | @zoya   | S    |

  @spec-creators.handle @screen
  Rule: A creator's handle on a card leads to all of that creator's pieces

    Scenario: From a card
      Given a visitor is looking at the listing page
      When she follows the creator of "Sun T-Shirt"
      Then she sees the products "Rain Handbag, Sun T-Shirt, Moon Shirt"
      And only "@maya" is ticked among the creators

    Scenario: What was chosen before is left behind
      Given a visitor follows a link to the listing with:
        | search | sun |
        | sizes  | M   |
      When she follows the creator of "Sun T-Shirt"
      Then she sees the products "Rain Handbag, Sun T-Shirt, Moon Shirt"
      And nothing is ticked among the sizes
      And the search box is empty

  @spec-creators.more @screen
  Rule: A product's page shows more from the same creator

    Scenario: The same kind of piece first
      When a visitor opens the page of "Sun T-Shirt"
      Then she is shown more from the same creator: "Moon Shirt, Rain Handbag"

    Scenario: A creator's only piece
      When a visitor opens the page of "Star Cap"
      Then she is shown no more from the same creator

    Scenario: On to one of them
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she opens the details of "Moon Shirt"
      Then she is on the page of "Moon Shirt"

    Scenario: Never more than four
      Given the shop sells:
        | id | name  | creator |
        | 11 | One   | @om     |
        | 12 | Two   | @om     |
        | 13 | Three | @om     |
        | 14 | Four  | @om     |
        | 15 | Five  | @om     |
        | 16 | Six   | @om     |
      When a visitor opens the page of "One"
      Then she is shown more from the same creator: "Two, Three, Four, Five"

  @spec-creators.filled @screen
  Rule: The row is filled with the same kind of piece

    Scenario: Pieces of others beside those of the creator
      When a visitor opens the page of "Star Cap"
      Then she is shown no more from the same creator
      And she is shown more accessories: "Rain Handbag"

    Scenario: Only as many as the row has room for
      Given the shop sells:
        | id | name       | category    | creator |
        | 5  | Sun Purse  | accessories | @om     |
        | 6  | Moon Purse | accessories | @om     |
        | 9  | Day Purse  | accessories | @om     |
      When a visitor opens the page of "Day Purse"
      Then she is shown more from the same creator: "Sun Purse, Moon Purse"
      And she is shown more accessories: "Rain Handbag, Star Cap"

  @spec-creators.front-page
  Rule: The front page shows who sells here

    Scenario: The creators, as the catalogue first names them
      When a visitor opens the home page
      Then the creators are "@maya, @zoya"

    Scenario: From the front page to a creator
      Given a visitor is looking at the home page
      When she follows the creator "@maya"
      Then she is on the creator page
