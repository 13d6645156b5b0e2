@real-shop
Feature: Reports
  What was sold, and what it came to.

  Background:
    Given Priya has bought:
      | name        | price | quantity |
      | Sun T-Shirt | 799   | 3        |
    And Meera is at work as manager

  @spec-admin-reports.shown
  Rule: A report has a row for each thing that was sold

    Scenario: Products
      Given she goes straight to Reports
      When she opens the report "Products"
      Then the report has the rows:
        | product-1 | Sun T-Shirt | M | @maya | 3 | ₹2,397 |

    Scenario: Sizes
      Given she goes straight to Reports
      When she opens the report "Sizes"
      Then the report has the rows:
        | M | 3 | ₹2,397 |

    Scenario: Refunds
      Given she opens the order of Priya
      And she chooses to refund "100" rupees
      And she refunds it because "Late"
      And she goes straight to Reports
      When she opens the report "Refunds"
      Then the report has the rows:
        | today | 1 | ₹100 |

  @spec-admin-reports.days
  Rule: A report is of the days that were chosen

    Scenario: Days before the shop sold anything
      Given she goes straight to Reports
      And she opens the report "Products"
      When she reads the days from "2020-01-01" to "2020-01-31"
      Then the report has no row

    Scenario: Days that end before they begin
      Given she goes straight to Reports
      When she reads the days from "2020-01-31" to "2020-01-01"
      Then the report complains "The first day is behind the last."

  @spec-admin-reports.stock
  Rule: The value of the stock is that of now

    Scenario: Pieces that were counted
      Given the store holds:
        | name        | price | pieces |
        | Sun T-Shirt | 799   | 5      |
      And she goes straight to Reports
      When she opens the report "Stock value"
      Then the report has the rows:
        | @maya | 5 | ₹3,995 |
