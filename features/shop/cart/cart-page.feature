Feature: The cart page
  What the shopper is about to buy and what it comes to.

  @spec-2.route-cart @spec-2.cart-item @spec-3.cart-item
  Rule: The cart lists its items

    Scenario: What an item shows
      Given Priya is looking at her cart:
        | name        | was | price | size | quantity |
        | Sun T-Shirt | 999 | 799   | M    | 2        |
      Then "Sun T-Shirt" shows:
        | price    | ₹799 |
        | size     | M    |
        | quantity | 2    |
        | picture  | yes  |

    Scenario: The cart is still there when she comes back
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      When she closes the shop and comes back
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

  @spec-2.empty-cart
  Rule: An empty cart invites her to explore

    @screen
    Scenario: Nothing in the cart
      Given Priya is logged in
      When she opens the cart page
      Then she sees "Cart is Empty!"

    @screen
    Scenario: Exploring from an empty cart
      Given Priya is logged in
      And she is looking at the cart page
      When she presses "Explore"
      Then she is on the listing page

  @spec-2.summary @spec-4.cart-total @spec-1.free-delivery @spec-9.free-delivery
  Rule: The summary adds up prices, discount and savings

    Scenario: What the summary says
      Given Priya is looking at her cart:
        | name        | was | price | quantity |
        | Sun T-Shirt | 999 | 799   | 1        |
      Then the summary shows:
        | Sub-total           | ₹999  |
        | Discount            | −₹200 |
        | Delivery & handling | Free  |
        | Total               | ₹799  |
        | You saved           | ₹200  |

    Scenario: Several pieces of several products
      Given Priya is looking at her cart:
        | name         | was  | price | quantity |
        | Sun T-Shirt  | 999  | 799   | 2        |
        | Rain Handbag | 1500 | 1499  | 1        |
      Then the summary shows:
        | Sub-total | ₹3,498 |
        | Discount  | −₹401  |
        | Total     | ₹3,097 |
        | You saved | ₹401   |

    Scenario Outline: The sum where <what>
      Given Priya is looking at her cart:
        | name        | was   | price   | quantity   |
        | Sun T-Shirt | <was> | <price> | <quantity> |
      Then the summary shows:
        | Sub-total | <sub-total> |
        | Discount  | <discount>  |
        | Total     | <total>     |

      Examples:
        | what                         | was   | price | quantity | sub-total | discount | total     |
        | one piece is reduced         | 1500  | 1499  | 1        | ₹1,500    | −₹1      | ₹1,499    |
        | each of two pieces is        | 999   | 799   | 2        | ₹1,998    | −₹400    | ₹1,598    |
        | nothing is reduced           | 499   | 499   | 1        | ₹499      | ₹0       | ₹499      |
        | lakhs are grouped as in India | 61728 | 61728 | 2        | ₹1,23,456 | ₹0       | ₹1,23,456 |
        | paise add up exactly         | 0.10  | 0.10  | 3        | ₹0.30     | ₹0       | ₹0.30     |

    Scenario: The summary follows the quantity
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 799   | 1        |
      When she asks for one more "Sun T-Shirt"
      Then the summary shows:
        | Total | ₹1,598 |

    @spec-2.coupon-line
    Scenario: Without a coupon there is no coupon line
      Given Priya is looking at her cart:
        | name        | price | quantity |
        | Sun T-Shirt | 799   | 1        |
      Then the summary has no "Coupon discount"

  @spec-2.cart-controls
  Rule: An item of the cart can be put on the wishlist

    Scenario: Putting an item on the wishlist
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she puts "Sun T-Shirt" on the wishlist
      And she opens the wishlist page
      Then the wishlist shows "Sun T-Shirt"

    Scenario: Taking an item off the wishlist
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And she puts "Sun T-Shirt" on the wishlist
      When she takes "Sun T-Shirt" off the wishlist
      Then "Sun T-Shirt" is not on the wishlist

  @spec-2.place-order-link
  Rule: The cart leads to the checkout

    @screen
    Scenario: Going to the checkout
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she presses "Place Order"
      Then she is on the checkout page

  @spec-8.list-failures
  Rule: A cart that cannot be loaded leaves the page alive

    Background:
      Given Priya's cart holds "Sun T-Shirt"
      And Priya is logged in
      And the shop cannot tell what is in the cart

    @screen
    Scenario: The cart cannot be read
      When she opens the cart page
      Then she sees "Your cart could not be loaded"
      And she does not see "Cart is Empty!"
      And she is told nothing

    @screen
    Scenario: Reading the cart again
      Given she is looking at the cart page
      When the shop can be reached again
      And she presses "Retry"
      Then her cart holds "Sun T-Shirt"
      And she does not see "Your cart could not be loaded"
