Feature: A late answer to a login
  Who does not want to wait looks around, and is left where she is.

  Background:
    Given the shop sells:
      | name        | id |
      | Sun T-Shirt | 3  |

  @spec-after-login.stays
  Rule: An answer that comes late does not move her

    Scenario: She reads about a product meanwhile
      Given Priya is waiting to be logged in
      And she opens the page of "Sun T-Shirt"
      When the late answers arrive
      Then she is on the page of "Sun T-Shirt"
      And the shop knows her
      And she is told "Welcome back, Priya!"

    Scenario: She looks around while her account is made
      Given signing up is slow to answer
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      And she opens the listing page
      When the late answers arrive
      Then she is on the listing page

    @spec-2.signing-up
    Scenario: Her account is made all the same
      Given signing up is slow to answer
      And a visitor is looking at the signup page
      And she fills in the signup form
      And she submits the form
      And she opens the listing page
      When the late answers arrive
      Then the shop knows her

  @spec-after-login.abandoned
  Rule: What she had pressed before the login is not done behind her back

    Scenario: She had pressed Add to Cart
      Given a visitor is looking at the listing page
      And she adds "Sun T-Shirt" to the cart
      And Priya is waiting to be logged in
      And she opens the listing page
      When the late answers arrive
      Then the cart badge shows nothing

  @spec-after-login.finishes
  Rule: What she presses while she waits is done

    Scenario: She presses Add to Cart
      Given Priya is waiting to be logged in
      And she opens the listing page
      And she adds "Sun T-Shirt" to the cart
      When the late answers arrive
      Then she is on the listing page
      And the cart badge shows 1
