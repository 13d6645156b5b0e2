@real-shop
Feature: Searching everything
  One field, from everywhere in the admin, that leads to what is meant.

  Background:
    Given Kiran works for the shop as packer
    And Priya has bought:
      | name        |
      | Sun T-Shirt |
    And Asha has bought:
      | name        |
      | Sun T-Shirt |

  @spec-admin-find.found
  Rule: What is found is opened with one press

    Scenario: An order by its number
      Given Meera is at work as owner
      When she searches everything for the order of Priya
      Then the orders of "Priya" are found

    Scenario: The order opens
      Given Meera is at work as owner
      And she searches everything for the order of Priya
      When she opens the order of Priya of what is found
      Then the order has the lines:
        | Sun T-Shirt, M × 1 |

    Scenario: Orders by the e-mail of the shopper
      Given Meera is at work as owner
      When she searches everything for "priya@"
      Then the orders of "Priya" are found

    Scenario: A product by its title
      Given Meera is at work as owner
      When she searches everything for "sun t"
      Then "Sun T-Shirt" is found

    Scenario: A colleague by the name
      Given Meera is at work as owner
      And she searches everything for "kiran"
      And "Kiran" is found
      When she opens "Kiran" of what is found
      Then the admin shows "Settings"

    Scenario: A screen
      Given Meera is at work as owner
      And she searches everything for "stoc"
      And "Stock" is found
      When she opens "Stock" of what is found
      Then the admin shows "Stock"

  @spec-admin-find.nothing
  Rule: What is not found is said

    Scenario: Nothing is called like that
      Given Meera is at work as owner
      When she searches everything for "zeppelin"
      Then the search says "Nothing matches “zeppelin”"

  @spec-admin-find.role
  Rule: Only what the role may see is found

    Scenario: A packer finds no product and no colleague
      Given Meera is at work as packer
      When she searches everything for "kiran"
      Then the search says "Nothing matches “kiran”"

    Scenario: A packer finds orders
      Given Meera is at work as packer
      When she searches everything for the order of Asha
      Then the orders of "Asha" are found

    Scenario: A packer finds the screens of a packer
      Given Meera is at work as packer
      When she searches everything for "s"
      Then "Orders, Returns, Stock, Settings" is found
