Feature: The shop in two tabs
  One shopper, one cart, one wishlist, one login, however many tabs she has open.

  @spec-tabs.lists
  Rule: Cart and wishlist are the same in every tab

    Scenario: What she adds in one tab is in the cart of the other
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the cart page
      And she opens the listing page in another tab
      When she adds "Sun T-Shirt" to the cart
      And she turns to the other tab
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

    Scenario: What she changes in one tab is changed in the other
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And she opens the cart page in another tab
      When she asks for one more "Sun T-Shirt"
      And she turns to the other tab
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |
      And she is told nothing

    Scenario: What she removes in one tab is gone from the other
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 2        |
        | Rain Handbag | 1        |
      And she opens the cart page in another tab
      When she removes "Sun T-Shirt" from the cart
      And she turns to the other tab
      Then her cart holds "Rain Handbag"
      And she cannot put "Sun T-Shirt" back

    Scenario: The hearts agree
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the listing page
      And she opens the listing page in another tab
      When she puts "Sun T-Shirt" on the wishlist
      And she turns to the other tab
      Then "Sun T-Shirt" is on the wishlist

    Scenario: What the shop refuses in one tab is not in the other either
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And she opens the cart page in another tab
      And the shop refuses to change the cart
      When she asks for one more "Sun T-Shirt"
      And she turns to the other tab
      Then her cart holds 2 of "Sun T-Shirt"

    Scenario: A cart paid for in one tab is empty in the other
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she opens the checkout page in another tab
      And she places the order to "Home"
      When she pays
      And she turns to the other tab
      And she opens the cart page
      Then her cart is empty

    Scenario: An order paid in one tab shows in the other
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she opens the orders page in another tab
      And she sees no orders
      When she turns to the other tab
      And she pays
      And she turns to the other tab
      Then she sees 1 order

  @spec-tabs.session
  Rule: Logging out in one tab logs out all, and logging in likewise

    @screen
    Scenario: Logging out elsewhere closes what needs a login
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And she opens the logout page in another tab
      When she logs out
      And she turns to the other tab
      Then she is on the login page
      And the shop does not know her
      And the cart badge shows nothing

    Scenario: Logging out elsewhere leaves an open page open
      Given Priya is logged in
      And Priya's cart holds "Sun T-Shirt"
      And she is looking at the home page
      And she opens the logout page in another tab
      When she logs out
      And she turns to the other tab
      Then she is on the home page
      And the cart badge shows nothing

    Scenario: Logging in elsewhere
      Given Priya's cart holds "Sun T-Shirt"
      And a visitor is looking at the home page
      And she opens the login page in another tab
      When she logs in as Priya
      And she turns to the other tab
      And she opens the cart page
      Then the shop knows her
      And her cart holds "Sun T-Shirt"

    @screen
    Scenario: A tab that waits at the login goes on to where she wanted
      Given Priya has an account
      And a visitor opens the wishlist page
      And she opens the login page in another tab
      When she logs in as Priya
      And she turns to the other tab
      Then she is on the wishlist page
