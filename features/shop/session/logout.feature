Feature: Logging out
  The shopper leaves nothing of hers behind.

  Background:
    Given Priya is logged in
    And Priya's cart holds "Sun T-Shirt"
    And Priya's wishlist holds "Sun T-Shirt"

  @spec-2.route-logout @spec-2.profile-details @spec-4.logout
  Rule: Logging out ends on the front page

    Scenario: From the logout page
      When she logs out
      Then she is told "You're logged out successfully!"
      And she is on the home page
      And the shop does not know her

    @screen
    Scenario: From the profile
      Given she is looking at the profile page
      When she presses "Logout"
      Then she is told "You're logged out successfully!"
      And she is on the home page

  @spec-4.logout @spec-4.reload-on-auth-change
  Rule: Cart, wishlist and name are forgotten

    Scenario: The badges are gone
      When she logs out
      Then the cart badge shows nothing
      And the wishlist badge shows nothing

    Scenario: Nothing of hers is left when the shop is opened again
      Given she logs out
      When she closes the shop and comes back
      Then the shop does not know her
      And the cart badge shows nothing

    Scenario: The cart waits for the next login
      Given she logs out
      When she opens the login page
      And she logs in as Priya
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"
