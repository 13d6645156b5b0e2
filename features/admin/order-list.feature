@real-shop
Feature: The list of orders
  What waits to be packed is found at once, however many orders there are.

  Background:
    Given Meera is at work as owner
    And Priya has bought:
      | name        | price | quantity |
      | Sun T-Shirt | 799   | 2        |
    And Arjun has bought:
      | name         | price |
      | Rain Handbag | 1299  |

  @spec-admin-orders.listed
  Rule: Every order is listed, the newest first

    Scenario: Two orders
      When she goes straight to Orders
      Then the orders are listed as:
        | shopper | state   | pieces   | paid   |
        | Arjun   | To pack | 1 piece  | ₹1,299 |
        | Priya   | To pack | 2 pieces | ₹1,598 |

  @spec-admin-orders.tabs
  Rule: The tabs sort the orders by their state, and count them

    Scenario: Each tab counts its orders
      Given a colleague packs the order of Priya
      When she goes straight to Orders
      Then the tabs count:
        | To pack   | 1 |
        | Packed    | 1 |
        | Shipped   | 0 |
        | Cancelled | 0 |
        | All       | 2 |

    Scenario Outline: An order that a colleague <changes> is under <tab>
      Given a colleague <changes> the order of Priya
      And she goes straight to Orders
      When she turns to the orders "<tab>"
      Then the listed orders are of "Priya"

      Examples:
        | changes | tab       |
        | packs   | Packed    |
        | ships   | Shipped   |
        | cancels | Cancelled |

    Scenario: What is packed no longer waits to be packed
      Given a colleague packs the order of Priya
      And she goes straight to Orders
      When she turns to the orders "To pack"
      Then the listed orders are of "Arjun"

    Scenario: A tab without orders says so
      Given she goes straight to Orders
      When she turns to the orders "Cancelled"
      Then the empty list says "No order is cancelled"

    Scenario: When everything is packed there is nothing to pack
      Given a colleague packs the order of Priya
      And a colleague packs the order of Arjun
      And she goes straight to Orders
      When she turns to the orders "To pack"
      Then the empty list says "Nothing to pack"

  @spec-admin-orders.search
  Rule: An order is found by what a shopper says on the phone

    Scenario Outline: Looking for "<text>"
      Given she goes straight to Orders
      When she looks for orders with "<text>"
      Then the listed orders are of "<found>"

      Examples:
        | text              | found        |
        | priya@example.com | Priya        |
        | ARJUN             | Arjun        |
        | 411001            | Arjun, Priya |
        | 98765 43210       | Arjun, Priya |

    Scenario: By its number
      Given she goes straight to Orders
      When she looks for the number of the order of Arjun
      Then the listed orders are of "Arjun"

    Scenario: Nothing is found
      Given she goes straight to Orders
      When she looks for orders with "Nobody"
      Then the empty list says "No order matches “Nobody”"

    Scenario: Only among those of the tab
      Given a colleague packs the order of Arjun
      And she goes straight to Orders
      And she turns to the orders "Packed"
      When she looks for orders with "411001"
      Then the listed orders are of "Arjun"

  @spec-admin-orders.many
  Rule: Many orders are packed with one press

    Scenario: Two ticked orders
      Given she goes straight to Orders
      And she ticks the orders of "Priya, Arjun"
      When she marks the ticked orders packed
      Then she is told of the ticked orders:
        | 2 orders packed. |
      And the orders are listed as:
        | shopper | state  |
        | Arjun   | Packed |
        | Priya   | Packed |

    Scenario: One that a colleague has packed meanwhile
      Given she goes straight to Orders
      And she ticks the orders of "Priya, Arjun"
      And a colleague packs the order of Priya
      When she marks the ticked orders packed
      Then she is told of the ticked orders:
        | 1 order packed.                       |
        | of Priya: Ravi packed this meanwhile. |

  @spec-admin-orders.news
  Rule: What comes in meanwhile is told, and moves nothing

    Scenario: A new order is offered
      Given she goes straight to Orders
      And Asha has bought:
        | name       |
        | Moon Shirt |
      When she looks at the admin again
      Then the list offers "1 new"
      And the listed orders are of "Arjun, Priya"

    Scenario: A new order is shown when she asks for it
      Given she goes straight to Orders
      And Asha has bought:
        | name       |
        | Moon Shirt |
      And she looks at the admin again
      When she shows the new orders
      Then the listed orders are of "Asha, Arjun, Priya"

    Scenario: Without news nothing is offered
      Given she goes straight to Orders
      When she looks at the admin again
      Then the list offers nothing new

    Scenario: What a colleague has moved away says so
      Given she goes straight to Orders
      And she turns to the orders "To pack"
      And a colleague packs the order of Arjun
      When she looks at the admin again
      Then the orders are listed as:
        | shopper | state             |
        | Arjun   | Changed meanwhile |
        | Priya   | To pack           |
