Feature: The profile
  The shopper's own corner.

  @spec-2.route-profile @spec-2.profile-shell @spec-2.profile-details
  Rule: The profile shows who she is

    Background:
      Given Priya is logged in

    Scenario: Her name, e-mail and initial
      When she opens the profile page
      Then the profile shows:
        | name    | Priya Sharma      |
        | e-mail  | priya@example.com |
        | initial | P                 |

    @screen
    Scenario: Three tabs
      When she opens the profile page
      Then the profile has the tabs "Profile, Orders, Addresses"

    @screen
    Scenario: To the orders
      Given she is looking at the profile page
      When she follows the tab "Orders"
      Then she is on the orders page
      And she sees "Priya Sharma"

    @screen
    Scenario: To the addresses
      Given she is looking at the profile page
      When she follows the tab "Addresses"
      Then she is on the addresses page
      And she sees "Priya Sharma"

    @screen
    Scenario: Back to the details
      Given she is looking at the orders page
      When she follows the tab "Profile"
      Then she is on the profile page

  @spec-ways-on.profile @screen
  Rule: The profile leads to what the shop keeps for her

    Background:
      Given Priya is logged in
      And Priya's wishlist holds "Sun T-Shirt"
      And Priya's address book holds "Home"
      And she is looking at the profile page

    Scenario: How much there is
      Then she sees "1 product"
      And she sees "1 address"

    Scenario: On to the orders
      When she presses "Your orders Receipts to print, and to buy again"
      Then she is on the orders page
