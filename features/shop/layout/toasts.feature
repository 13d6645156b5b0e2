Feature: Short news
  The shop tells what it has done, briefly.

  @spec-4.toast-duration @spec-9.toast-duration
  Rule: News goes by itself after a second and a half

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And she asks for one more "Sun T-Shirt"

    Scenario: It stays a while
      When a second passes
      Then the news "Added another Sun T-Shirt to the cart!" is there

    Scenario: It goes
      When a second and a half passes
      Then the news "Added another Sun T-Shirt to the cart!" is gone

  @spec-4.toast-limit @spec-9.toast-limit
  Rule: At most twenty pieces of news are held

    Scenario: More news than fits
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      When she changes her mind about the coupon "NEW YEAR OFFER" 25 times
      Then 20 pieces of news are held

  @spec-8.list-failures
  Rule: News is for the shopper, trouble is not news

    Scenario: Nothing is told without need
      Given Priya is logged in
      When she opens the cart page
      Then she is told nothing
