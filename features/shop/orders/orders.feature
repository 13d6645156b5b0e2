Feature: Past orders
  What was paid stays visible, to the shopper and to nobody else.

  @spec-2.route-orders @spec-2.orders-tab
  Rule: The orders tab lists her orders

    @screen
    Scenario: No orders yet
      Given Priya is logged in
      When she opens the orders page
      Then she sees "No Orders"

    Scenario: One order
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      When she opens the orders page
      Then order 1 shows "Sun T-Shirt"
      And order 1 shows "₹799"

    @screen
    Scenario: The heading over the orders
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      When she opens the orders page
      Then she sees "Your Orders"

    Scenario: Several orders
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      And Priya has ordered "Rain Handbag" for 1299
      When she opens the orders page
      Then she sees 2 orders

    Scenario: The newest order comes first
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      And Priya has ordered "Rain Handbag" for 1299
      When she opens the orders page
      Then order 1 shows "Rain Handbag"
      And order 2 shows "Sun T-Shirt"

    @spec-3.order
    Scenario: An order tells the payment, the number and the address
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And she places the order to "Office"
      When she pays
      Then order 1 shows its payment and its own number
      And order 1 shows "Office"

    @spec-3.order
    Scenario: Every order has its own number
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      And Priya has ordered "Sun T-Shirt" for 799
      When she opens the orders page
      Then no two orders have the same number

  @spec-4.orders-on-client @spec-7.orders-not-sent
  Rule: Orders stay, and each shopper sees her own only
    The demonstration keeps them on the device; the real shop keeps them itself.

    Background:
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799

    Scenario: They are still there when she comes back
      Given she is looking at the orders page
      When she closes the shop and comes back
      Then she sees 1 order

    Scenario: After logging out they are not shown
      Given she logs out
      When she opens the orders page
      Then she sees no orders

    Scenario: Another shopper on the same device does not see them
      Given Arjun has an account
      And she logs out
      When she opens the login page
      And she logs in as Arjun
      And she opens the orders page
      Then she sees no orders

    Scenario: After logging in again they are back
      Given she logs out
      When she opens the login page
      And she logs in as Priya
      And she opens the orders page
      Then she sees 1 order

    @spec-stored-data.orders @not-server @not-browser
    Scenario: Damaged orders do not take the page down
      Excluded: there the shop keeps the orders, not her device.

      Given what the shop remembers of Priya's orders is damaged
      When she opens the orders page
      Then she sees no orders

  @spec-printing.page @spec-printing.order @screen @not-dom
  Rule: On paper an order is a receipt to be filed
    Excluded: only a real page can be printed.

    Background:
      Given Priya is logged in
      And Priya has ordered "Sun T-Shirt" for 799
      And Priya has ordered "Rain Handbag" for 1299
      And she is looking at the orders page

    Scenario: The whole page
      When she prints the page
      Then 2 orders are on the paper
      And the paper says "Creator Row"
      And nothing on the paper is there to be pressed

    Scenario: One order by itself
      When she prints order 2
      Then 1 order is on the paper
      And the paper says "Amount paid"
      And nothing on the paper is there to be pressed
