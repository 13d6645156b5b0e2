Feature: What she has chosen for an order
  Coupon and address wait for her at the checkout.

  Background:
    Given Priya has chosen the coupon "NEW YEAR OFFER" and the address "Home" for:
      | name        | price | quantity |
      | Sun T-Shirt | 300   | 2        |

  @spec-checkout-choices.kept
  Rule: A checkout keeps the coupon and the address that were chosen for it

    Scenario: She closes the shop and comes back to the page
      When she closes the shop and comes back
      Then the summary shows:
        | Coupon discount | −₹120 |
        | Total           | ₹480  |
      And the order goes to "Home"

    Scenario: She looks at something else and goes back
      When she opens the listing page
      And she goes back
      Then the summary shows:
        | Total | ₹480 |
      And the order goes to "Home"

    Scenario: She goes back to the cart and forward again
      When she goes back
      And she goes forward
      Then the summary shows:
        | Total | ₹480 |
      And the order goes to "Home"

    Scenario: Her session runs out on the way
      Given Priya's session has run out
      When she closes the shop and comes back
      And she logs in as Priya
      Then she is on the checkout page
      And the summary shows:
        | Total | ₹480 |
      And the order goes to "Home"

    @screen
    Scenario: She looks at the signup before she logs in again
      Given Priya's session has run out
      And she closes the shop and comes back
      And she follows the link to signup
      When she follows the link to login
      And she logs in as Priya
      Then the summary shows:
        | Total | ₹480 |
      And the order goes to "Home"

    Scenario: Each checkout has its own
      Given she opens the checkout page
      And the summary shows:
        | Total | ₹600 |
      When she goes back
      Then the summary shows:
        | Total | ₹480 |
      And the order goes to "Home"

  @spec-checkout-choices.direct @spec-4.coupon-to-checkout
  Rule: A checkout opened by its address begins without the choices of another

    Scenario: In another tab
      When she opens the checkout page in another tab
      Then the summary shows:
        | Total | ₹600 |
      And the order goes to nobody yet

  @spec-checkout-choices.hers
  Rule: What one shopper has chosen is not for another

    Scenario: Another shopper logs in while her checkout is open
      Given Arjun's cart holds "Sun T-Shirt"
      And Arjun logs in instead of her in another tab
      When she turns to the other tab
      Then the summary shows:
        | Total | ₹300 |
      And the summary has no "Coupon discount"

  @spec-checkout-choices.earned @spec-4.coupon-to-checkout
  Rule: A coupon that the cart no longer earns is dropped for good

    Scenario: The cart has become smaller
      When she opens the cart page
      And she asks for one fewer "Sun T-Shirt"
      And she goes back
      Then the summary shows:
        | Total | ₹300 |
      And the summary has no "Coupon discount"
      And the order goes to "Home"

    Scenario: Earning it again on the checkout does not choose it again
      When she opens the cart page
      And she asks for one fewer "Sun T-Shirt"
      And she goes back
      And she opens the cart page
      And she asks for one more "Sun T-Shirt"
      And she goes back
      Then the summary shows:
        | Total | ₹600 |
