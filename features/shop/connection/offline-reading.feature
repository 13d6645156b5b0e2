Feature: Reading without a network
  What the shopper has seen of her own lists stays with her, until she logs out.

  @spec-offline-reading.lists
  Rule: Her lists are shown as they last were

    Scenario: The cart
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      When she closes the shop and comes back
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the shop says that it cannot be reached

    Scenario: The wishlist
      Given Priya is looking at her wishlist:
        | name        |
        | Sun T-Shirt |
      And the wishlist can no longer be reached
      When she closes the shop and comes back
      Then the wishlist shows "Sun T-Shirt"
      And the shop says that it cannot be reached

    Scenario: What has changed elsewhere is shown once the shop can be reached again
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And elsewhere one more "Sun T-Shirt" comes into Priya's cart
      And the cart can no longer be reached
      And she closes the shop and comes back
      When the shop can be reached again
      And she tries again
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |

  @spec-offline-reading.hers
  Rule: Nobody else is shown them

    Scenario: The next shopper on the device
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      When Arjun logs in instead of her
      And she opens the cart page
      Then the cart badge shows 0

    Scenario: Herself, after she has logged out
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      When she logs out
      And she opens the login page
      And she logs in as Priya
      And she opens the cart page
      Then the cart badge shows 0
