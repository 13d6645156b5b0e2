Feature: Adding to the cart
  What a shopper takes is kept for her.

  @spec-4.add-again-opens-cart @spec-8.toast-cart-added @spec-9.first-quantity @spec-3.cart-item
  Rule: A product comes into the cart once

    Background:
      Given the shop sells:
        | name         | price |
        | Sun T-Shirt  | 499   |
        | Rain Handbag | 899   |
      And Priya is logged in
      And she is looking at the listing page

    Scenario: Adding a product
      When she adds "Sun T-Shirt" to the cart
      And she opens the cart page
      Then she is told "Sun T-Shirt added to cart successfully!"
      And her cart holds "Sun T-Shirt"

    Scenario: The quantity begins at one
      When she adds "Sun T-Shirt" to the cart
      And she opens the cart page
      Then she sees in the cart:
        | name        | price | quantity |
        | Sun T-Shirt | ₹499  | 1        |

    Scenario: Adding two products
      When she adds "Sun T-Shirt" to the cart
      And she adds "Rain Handbag" to the cart
      And she opens the cart page
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 1        |

    @screen
    Scenario: The card changes once the product is in the cart
      When she adds "Sun T-Shirt" to the cart
      Then "Sun T-Shirt" shows:
        | button | Go to Cart |

    @screen
    Scenario: Impatient presses add the product once
      When she presses "Add to Cart" for "Sun T-Shirt" twice in a hurry
      And she opens the cart page
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

  @spec-4.visitor-login-first @spec-6.visitor
  Rule: A visitor must log in first

    Background:
      Given the shop sells:
        | id | name        |
        | 7  | Sun T-Shirt |

    Scenario: From the listing
      Given a visitor is looking at the listing page
      When she adds "Sun T-Shirt" to the cart
      Then she is told "Please login first!"
      And she is on the login page

    Scenario: From the details
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      Then she is told "Please login first!"
      And she is on the login page

    @spec-4.return-after-login
    Scenario: After logging in she is back where she wanted to add
      Given Priya has an account
      And a visitor is looking at the page of "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      And she logs in as Priya
      Then she is on the page of "Sun T-Shirt"

  @spec-8.list-failures
  Rule: A cart that cannot be changed stays as it was

    Background:
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the listing page

    Scenario: Adding to the cart is refused
      Given the shop refuses to change the cart
      When she adds "Sun T-Shirt" to the cart
      And she opens the cart page
      Then she is told nothing
      And her cart is empty

    Scenario: The button works again afterwards
      Given the shop refuses to change the cart
      And she adds "Sun T-Shirt" to the cart
      When the shop can be reached again
      And she adds "Sun T-Shirt" to the cart
      Then the cart badge shows 1
