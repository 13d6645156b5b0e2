Feature: The pictures of a piece
  Who cannot touch a piece wants to see it from all sides, and near.

  Background:
    Given the shop sells:
      | id | name        | alt                            | further                                  |
      | 7  | Sun T-Shirt | A golden sun on a washed shirt | The back of the shirt, The seam, The hem |
      | 8  | Rain Cap    | A cap in the rain              |                                          |

  @spec-product-pictures.rail @screen @real-shop
  Rule: Several pictures are leafed through

    Scenario: One after the other
      When a visitor opens the page of "Sun T-Shirt"
      Then she sees "1 / 4"
      When she presses "Next picture"
      And she presses "Next picture"
      Then she sees "3 / 4"
      When she presses "Previous picture"
      Then she sees "2 / 4"

    Scenario: A piece with one picture
      When a visitor opens the page of "Rain Cap"
      Then she does not see "1 / 1"

  @spec-product-pictures.enlarged @screen @real-shop
  Rule: An enlarged picture leads to the others

    Scenario: From the first to the last but one
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she presses "Enlarge picture: A golden sun on a washed shirt"
      And she presses "Next picture"
      Then she sees "The back of the shirt"
      And she sees "2 / 4"
      When she presses "Next picture"
      Then she sees "The seam"

    Scenario: The one that was pressed
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she presses "Enlarge picture: The hem"
      Then she sees "4 / 4"
