Feature: What a visitor had pressed
  Logging in is a detour: afterwards the shop does what she wanted in the first place.

  Background:
    Given the shop sells:
      | name         |
      | Sun T-Shirt  |
      | Rain Handbag |
    And Priya has an account
    And a visitor is looking at the listing page

  @spec-after-login.finishes
  Rule: After the login the shop finishes what was pressed

    Scenario: Adding to the cart
      When she adds "Sun T-Shirt" to the cart
      And she logs in as Priya
      Then she is on the listing page
      And she is told "Sun T-Shirt added to cart successfully!"

    Scenario: What she had added is in her cart
      When she adds "Sun T-Shirt" to the cart
      And she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"

    Scenario: The heart
      When she puts "Sun T-Shirt" on the wishlist
      And she logs in as Priya
      Then "Sun T-Shirt" is on the wishlist
      And "Rain Handbag" is not on the wishlist

    Scenario: A failed try does not forget it
      When she adds "Sun T-Shirt" to the cart
      And she logs in with "priya@example.com" and "wrong-password"
      And she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"

    Scenario: Closing the shop at the login and coming back does not forget it
      When she adds "Sun T-Shirt" to the cart
      And she closes the shop and comes back
      And she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"

    @screen
    Scenario: Signing up finishes it as well
      When she puts "Sun T-Shirt" on the wishlist
      And she signs up as Asha
      Then she is on the listing page
      And "Sun T-Shirt" is on the wishlist

    Scenario: The last press counts
      When she adds "Sun T-Shirt" to the cart
      And she opens the listing page
      And she puts "Rain Handbag" on the wishlist
      And she logs in as Priya
      Then "Rain Handbag" is on the wishlist

    Scenario: No press before the last one counts
      When she adds "Sun T-Shirt" to the cart
      And she opens the listing page
      And she puts "Rain Handbag" on the wishlist
      And she logs in as Priya
      Then the cart badge shows nothing

  @spec-after-login.not-doubled
  Rule: What is there already is neither doubled nor taken away

    Scenario: It is in her cart already
      Given Priya's cart holds "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      And she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"

    Scenario: It is in her cart already, and she stays where she was
      Given Priya's cart holds "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      And she logs in as Priya
      Then she is on the listing page

    Scenario: It is on her wishlist already
      Given Priya's wishlist holds "Sun T-Shirt"
      When she puts "Sun T-Shirt" on the wishlist
      And she logs in as Priya
      Then "Sun T-Shirt" is on the wishlist
      And the wishlist badge shows 1

  @spec-after-login.abandoned
  Rule: Who gives the login up is not surprised later

    @screen
    Scenario: She goes elsewhere and logs in from there
      When she adds "Sun T-Shirt" to the cart
      And she opens the home page
      And she follows "Login" in the bar
      And she logs in as Priya
      Then the cart badge shows nothing

    @screen
    Scenario: She returns to the products and logs in later
      When she adds "Sun T-Shirt" to the cart
      And she opens the listing page
      And she follows "Login" in the bar
      And she logs in as Priya
      Then the cart badge shows nothing

    Scenario: She takes more than half an hour
      When she adds "Sun T-Shirt" to the cart
      And more than half an hour passes
      And she logs in as Priya
      And she opens the cart page
      Then her cart is empty
