@real-shop
Feature: Today
  The first look of a day: what needs a hand, and how the shop sells.

  Background:
    Given Meera works for the shop as manager

  @spec-admin-today.waits
  Rule: What waits is said, each with its count

    Scenario: Orders to pack and to ship
      Given Priya has bought:
        | name        |
        | Sun T-Shirt |
      And Asha has bought:
        | name        |
        | Sun T-Shirt |
      And a colleague packs the order of Asha
      When Meera comes to work
      Then these wait:
        | 1 to pack                |
        | 1 packed and not shipped |

    Scenario: Sizes that run out
      Given the store holds:
        | name        | pieces |
        | Sun T-Shirt | 2      |
      When Meera comes to work
      Then these wait:
        | 1 size is nearly out |

    Scenario: A size that is out
      Given the store holds:
        | name        | pieces |
        | Sun T-Shirt | 0      |
      When Meera comes to work
      Then these wait:
        | 1 size is out of stock |

    Scenario: It leads to where it is done
      Given Priya has bought:
        | name        |
        | Sun T-Shirt |
      And Meera comes to work
      When she follows "1 to pack"
      Then the admin shows "Orders"
      And the listed orders are of "Priya"

    Scenario: What is done waits no longer
      Given Priya has bought:
        | name        |
        | Sun T-Shirt |
      And Meera comes to work
      And a colleague packs the order of Priya
      When she looks at the admin again
      Then these wait:
        | 1 packed and not shipped |

  @spec-admin-today.nothing
  Rule: When nothing waits, that is said

    Scenario: Everything is on its way
      Given Priya has bought:
        | name        |
        | Sun T-Shirt |
      And a colleague packs the order of Priya
      And a colleague ships the order of Priya
      When Meera comes to work
      Then Today says "Nothing waits."

  @spec-admin-today.sales
  Rule: The sales of 14 days are summed

    Scenario: The orders of the last days
      Given Priya has bought:
        | name        | price |
        | Sun T-Shirt | 799   |
      And Asha has bought:
        | name        | price |
        | Sun T-Shirt | 799   |
      When Meera comes to work
      Then the sales of 14 days are "₹1,598"
