Feature: Coupons
  A cart that is worth enough earns an offer.

  @spec-2.apply-coupons @spec-4.coupon-disabled @spec-4.coupon-note @spec-9.black-friday @spec-9.new-year
  Rule: A coupon is earned by more than its minimum purchase

    Scenario Outline: The <coupon> for a cart of <price>
      Given Priya is looking at her cart:
        | name        | price   | quantity |
        | Sun T-Shirt | <price> | 1        |
      When she opens the coupons
      Then the coupon "<coupon>" is <state>

      Examples:
        | price  | coupon             | state       |
        | 249    | BLACK FRIDAY OFFER | unavailable |
        | 250    | BLACK FRIDAY OFFER | unavailable |
        | 250.01 | BLACK FRIDAY OFFER | available   |
        | 251    | BLACK FRIDAY OFFER | available   |
        | 499    | NEW YEAR OFFER     | unavailable |
        | 500    | NEW YEAR OFFER     | unavailable |
        | 501    | NEW YEAR OFFER     | available   |

    Scenario: What counts is the price after discount
      Given Priya is looking at her cart:
        | name        | was | price | quantity |
        | Sun T-Shirt | 900 | 250   | 1        |
      When she opens the coupons
      Then the coupon "BLACK FRIDAY OFFER" is unavailable

    Scenario: What is missing is said
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 200   | 1        |
      When she opens the coupons
      Then the coupon "BLACK FRIDAY OFFER" says "Minimum purchase: ₹250"
      And the coupon "NEW YEAR OFFER" says "Minimum purchase: ₹500"

    Scenario: More pieces earn the coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 200   | 1        |
      And she opens the coupons
      When she asks for one more "Sun T-Shirt"
      Then the coupon "BLACK FRIDAY OFFER" is available
      And the coupon "NEW YEAR OFFER" is unavailable

  @spec-coupon-hints.distance @spec-coupon-hints.summary
  Rule: The shop says how little is missing for the next coupon

    Scenario Outline: What a cart of <price> lacks for the <coupon>
      Given Priya is looking at her cart:
        | name        | price   | quantity |
        | Sun T-Shirt | <price> | 1        |
      When she opens the coupons
      Then the coupon "<coupon>" says "<distance>"

      Examples:
        | price  | coupon             | distance                  |
        | 450    | NEW YEAR OFFER     | ₹51 more unlocks 20% off  |
        | 500    | NEW YEAR OFFER     | ₹1 more unlocks 20% off   |
        | 499.50 | NEW YEAR OFFER     | ₹1 more unlocks 20% off   |
        | 100    | BLACK FRIDAY OFFER | ₹151 more unlocks ₹20 off |
        | 250    | BLACK FRIDAY OFFER | ₹1 more unlocks ₹20 off   |

    Scenario: The summary speaks of the nearest coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 100   | 2        |
      Then the summary hints "₹51 more unlocks ₹20 off"
      And the summary does not hint "more unlocks 20% off"

    Scenario: The hint follows the quantity
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 150   | 2        |
      When she asks for one more "Sun T-Shirt"
      Then the summary hints "₹51 more unlocks 20% off"

    Scenario: A cart that earns every coupon is offered nothing more
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 99999 | 1        |
      Then the summary shows:
        | Total | ₹99,999 |
      And the summary does not hint "more unlocks"

  @spec-coupon-hints.saves-most
  Rule: The coupon that saves most comes first

    Scenario: Of two coupons she sees which one saves most
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      When she opens the coupons
      Then the coupons are in this order:
        | NEW YEAR OFFER     |
        | BLACK FRIDAY OFFER |
      And the coupon "NEW YEAR OFFER" says "Saves most"
      And the coupon "BLACK FRIDAY OFFER" does not say "Saves most"

    Scenario: Where one coupon is earned there is nothing to compare
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 300   | 1        |
      When she opens the coupons
      Then the coupons are in this order:
        | BLACK FRIDAY OFFER |
        | NEW YEAR OFFER     |
      And the coupon "BLACK FRIDAY OFFER" does not say "Saves most"

  @spec-2.apply-coupons
  Rule: The coupons are shown when asked for

    Scenario: The coupons are folded away at first
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      Then she sees no coupons

    @screen
    Scenario: The coupons are folded away again
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      And she presses "Apply Coupons?"
      When she presses "Apply Coupons?"
      Then she sees no coupons

  @spec-4.coupon-toggle @spec-8.toast-coupon-applied @spec-9.black-friday @spec-2.coupon-line @spec-3.coupon
  Rule: The Black Friday offer takes 20 rupees off

    Scenario: Choosing the Black Friday offer
      Given Priya is looking at her cart:
        | name        | was | price | quantity |
        | Sun T-Shirt | 400 | 300   | 1        |
      When she chooses the coupon "BLACK FRIDAY OFFER"
      Then she is told "Woohoo! BLACK FRIDAY OFFER applied successfully!"
      And the summary shows:
        | Sub-total       | ₹400  |
        | Discount        | −₹100 |
        | Coupon discount | −₹20  |
        | Total           | ₹280  |
        | You saved       | ₹120  |

    Scenario: It takes off the same from a large cart
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 1499  | 4        |
      When she chooses the coupon "BLACK FRIDAY OFFER"
      Then the summary shows:
        | Coupon discount | −₹20   |
        | Total           | ₹5,976 |

  @spec-9.new-year @spec-8.toast-coupon-applied
  Rule: The New Year offer takes a fifth off

    Scenario: Choosing the New Year offer
      Given Priya is looking at her cart:
        | name        | was  | price | quantity |
        | Sun T-Shirt | 1200 | 999   | 1        |
      When she chooses the coupon "NEW YEAR OFFER"
      Then she is told "Woohoo! NEW YEAR OFFER applied successfully!"
      And the summary shows:
        | Coupon discount | −₹199.80 |
        | Total           | ₹799.20  |
        | You saved       | ₹400.80  |

    Scenario: It is taken of the price after discount
      Given Priya is looking at her cart:
        | name        | was  | price | quantity |
        | Sun T-Shirt | 2000 | 1000  | 1        |
      When she chooses the coupon "NEW YEAR OFFER"
      Then the summary shows:
        | Coupon discount | −₹200 |
        | Total           | ₹800  |

    Scenario: Parts of a paisa are rounded
      Given Priya is looking at her cart:
        | name        | price  | quantity |
        | Sun T-Shirt | 500.03 | 1        |
        | Star Socks  | 0.10   | 1        |
      When she chooses the coupon "NEW YEAR OFFER"
      Then the summary shows:
        | Coupon discount | −₹100.03 |
        | Total           | ₹400.10  |

    Scenario: The coupon discount follows the quantity
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she asks for one more "Sun T-Shirt"
      Then the summary shows:
        | Coupon discount | −₹240 |
        | Total           | ₹960  |

  @spec-4.coupon-toggle @spec-8.toast-coupon-removed
  Rule: One coupon at a time

    Background:
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 1000  | 1        |

    Scenario: Giving a coupon up
      Given she chooses the coupon "NEW YEAR OFFER"
      When she gives up the coupon "NEW YEAR OFFER"
      Then she is told "NEW YEAR OFFER removed!"
      And the summary has no "Coupon discount"

    Scenario: The total is whole again without the coupon
      Given she chooses the coupon "BLACK FRIDAY OFFER"
      When she gives up the coupon "BLACK FRIDAY OFFER"
      Then the summary shows:
        | Total | ₹1,000 |

    Scenario: Another coupon takes the place of the first
      Given she chooses the coupon "BLACK FRIDAY OFFER"
      When she chooses the coupon "NEW YEAR OFFER"
      Then the coupon "NEW YEAR OFFER" is chosen
      And the coupon "BLACK FRIDAY OFFER" is available
      And the summary shows:
        | Coupon discount | −₹200 |

    Scenario: She is told of both
      Given she chooses the coupon "BLACK FRIDAY OFFER"
      When she chooses the coupon "NEW YEAR OFFER"
      Then she is told "BLACK FRIDAY OFFER removed!"
      And she is told "Woohoo! NEW YEAR OFFER applied successfully!"

  @spec-4.coupon-disabled
  Rule: A coupon that the cart no longer earns goes by itself

    Scenario: Fewer pieces lose the coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 300   | 2        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she asks for one fewer "Sun T-Shirt"
      Then the coupon "NEW YEAR OFFER" is unavailable
      And the summary has no "Coupon discount"

    Scenario: Removing an item loses the coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 100   | 1        |
        | Moon Shirt  | 200   | 1        |
      And she chooses the coupon "BLACK FRIDAY OFFER"
      When she removes "Moon Shirt" from the cart
      Then the summary shows:
        | Total | ₹100 |
      And the summary has no "Coupon discount"

    Scenario: A change that the shop refuses does not lose the coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 300   | 2        |
      And she chooses the coupon "NEW YEAR OFFER"
      And the shop refuses to change the cart
      When she asks for one fewer "Sun T-Shirt"
      Then the coupon "NEW YEAR OFFER" is chosen

    Scenario: Earning it again does not choose it again
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 300   | 2        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she asks for one fewer "Sun T-Shirt"
      And she asks for one more "Sun T-Shirt"
      Then the coupon "NEW YEAR OFFER" is available

  @spec-4.coupon-local
  Rule: The choice lasts as long as she stays with the cart

    Scenario: Leaving the cart forgets the coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 600   | 1        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she opens the listing page
      And she opens the cart page
      Then the summary shows:
        | Total | ₹600 |
      And the summary has no "Coupon discount"

  @spec-4.coupon-to-checkout @spec-3.checkout-draft @spec-2.billing-summary
  Rule: The checkout charges what the cart promised

    Scenario: The coupon comes along to the checkout
      Given Priya is looking at her cart:
        | name        | was  | price | quantity |
        | Sun T-Shirt | 1200 | 999   | 1        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she goes on to the checkout
      Then the summary shows:
        | Subtotal        | ₹1,200   |
        | Discount        | −₹201    |
        | Coupon discount | −₹199.80 |
        | Total           | ₹799.20  |

    Scenario: Without a coupon there is no coupon line at the checkout
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 999   | 1        |
      When she goes on to the checkout
      Then the summary shows:
        | Total | ₹999 |
      And the summary has no "Coupon discount"

    Scenario: Going straight to the checkout brings no coupon
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 999   | 1        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she opens the checkout page
      Then the summary shows:
        | Total | ₹999 |

    Scenario: The next shopper's checkout begins anew
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 999   | 1        |
      And Arjun's cart holds "Sun T-Shirt"
      And she chooses the coupon "NEW YEAR OFFER"
      And she goes on to the checkout
      When Arjun logs in instead of her
      And she opens the checkout page
      Then the summary shows:
        | Total | ₹999 |
      And the summary has no "Coupon discount"

    Scenario: The payment is for the price with the coupon
      Given Priya's address book holds "Home"
      And Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 999   | 1        |
      And she chooses the coupon "NEW YEAR OFFER"
      When she goes on to the checkout
      And she places the order to "Home"
      Then the payment asks for:
        | amount in paise | 79920 |
