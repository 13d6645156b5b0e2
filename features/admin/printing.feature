@real-shop @screen
Feature: Printing
  What goes into a parcel and onto it.

  Background:
    Given Priya has bought:
      | name        | price | quantity |
      | Sun T-Shirt | 799   | 2        |
    And Asha has bought:
      | name        | price |
      | Sun T-Shirt | 799   |

  @spec-admin-printing.slip
  Rule: A packing slip has what to pack, and no sums

    Scenario: The slip of an order
      Given Meera is at work as manager
      And she opens the order of Priya
      When she prints its "Packing slip"
      Then 1 sheet is printed
      And each sheet has "2 ×Sun T-Shirt"
      And no sheet has "₹"

  @spec-admin-printing.receipt
  Rule: A receipt has the sums, for those who may read them

    Scenario: The receipt of an order
      Given Meera is at work as manager
      And she opens the order of Priya
      When she prints its "Receipt"
      Then each sheet has "Receipt"
      And each sheet has "Paid₹1,598"

    Scenario: A packer prints no receipt
      Given Meera is at work as packer
      When she opens the order of Priya
      Then she can print "Packing slip, Address label"

  @spec-admin-printing.label
  Rule: A label has the address alone

    Scenario: The label of a parcel
      Given Meera is at work as packer
      And she opens the order of Priya
      When she prints its "Address label"
      Then each sheet has "Deliver to"
      And each sheet has "Priya"
      And no sheet has "Sun T-Shirt"

  @spec-admin-printing.many
  Rule: The slips of many orders are printed at once

    Scenario: The slips of two orders
      Given Meera is at work as packer
      And she goes straight to Orders
      And she ticks the orders of "Priya, Asha"
      When she prints the slips of the ticked orders
      Then 2 sheets are printed
      And each sheet has "Sun T-Shirt"
