Feature: Paying
  The card payment provider takes the money; the shop never forgets it.

  @spec-4.payment-amount @spec-4.payment-prefill @spec-4.payment-note @spec-9.currency @spec-9.payment-amount @spec-9.payment-key
  Rule: The provider is told what to take, from whom and for where

    Scenario Outline: The <fact> for <quantity> at <price>
      Given Priya is at the checkout with:
        | name        | price   | quantity   |
        | Sun T-Shirt | <price> | <quantity> |
      When she places the order to "Home"
      Then the payment asks for:
        | <fact> | <value> |

      Examples:
        | price | quantity | fact            | value             |
        | 799   | 2        | amount in paise | 159800            |
        | 99.99 | 3        | amount in paise | 29997             |
        | 799   | 1        | currency        | INR               |
        | 799   | 1        | name            | Priya Sharma      |
        | 799   | 1        | e-mail          | priya@example.com |
        | 799   | 1        | phone           | 9876543210        |

    Scenario Outline: The phone "<phone>"
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she adds the address "Aunt Mira" with the phone "<phone>"
      When she places the order to "Aunt Mira"
      Then the payment asks for:
        | phone | <asked> |

      Examples:
        | phone           | asked         |
        | +91 98765 43210 | +919876543210 |
        | 98765-43210     | 9876543210    |
        | ask my aunt     | none          |

    Scenario: Where it goes
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she places the order to "Office"
      Then the payment's address note mentions "Office"

    Scenario: A very long address still makes a note
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she adds the address "Aunt Mira" with a street of 400 letters
      When she places the order to "Aunt Mira"
      Then the payment's address note has at most 254 letters

  @spec-4.one-order-per-payment @spec-4.clear-through-server @spec-4.orders-after-payment @spec-4.clear-after-purchase @spec-2.orders-tab @spec-3.order
  Rule: A payment makes an order and empties the cart

    Background:
      Given Priya is at the checkout with:
        | name         | price | quantity |
        | Sun T-Shirt  | 799   | 1        |
        | Rain Handbag | 1299  | 2        |

    Scenario: Paid
      When she places the order to "Home"
      And she pays
      Then she is on the orders page
      And she sees 1 order

    Scenario: The order tells what was paid
      When she places the order to "Home"
      And she pays
      Then order 1 shows "₹3,397"
      And order 1 shows "Sun T-Shirt"
      And order 1 shows "Rain Handbag"
      And order 1 shows "Home"

    Scenario: The cart is empty afterwards
      When she places the order to "Home"
      And she pays
      And she opens the cart page
      Then her cart is empty

    Scenario: It is still empty when she comes back
      When she places the order to "Home"
      And she pays
      And she closes the shop and comes back
      And she sees 1 order
      And she opens the cart page
      Then her cart is empty

  @spec-4.one-order-per-payment @spec-4.clear-through-server
  Rule: Money that has moved is never forgotten

    Scenario: The cart cannot be emptied
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And the shop refuses to change the cart
      When she pays
      Then she is on the orders page
      And she sees 1 order

    Scenario: The order is for the cart as it was
      Given Priya is at the checkout with:
        | name        | price | quantity |
        | Sun T-Shirt | 799   | 1        |
      And she places the order to "Home"
      And elsewhere one more "Sun T-Shirt" comes into Priya's cart
      When she pays
      Then order 1 shows "₹799"

    Scenario: She is logged out while she pays
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And Priya's session has run out
      When she pays
      And she logs in as Priya
      And she opens the orders page
      Then she sees 1 order

    @spec-paying.session
    Scenario: Another shopper logs in while she pays
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And Arjun's cart holds "Sun T-Shirt"
      And she places the order to "Home"
      And Arjun logs in instead of her in another tab
      When she turns to the other tab
      And she pays
      And she opens the cart page
      Then her cart holds "Sun T-Shirt"

    Scenario: Another shopper never sees the order
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And Arjun has an account
      And she places the order to "Home"
      And Arjun logs in instead of her in another tab
      When she turns to the other tab
      And she pays
      And she opens the orders page
      Then she sees no orders

  @spec-paying.only-ordered
  Rule: Only what was paid for leaves the cart

    Background:
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"

    Scenario: Another product that came in meanwhile
      Given elsewhere one more "Rain Handbag" comes into Priya's cart
      When she pays
      And she opens the cart page
      Then her cart holds "Rain Handbag"

    Scenario: One more of the same product
      Given elsewhere one more "Sun T-Shirt" comes into Priya's cart
      When she pays
      And she opens the cart page
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

  @spec-paying.confirmed-cart
  Rule: The payment is for the cart as the shop has confirmed it

    Background:
      Given Priya's address book holds "Home"
      And Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 500   | 1        |
      And the cart is slow to answer

    Scenario: A change is still on its way
      Given she asks for one more "Sun T-Shirt"
      And she goes on to the checkout
      When she places the order to "Home"
      Then no payment is open

    Scenario: The change has arrived
      Given she asks for one more "Sun T-Shirt"
      And she goes on to the checkout
      And she places the order to "Home"
      When the late answers arrive
      Then the payment asks for:
        | amount in paise | 100000 |

  @spec-4.one-payment-at-a-time
  Rule: One payment at a time

    Scenario: A second press changes nothing
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she chooses the address "Home"
      When she places the order twice in a hurry
      Then the payment is still open
      And she is told nothing

    Scenario: Two presses in a hurry
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she chooses the address "Home"
      When she places the order twice in a hurry
      And she pays
      Then she sees 1 order
      And no payment is open

  @spec-4.payment-cancelled @spec-8.payment-failures
  Rule: A cancelled payment costs nothing

    Background:
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"

    Scenario: Cancelling
      When she cancels the payment
      Then she is told "Payment process was canceled or failed"
      And she is on the checkout page
      And the bag holds "Sun T-Shirt"

    Scenario: No order comes of it
      Given she cancels the payment
      When she opens the orders page
      Then she sees no orders

    Scenario: Paying after all
      Given she cancels the payment
      When she places the order
      And she pays
      Then she sees 1 order

  @spec-paying.not-paid
  Rule: After a payment that failed she reads at the checkout that nothing was paid

    Scenario: The note stays when the news has gone
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she cancels the payment
      When a second and a half passes
      Then the checkout says that nothing was paid
      And the bag holds "Sun T-Shirt"

    Scenario: The provider cannot be reached, and nothing was paid
      Given the payment provider cannot be reached
      And Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she places the order to "Home"
      Then the checkout says that nothing was paid

    Scenario: With the next attempt the note goes
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she cancels the payment
      When she places the order
      Then the payment is still open
      And the checkout no longer says that nothing was paid

    Scenario: The note is gone when she comes back
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she cancels the payment
      When she opens the cart page
      And she opens the checkout page
      Then the bag holds "Sun T-Shirt"
      And the checkout no longer says that nothing was paid

  @spec-paying.after-cancel
  Rule: A payment that succeeds after its window was closed counts

    Scenario: Cancelled, and paid all the same
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she cancels the payment
      When the payment succeeds after all
      And she sees 1 order
      And she opens the cart page
      Then her cart is empty

  @spec-4.payment-failed @spec-8.payment-failures
  Rule: A failed attempt is not the end
    After the colon stand the provider's own words, here those of the simulated one.

    Background:
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"

    Scenario: The card is refused
      When her card is refused
      Then she is told "Payment failed: Your payment was declined by the simulated bank"
      And the payment is still open

    Scenario: Refused and then paid
      Given her card is refused
      When she pays
      Then she is on the orders page
      And she sees 1 order

    Scenario: Every refusal is told
      Given her card is refused
      And a second and a half passes
      When her card is refused
      Then the news "Payment failed: Your payment was declined by the simulated bank" is there

    Scenario: Refused twice and then paid
      Given her card is refused
      And her card is refused
      When she pays
      Then she sees 1 order

    Scenario: Refused and then cancelled
      Given her card is refused
      When she cancels the payment
      Then she is told "Payment process was canceled or failed"
      And the bag holds "Sun T-Shirt"

  @spec-4.provider-unavailable @spec-8.payment-failures
  Rule: A provider that cannot be reached is said, and the shopper may try again

    Scenario: The provider cannot be reached
      Given the payment provider cannot be reached
      And Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she places the order to "Home"
      Then she is told why the payment failed
      And she is on the checkout page

    Scenario: Trying again once the provider is back
      Given the payment provider cannot be reached
      And Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Home"
      And she is told why the payment failed
      When the shop can be reached again
      And she places the order
      And she pays
      Then she sees 1 order
