Feature: Pages that need a login
  A visitor is sent to log in and then brought to where she wanted to go.

  @spec-2.route-cart @spec-2.route-wishlist @spec-2.route-checkout @spec-2.route-profile @spec-2.guard @spec-6.two-roles @spec-6.logged-in @spec-1.shoppers-only @spec-1.login-adds @screen
  Rule: Cart, wishlist, checkout and profile are for shoppers who are logged in

    Scenario Outline: A visitor is sent from the <page> page to the login
      When a visitor opens the <page> page
      Then she is on the login page

      Examples:
        | page     |
        | cart     |
        | wishlist |
        | checkout |
        | profile  |

    Scenario Outline: Priya opens the <page> page
      Given Priya is logged in
      When she opens the <page> page
      Then she is on the <page> page

      Examples:
        | page     |
        | cart     |
        | wishlist |
        | checkout |
        | profile  |

  @spec-2.route-listing @spec-2.route-login @spec-2.route-signup @spec-2.route-logout @spec-2.route-orders @spec-2.route-addresses @spec-6.visitor @screen
  Rule: All other pages are open

    Scenario Outline: A visitor opens the <page> page
      Given the shop sells its usual range
      When a visitor opens the <page> page
      Then she is on the <page> page

      Examples:
        | page      |
        | listing   |
        | login     |
        | signup    |
        | logout    |
        | orders    |
        | addresses |

  @spec-2.route-orders @spec-2.route-addresses @screen
  Rule: A visitor's orders and addresses are empty, and she is offered to log in

    Scenario: Orders of a visitor
      When a visitor opens the orders page
      Then she sees "No Orders"
      And she is offered to log in

    Scenario: Addresses of a visitor
      When a visitor opens the addresses page
      Then she sees "No Address To Display"
      And she is offered to log in

  @spec-2.guard @spec-4.return-after-login
  Rule: After logging in she is where she wanted to be

    Background:
      Given Priya has an account

    @screen
    Scenario Outline: She wanted the <page> page
      Given a visitor opens the <page> page
      When she logs in as Priya
      Then she is on the <page> page

      Examples:
        | page     |
        | cart     |
        | wishlist |
        | checkout |
        | profile  |

    @screen
    Scenario: A failed try does not forget the way
      Given a visitor opens the wishlist page
      And she logs in with "priya@example.com" and "wrong-password"
      When she logs in as Priya
      Then she is on the wishlist page

    @screen
    Scenario: Signing up leads there as well
      Given a visitor opens the wishlist page
      And she follows the link to signup
      And she fills in the signup form
      And she fills in:
        | E-mail | asha@example.com |
      When she submits the form
      Then she is on the wishlist page

    Scenario: A link that leads out of the shop is not followed
      Given a visitor follows a login link that leads out of the shop
      When she logs in as Priya
      Then she is on the home page

  @spec-4.return-after-login
  Rule: A shopper who is logged in has no need of the login page

    @screen
    Scenario: Coming to the login page again
      Given Priya is logged in
      When she opens the login page
      Then she is on the home page
      And the shop knows her
