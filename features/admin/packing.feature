@real-shop
Feature: Packing
  A packer stands at the table with a phone, and packs one order after the other.

  Background:
    Given Priya has bought:
      | name        | quantity |
      | Sun T-Shirt | 2        |
    And Asha has bought:
      | name        |
      | Sun T-Shirt |

  @spec-admin-packing.run
  Rule: One order at a time, the oldest first

    Scenario: The pieces of the order at hand
      Given Meera is at work as packer
      When she goes straight to Pack
      Then the order of Priya is at hand
      And the order at hand has the lines:
        | Sun T-Shirt, M × 2 |
      And the run says "0 of 1 picked"

    Scenario: What is in the parcel is ticked
      Given Meera is at work as packer
      And she goes straight to Pack
      When she ticks the "Sun T-Shirt"
      Then the run says "1 of 1 picked"

    Scenario: The next order comes when one is packed
      Given Meera is at work as packer
      And she goes straight to Pack
      When she has packed the order at hand
      Then the order of Asha is at hand
      And the run tells that the order of Priya " is packed."

    Scenario: At the end it says how many were packed
      Given Meera is at work as packer
      And she goes straight to Pack
      And she has packed the order at hand
      When she has packed the order at hand
      Then the run ends with "2 orders packed"

  @spec-admin-packing.skip
  Rule: An order that is skipped stays to be packed

    Scenario: A piece cannot be found
      Given Meera is at work as packer
      And she goes straight to Pack
      And she skips the order at hand
      And the order of Asha is at hand
      When she goes straight to Pack
      Then the order of Priya is at hand

    Scenario: Nothing was packed
      Given Meera is at work as packer
      And she goes straight to Pack
      And she skips the order at hand
      When she skips the order at hand
      Then the run ends with "Nothing to pack"

  @spec-admin-packing.meanwhile
  Rule: What a colleague has packed meanwhile is not packed again

    Scenario: The next order is packed already
      Given Meera is at work as packer
      And she goes straight to Pack
      And a colleague packs the order of Asha
      When she has packed the order at hand
      Then the run ends with "1 order packed"

    Scenario: The order at hand is packed already
      Given Meera is at work as packer
      And she goes straight to Pack
      And a colleague packs the order of Priya
      When she has packed the order at hand
      Then the run tells that the order of Priya ": Ravi packed this meanwhile."
      And the order of Asha is at hand
