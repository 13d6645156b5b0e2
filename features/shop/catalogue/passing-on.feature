@catalogue @screen
Feature: Passing a page on
  A find is sent to a friend.

  Background:
    Given the shop sells:
      | id | name     | creator |
      | 4  | Star Cap | @zoya   |

  @spec-sharing.product
  Rule: A product's page can be passed on

    Scenario: The link to a product is copied
      Given a visitor is looking at the page of "Star Cap"
      When she presses "Share" for "Star Cap"
      Then she is told "Link copied"

  @spec-sharing.creator
  Rule: A creator's page can be passed on

    Scenario: The link to a creator is copied
      Given a visitor is looking at the page of the creator "@zoya"
      When she presses "Share: @zoya"
      Then she is told "Link copied"
