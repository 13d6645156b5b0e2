Feature: The checkout
  The last look before paying.

  @spec-2.route-checkout @spec-2.in-your-bag @spec-2.billing-summary @spec-1.free-delivery @spec-9.free-delivery
  Rule: The checkout shows the bag and the bill

    Scenario: The bill
      Given Priya is at the checkout with:
        | name         | was  | price | quantity |
        | Sun T-Shirt  | 999  | 799   | 1        |
        | Rain Handbag | 1499 | 1299  | 2        |
      Then the summary shows:
        | Subtotal | ₹3,997 |
        | Discount | −₹600  |
        | Shipping | Free   |
        | Total    | ₹3,397 |

    Scenario: The bag
      Given Priya is at the checkout with:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 2        |
      Then the bag holds "Sun T-Shirt, Rain Handbag"

    @screen
    Scenario: The headings
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      Then she sees "In Your Bag"
      And she sees "Billing Summary"
      And she sees "Subtotal"
      And she sees "Shipping"

    @spec-2.delivering-to @screen
    Scenario: Where the order goes
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she chooses the address "Home"
      Then she sees "Delivering To"

  @spec-2.empty-checkout @screen
  Rule: An empty cart cannot be checked out

    Scenario: Nothing to check out
      Given Priya is logged in
      When she opens the checkout page
      Then she sees "No items in your cart to Checkout!"

    Scenario: Exploring from an empty checkout
      Given Priya is logged in
      And she is looking at the checkout page
      When she presses "Explore"
      Then she is on the listing page

  @spec-2.address-chooser @spec-2.delivering-to @spec-2.select-address-hint
  Rule: One of her addresses is chosen

    Scenario: No address is chosen at first
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      Then the order goes to nobody yet
      And the addresses to choose from are "Home, Office"

    Scenario: Choosing an address
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she chooses the address "Home"
      Then the order goes to "Home"

    Scenario: Changing her mind
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she chooses the address "Home"
      When she chooses the address "Office"
      Then the order goes to "Office"

    @screen
    Scenario: The hint goes once an address is chosen
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she sees "Please provide/select an address to proceed!"
      When she chooses the address "Home"
      Then she does not see "Please provide/select an address to proceed!"

    @spec-8.toast-address-added @screen
    Scenario: Adding an address on the way
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she presses "Add New Address"
      And she fills in the address "Aunt Mira"
      And she saves the address
      Then she is told "New address added successfully!"
      And the addresses to choose from are "Home, Office, Aunt Mira"

    @screen
    Scenario: A shopper without an address
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And Priya's cart holds "Sun T-Shirt"
      When she opens the checkout page
      Then she sees "Please provide/select an address to proceed!"

  @spec-4.no-address
  Rule: Without an address nothing is paid

    Scenario: Placing the order too early
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      When she places the order
      Then she is told "Please select an address!"
      And no payment is open

    @spec-last-address.missing @screen
    Scenario: The page says what to do until she has chosen
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order
      And she sees "Choose where your order goes."
      When she chooses the address "Home"
      Then she does not see "Choose where your order goes."

  @spec-address-form.inline
  Rule: Without an address she writes the first one down at the checkout itself

    @screen
    Scenario: The first address
      Given Priya is looking at her cart:
        | name        |
        | Sun T-Shirt |
      And she goes on to the checkout
      And the address form is open
      When she fills in the address "Home"
      And she saves the address
      Then the order goes to "Home"
      And the address form is closed

    @screen
    Scenario: What is missing is marked in place
      Given Priya is looking at her cart:
        | name        |
        | Sun T-Shirt |
      And she goes on to the checkout
      When she saves the address
      Then "Name" is marked as wrong
      And the address form is open
