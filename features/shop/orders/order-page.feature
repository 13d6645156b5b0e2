@real-shop
Feature: The page of an order
  Who has paid can see what becomes of it.

  Background:
    Given the shop has counted 2 of "Sun T-Shirt"
    And Priya has paid for:
      | name         | price | was  | quantity |
      | Sun T-Shirt  | 799   | 999  | 2        |
      | Rain Handbag | 1299  | 1299 | 1        |

  @spec-order-page.placed
  Rule: After paying, the shop thanks her and says what comes next

    Scenario: The order is placed
      Then she is on the orders page
      And she is thanked with:
        | Thank you, Priya. Your order CR-      |
        | is placed.                            |
        | You get a mail when it is on its way. |
      And order 1 shows "CR-"
      And order 1 shows "Placed"

    Scenario: The thanks are gone when she comes back later
      Given she is thanked with:
        | Thank you, Priya. |
      When she opens the listing page
      And she opens the orders page
      Then she is not thanked

  @spec-order-page.content
  Rule: The page has everything about the order

    Scenario: What she bought, and what it cost
      When she opens her latest order
      Then the order is "Placed"
      And its lines are "Sun T-Shirt, Rain Handbag"
      And it goes to "Office"
      And its sums are:
        | sub-total | ₹3,297 |
        | discount  | −₹400  |
        | paid      | ₹2,897 |
      And it shows no refund

    Scenario: Where it is on its way
      When she opens her latest order
      Then its way is "Placed, Packed, Shipped, Delivered", and it has reached "Placed"
      And its history is:
        | Order placed |

  @spec-order-page.followed
  Rule: She can follow it to her door

    Scenario: It is packed while she looks away
      Given she opens her latest order
      When the shop packs her order
      And she comes back to the tab after 2 minutes
      Then the order is "Packed"
      And she cannot cancel it

    Scenario: It is shipped
      Given the shop ships her order with "Delhivery" as "DL 4711"
      When she opens her latest order
      Then the order is "Shipped"
      And it shows a parcel with "DL 4711"
      And its parcel can be tracked
      And Priya has got the mails "order-placed, order-shipped"

    Scenario: It is delivered
      Given the shop ships her order with "Delhivery" as "DL 4711"
      And the parcel is delivered
      When she opens her latest order
      Then its way is "Placed, Packed, Shipped, Delivered", and it has reached "Delivered"
      And its history is:
        | Order placed          |
        | Packed                |
        | Handed to the carrier |
        | Delivered             |

  @spec-order-page.cancelled
  Rule: Until it is packed she can cancel it

    Scenario: The shop says what cancelling does
      When she asks to cancel her latest order
      Then the shop says "₹2,897 goes back to where it came from" before
      And the shop says "The 3 pieces go back to the shop" before

    Scenario: She thinks better of it
      Given she asks to cancel her latest order
      When she keeps it
      Then the order is "Placed"

    Scenario: She cancels it
      When she cancels her latest order
      Then the order is "Cancelled"
      And she is told "The order is cancelled"
      And it shows the refund "₹2,897 is on its way to you"
      And she cannot cancel it
      And Priya has got the mails "order-placed, order-cancelled"

    Scenario: The money arrives
      Given she cancels her latest order
      When an hour goes by at the shop
      And she comes back to the tab after 2 minutes
      Then it shows the refund "₹2,897 went back to you"

    Scenario: The pieces are for sale again
      Given she cancels her latest order
      When she opens the listing page
      Then "Sun T-Shirt" shows:
        | stock | Only 2 left |

    Scenario: The shop cancels it
      Given the shop cancels her order
      When she opens her latest order
      Then its way is "Placed, Cancelled", and it has reached "Cancelled"

  @spec-order-page.refunded
  Rule: What goes back to her stands on the page

    Scenario: A part of it
      Given the shop gives 100 rupees of it back
      And an hour goes by at the shop
      When she opens her latest order
      Then the order is "Placed"
      And it shows the refund "₹100 went back to you"
      And Priya has got the mails "order-placed, refund-processed"

  @spec-order-page.own
  Rule: Nobody else sees it

    @screen
    Scenario: Another shopper follows its link
      Given she opens her latest order
      And Arjun has an account
      And Arjun logs in instead of her
      When she follows the link to that order
      Then she sees "No such order"
