@real-shop
Feature: Stock
  A piece is sold once. Who comes too late learns it before she pays.

  Background:
    Given the shop sells:
      | name         | id | price |
      | Sun T-Shirt  | 7  | 799   |
      | Rain Handbag | 8  | 1299  |

  @spec-stock.said
  Rule: What is nearly gone says so, and so does what is gone

    Scenario Outline: <left> left of a T-shirt
      Given the shop has counted <left> of "Sun T-Shirt"
      When she opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | stock | <said> |

      Examples:
        | left | said        |
        | 0    | Sold out    |
        | 1    | Only 1 left |
        | 3    | Only 3 left |
        | 4    | none        |

    Scenario: A product that is not counted is never sold out
      When she opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | stock | none |

    @catalogue
    Scenario: On the listing
      Given the shop has counted 2 of "Sun T-Shirt"
      And the shop has counted 0 of "Rain Handbag"
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | stock | Only 2 left |
      And "Rain Handbag" shows:
        | stock | Sold out |

    Scenario: In the cart
      Given the shop has counted 2 of "Sun T-Shirt"
      When Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      Then "Sun T-Shirt" shows:
        | stock | Only 2 left |

    Scenario: It is asked again when the shop is looked at again
      Given she is looking at the page of "Sun T-Shirt"
      And the shop has counted 0 of "Sun T-Shirt"
      When she comes back to the tab after 2 minutes
      Then "Sun T-Shirt" shows:
        | stock | Sold out |

  @spec-stock.not-added @screen
  Rule: What is sold out cannot be put into the cart

    Scenario: The button says why
      Given the shop has counted 0 of "Sun T-Shirt"
      When she opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | button | Sold out |

  @spec-stock.short
  Rule: A line of which there are too few is named when she wants to pay, with what she can do

    Background:
      Given Priya is at the checkout with:
        | name         | quantity |
        | Sun T-Shirt  | 3        |
        | Rain Handbag | 1        |

    Scenario: Fewer are left
      Given the shop has counted 2 of "Sun T-Shirt"
      When she places the order to "Home"
      Then no payment is open
      And she is told "Only 2 of Sun T-Shirt are left."
      And the shop offers "Take 2" for "Only 2 of Sun T-Shirt are left."

    Scenario: She takes them and pays
      Given the shop has counted 2 of "Sun T-Shirt"
      And she places the order to "Home"
      When she takes what is left of "Sun T-Shirt"
      Then no line is short
      When she places the order
      Then the payment asks for:
        | amount in paise | 289700 |

    Scenario: None is left
      Given the shop has counted 0 of "Rain Handbag"
      And she places the order to "Home"
      Then the shop offers "Remove it" for "Rain Handbag is sold out."
      When she takes what is left of "Rain Handbag"
      Then the bag holds "Sun T-Shirt"

  @spec-stock.held
  Rule: What she is paying for is hers

    Background:
      Given Priya is at the checkout with:
        | name        |
        | Sun T-Shirt |
      And the shop has counted 1 of "Sun T-Shirt"
      And she places the order to "Home"

    Scenario: Others see that it is gone
      When she closes the shop and comes back
      And she opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | stock | Sold out |

    Scenario: Her own next try is not in her way
      Given she cancels the payment
      When she places the order
      Then the payment is still open

    Scenario: It is free again when she does not pay
      Given she cancels the payment
      When an hour goes by at the shop
      And she opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | stock | Only 1 left |
