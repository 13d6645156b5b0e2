Feature: Finding one's way
  The bar at the top leads everywhere, from everywhere.

  @spec-2.login-or-profile @screen
  Rule: The bar offers Login to a visitor and Profile to a shopper

    Scenario: A visitor
      When a visitor opens the home page
      Then the bar offers "Login"
      And the bar does not offer "Profile"

    Scenario: A shopper
      Given Priya is logged in
      When she opens the home page
      Then the bar offers "Profile"
      And the bar does not offer "Login"

    Scenario: To the login
      Given a visitor is looking at the home page
      When she follows "Login" in the bar
      Then she is on the login page

    Scenario: To the profile
      Given Priya is logged in
      And she is looking at the home page
      When she follows "Profile" in the bar
      Then she is on the profile page

  @spec-2.products-menu @spec-3.category @screen
  Rule: The Products menu leads to a category

    Background:
      Given the shop sells:
        | name         | category    |
        | Sun T-Shirt  | clothing    |
        | Rain Handbag | accessories |
      And a visitor is looking at the home page

    Scenario: The categories on the menu
      Then the Products menu offers "Clothing, Accessories"

    Scenario: Picking a category
      When she picks "Accessories" from the Products menu
      Then she is on the listing page
      And she sees the products "Rain Handbag"
      And only "accessories" is ticked among the categories

    @spec-4.set-categories
    Scenario: Picking another category
      Given she picks "Accessories" from the Products menu
      When she picks "Clothing" from the Products menu
      Then she sees the products "Sun T-Shirt"

  @spec-2.wishlist-badge @spec-2.cart-badge
  Rule: Badges count the wishlist's items and the cart's pieces

    Background:
      Given the shop sells:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      And Priya is logged in

    Scenario: The cart's badge counts pieces
      Given Priya's cart holds 3 of "Sun T-Shirt"
      And Priya's cart holds "Rain Handbag"
      When she opens the home page
      Then the cart badge shows 4

    Scenario: The wishlist's badge counts items
      Given Priya's wishlist holds "Sun T-Shirt"
      And Priya's wishlist holds "Rain Handbag"
      When she opens the home page
      Then the wishlist badge shows 2

    Scenario: Nothing to count
      When she opens the home page
      Then the cart badge shows nothing
      And the wishlist badge shows nothing

    @screen
    Scenario: To the cart
      Given she is looking at the home page
      When she follows "Cart" in the bar
      Then she is on the cart page

    @screen
    Scenario: To the wishlist
      Given she is looking at the home page
      When she follows "Wishlist" in the bar
      Then she is on the wishlist page

  @spec-2.hamburger-menu @screen
  Rule: On a small screen the bar folds into a menu

    Scenario: Folded at first
      Given she shops on a small screen
      When a visitor opens the home page
      Then the menu is closed

    Scenario: Opening the menu
      Given she shops on a small screen
      And a visitor is looking at the home page
      When she opens the menu
      Then the menu is open

    Scenario: The menu closes once she has gone somewhere
      Given she shops on a small screen
      And a visitor is looking at the home page
      And she opens the menu
      When she follows "Login" in the bar
      Then she is on the login page
      And the menu is closed

    @spec-for-whom.ways
    Scenario: The menu leads to orders and help as well
      Given she shops on a small screen
      And a visitor is looking at the home page
      And she opens the menu
      When she follows "Help" in the bar
      Then the page tells "Delivery is free, always, to every address in India"
      And the menu is closed

  @spec-for-whom.ways @screen
  Rule: The bar leads to what there is for women, for men, and to the creators

    Background:
      Given the shop sells:
        | name         | for     | category    |
        | Sun T-Shirt  | women's | clothing    |
        | Moon Shirt   | men's   | clothing    |
        | Rain Handbag | women's | accessories |

    Scenario: To what there is for women
      Given a visitor is looking at the home page
      When she follows "Women" in the bar
      Then she sees the products "Sun T-Shirt, Rain Handbag"
      And the listing is headed "Products for women" with "2 pieces"

    Scenario: From what there is for women to what there is for men
      Given a visitor is looking at the home page
      And she follows "Women" in the bar
      When she follows "Men" in the bar
      Then she sees the products "Moon Shirt"

    Scenario: To all creators
      Given a visitor is looking at the home page
      When she follows "Creators" in the bar
      Then she is on the creators page

    Scenario: From the menu of a small screen
      Given she shops on a small screen
      And a visitor is looking at the home page
      And she opens the menu
      When she follows "Men" in the bar
      Then she sees the products "Moon Shirt"
      And the menu is closed
