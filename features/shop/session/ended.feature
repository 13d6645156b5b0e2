Feature: A session that no longer counts
  The shop notices, says so by asking to log in, and brings the shopper back.

  @spec-4.session-ended @spec-8.token-without-user @spec-8.invalid-token @spec-5.mock-token
  Rule: When the shop no longer accepts her session, the shopper logs in again

    Scenario: Her account no longer exists
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And Priya's account no longer exists
      When she asks for one more "Sun T-Shirt"
      Then she is on the login page
      And the shop does not know her

    Scenario: Her session has run out
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And Priya's session has run out
      When she asks for one more "Sun T-Shirt"
      Then she is on the login page
      And the cart badge shows nothing

    Scenario: After logging in she is back in her cart
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And Priya's session has run out
      When she asks for one more "Sun T-Shirt"
      And she logs in as Priya
      Then she is on the cart page
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

    Scenario: Several refusals end the session once
      Given Priya is logged in
      And Priya's session has run out
      When she opens the wishlist page
      And she logs in as Priya
      Then she is on the wishlist page
      And the shop knows her

    Scenario: A forged session opens nothing
      Given someone pretends to be Priya
      When she opens the cart page
      Then she is on the login page
      And the shop does not know her

  @spec-stored-data.session
  Rule: What the shop cannot understand of an old session counts as logged out

    Scenario: Half of it is missing
      Given half of what the shop remembers of Priya is missing
      When she opens the cart page
      Then the shop does not know her

    Scenario: It is damaged
      Given what the shop remembers of Priya is damaged
      When she opens the home page
      Then the shop does not know her

    Scenario: She can log in over it
      Given Priya has an account
      And what the shop remembers of Priya is damaged
      And she is looking at the login page
      When she logs in as Priya
      Then the shop knows her
