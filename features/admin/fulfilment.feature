@real-shop
Feature: An order on its way
  An order is packed, shipped and delivered, and everybody sees how far it is.

  Background:
    Given Meera is at work as owner
    And Priya has bought:
      | name         | price | quantity |
      | Sun T-Shirt  | 799   | 2        |
      | Rain Handbag | 1299  | 1        |

  @spec-admin-order.shown
  Rule: An order shows what to pack and what was paid

    Scenario: A new order
      When she opens the order of Priya
      Then the order stands at "To pack"
      And the order has the lines:
        | Sun T-Shirt, M × 2  |
        | Rain Handbag, M × 1 |
      And the order was paid with "₹2,897"
      And the timeline says:
        | Placed by shop |

  @spec-admin-order.steps
  Rule: An order offers what can be done with it now

    Scenario: Before it is packed
      When she opens the order of Priya
      Then she can "pack, ship, refund, cancel" it

    Scenario Outline: After a colleague <changes> it
      Given a colleague <changes> the order of Priya
      When she opens the order of Priya
      Then she can "<steps>" it

      Examples:
        | changes | steps                |
        | packs   | ship, refund, cancel |
        | ships   | deliver, refund      |

  @spec-admin-order.pack
  Rule: Packing tells who has packed

    Scenario: She packs an order
      Given she opens the order of Priya
      When she marks it packed
      Then the order stands at "Packed"
      And the timeline begins with "Packed by Meera"

  @spec-admin-order.ship
  Rule: A parcel has a carrier, a number and pieces

    Scenario: Everything in one parcel
      Given she opens the order of Priya
      When she ships it with "DTDC" as "D123"
      Then the order stands at "Shipped"
      And the order has the parcels:
        | DTDC D123: 2 × Sun T-Shirt, M, 1 × Rain Handbag, M |
      And the timeline begins with "Shipped by Meera"

    Scenario: Without a carrier and a number
      Given she opens the order of Priya
      When she ships it with "" as ""
      Then the order complains:
        | Carrier is required         |
        | Tracking number is required |
      And the order stands at "To pack"

    Scenario: Without a piece
      Given she opens the order of Priya
      When she ships a part of it with "DTDC" as "D123":
        | name        | quantity |
        | Sun T-Shirt | 0        |
      Then the order complains "Put at least one piece into the parcel"

  @spec-admin-order.parts
  Rule: An order may go in several parcels

    Scenario: The first parcel leaves the rest to be shipped
      Given she opens the order of Priya
      When she ships a part of it with "DTDC" as "D1":
        | name        | quantity |
        | Sun T-Shirt | 1        |
      Then the order has the parcels:
        | DTDC D1: 1 × Sun T-Shirt, M |
      And she can "ship, deliver, refund" it

    Scenario: The second parcel takes what is left
      Given she opens the order of Priya
      And she ships a part of it with "DTDC" as "D1":
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she ships it with "Blue Dart" as "B2"
      Then the order has the parcels:
        | DTDC D1: 1 × Sun T-Shirt, M                           |
        | Blue Dart B2: 1 × Sun T-Shirt, M, 1 × Rain Handbag, M |
      And she can "deliver, refund" it

  @spec-admin-order.deliver
  Rule: A delivered order is done

    Scenario: She marks a shipped order delivered
      Given a colleague ships the order of Priya
      And she opens the order of Priya
      When she marks it delivered
      Then the order stands at "Delivered"
      And the timeline says:
        | Delivered by Meera |
        | Shipped by Ravi    |
        | Packed by Ravi     |
        | Placed by shop     |

  @spec-admin-order.conflict
  Rule: When a colleague was faster, the order is shown as it is now

    Scenario: Both pack
      Given she opens the order of Priya
      And a colleague packs the order of Priya
      When she marks it packed
      Then the order complains "Ravi packed this meanwhile."
      And the order stands at "Packed"

    Scenario: She ships what a colleague has cancelled
      Given she opens the order of Priya
      And a colleague cancels the order of Priya
      When she ships it with "DTDC" as "D123"
      Then the order stands at "Cancelled"
      And the order has no parcel

    Scenario: Looking again shows what a colleague has done
      Given she opens the order of Priya
      And a colleague packs the order of Priya
      When she looks at the admin again
      Then the order stands at "Packed"

  @spec-admin-order.notes
  Rule: Notes are for those who work here

    Scenario: She writes a note
      Given she opens the order of Priya
      When she writes the note "Gift, no bill"
      Then the timeline begins with "Note by Meera: Gift, no bill"
      And the order stands at "To pack"

    Scenario: An empty note is none
      Given she opens the order of Priya
      When she writes the note " "
      Then the timeline says:
        | Placed by shop |
