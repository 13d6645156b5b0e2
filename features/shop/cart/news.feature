@real-shop
Feature: What becomes of a cart
  A cart may lie for weeks. What has changed meanwhile is said, not hidden.

  Background:
    Given Priya is looking at her cart:
      | name         | price |
      | Sun T-Shirt  | 799   |
      | Rain Handbag | 1299  |

  @spec-cart-news.repriced
  Rule: Another price is said

    Scenario: The price has risen
      Given the shop sells:
        | name        | price |
        | Sun T-Shirt | 899   |
      When she closes the shop and comes back
      Then the cart says "Sun T-Shirt costs ₹899 now. It was ₹799 when you put it into the cart."

    Scenario: At the checkout too
      Given the shop sells:
        | name        | price |
        | Sun T-Shirt | 699   |
      When she opens the checkout page
      Then the cart says "Sun T-Shirt costs ₹699 now. It was ₹799 when you put it into the cart."

  @spec-cart-news.hidden
  Rule: So is what is no longer sold

    Scenario: A product left the shop
      When the shop stops selling "Rain Handbag"
      And she closes the shop and comes back
      Then the cart says "Rain Handbag is no longer sold and has left your cart."

  @spec-cart-news.read
  Rule: What she has read is not said again

    Scenario: She has read it
      Given the shop stops selling "Rain Handbag"
      And she closes the shop and comes back
      When she takes the news of the cart as read
      And she closes the shop and comes back
      Then the cart says nothing new
