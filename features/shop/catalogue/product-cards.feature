@catalogue
Feature: Product cards
  A card tells what the shopper must know to want the product, and lets her take it.

  @spec-2.card-facts @spec-1.rupees @spec-3.product-prices-and-picture @spec-9.currency
  Rule: A card shows what the product costs now and what it cost before

    Scenario: A reduced product
      Given the shop sells:
        | name        | was  | price |
        | Sun T-Shirt | 1999 | 1499  |
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | price   | ₹1,499 |
        | was     | ₹1,999 |
        | picture | yes    |

    Scenario: A product at its full price
      Given the shop sells:
        | name        | was | price |
        | Sun T-Shirt | 499 | 499   |
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | price | ₹499 |
        | was   | none |

    Scenario: Large prices are grouped the Indian way
      Given the shop sells:
        | name       | price  |
        | Royal Gown | 123456 |
      When a visitor opens the listing page
      Then "Royal Gown" shows:
        | price | ₹1,23,456 |

    Scenario: Paise are shown when there are some
      Given the shop sells:
        | name       | price |
        | Star Socks | 99.50 |
      When a visitor opens the listing page
      Then "Star Socks" shows:
        | price | ₹99.50 |

  @spec-2.percent-badge @spec-9.percent-rounded
  Rule: A badge tells the rounded percentage off

    Scenario Outline: From <was> down to <price>
      Given the shop sells:
        | name        | was   | price   |
        | Sun T-Shirt | <was> | <price> |
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | percent off | <badge> |

      Examples:
        | was  | price | badge   |
        | 1000 | 800   | 20% off |
        | 300  | 200   | 33% off |
        | 600  | 200   | 67% off |
        | 200  | 175   | 13% off |
        | 499  | 499   | none    |

  @spec-2.card-button @spec-4.add-again-opens-cart
  Rule: A card leads to the cart once the product is in it

    Background:
      Given the shop sells:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      And Priya is logged in

    @screen
    Scenario: Not in the cart yet
      When she opens the listing page
      Then "Sun T-Shirt" shows:
        | button | Add to Cart |

    @screen
    Scenario: In the cart already
      Given Priya's cart holds "Sun T-Shirt"
      When she opens the listing page
      Then "Sun T-Shirt" shows:
        | button | Go to Cart |
      And "Rain Handbag" shows:
        | button | Add to Cart |

    Scenario: Going to the cart adds nothing
      Given Priya's cart holds "Sun T-Shirt"
      And she is looking at the listing page
      When she adds "Sun T-Shirt" to the cart
      Then she is on the cart page
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 1        |

  @spec-plain-text.shown
  Rule: Names are shown as they are written, whatever characters they hold

    Scenario: A product with unusual characters
      Given the shop sells:
        | name             |
        | 2<b & more's Tee |
        | Tom & Co         |
      When a visitor opens the listing page
      Then she sees the products "2<b & more's Tee, Tom & Co"
