@real-shop
Feature: Who makes and sells a piece
  What the law wants a shopper to be told before she buys, folded on the page of a product.

  Background:
    Given the shop sells:
      | name        | style | size | id | price | was  | origin | genericName | netQuantity | manufacturer          |
      | Sun T-Shirt | sun   | S    | 7  | 799   | 999  | Surat  | T-shirt     | 2 pieces    | Tide Mills, Ring Road |
      | Sun T-Shirt | sun   | M    | 8  | 799   | 1099 |        |             |             |                       |
      | Rain Coat   | coat  | M    | 9  | 500   | 500  | Kochi  |             |             |                       |
      | Wave Belt   | belt  | L    | 10 | 200   | 200  |        |             |             |                       |

  @spec-legal-details.told
  Rule: What is known of the piece and of the shop is told

    Scenario: The law has all it wants
      Given the shop has told of itself:
        | legal name           | Row Retail LLP    |
        | address              | 12 Hill Road      |
        | phone                | 022 1234 5678     |
        | officer              | Anand Iyer        |
        | the officer's e-mail | anand@row.example |
      And a visitor is looking at the page of "Sun T-Shirt in M"
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name             | T-shirt                          |
        | Net quantity             | 2 pieces                         |
        | MRP                      | ₹1,099 (incl. of all taxes)      |
        | Made in                  | Surat                            |
        | Manufacturer or importer | Tide Mills, Ring Road            |
        | Sold by                  | Row Retail LLP, 12 Hill Road     |
        | Consumer care            | 022 1234 5678, anand@row.example |
        | Grievance officer        | Anand Iyer, anand@row.example    |

    Scenario: Little is known
      Given a visitor is looking at the page of "Rain Coat"
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name | Clothing                  |
        | Net quantity | 1 piece                   |
        | MRP          | ₹500 (incl. of all taxes) |
        | Made in      | Kochi                     |
        | Sold by      | Creator Row               |

    Scenario: No size is chosen
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name             | T-shirt                              |
        | Net quantity             | 2 pieces                             |
        | MRP                      | ₹999 – ₹1,099 (incl. of all taxes)   |
        | Made in                  | Surat                                |
        | Manufacturer or importer | Tide Mills, Ring Road                |
        | Sold by                  | Creator Row                          |

  @spec-legal-details.again
  Rule: The cart, the checkout and the order tell it again

    Scenario: She reads it in the cart
      Given Priya is looking at her cart:
        | name       | style | size | price | was | origin | genericName | netQuantity | manufacturer |
        | Moon Scarf | moon  | M    | 400   | 600 | Kochi  | Scarf       | 1 scarf     | Mill 7       |
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name             | Scarf                     |
        | Net quantity             | 1 scarf                   |
        | MRP                      | ₹600 (incl. of all taxes) |
        | Made in                  | Kochi                     |
        | Manufacturer or importer | Mill 7                    |
        | Sold by                  | Creator Row               |

    Scenario: She reads it at the checkout
      Given Priya is at the checkout with:
        | name       | style | size | price | was | origin |
        | Moon Scarf | moon  | M    | 400   | 600 | Kochi  |
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name | Clothing                  |
        | Net quantity | 1 piece                   |
        | MRP          | ₹600 (incl. of all taxes) |
        | Made in      | Kochi                     |
        | Sold by      | Creator Row               |

    Scenario: She reads it on the page of her order
      Given Priya has paid for:
        | name       | style | size | price | was | origin |
        | Moon Scarf | moon  | M    | 400   | 600 | Kochi  |
      And she is looking at her latest order
      When she reads who makes and sells it
      Then she is told what the law wants:
        | Generic name | Clothing                  |
        | Net quantity | 1 piece                   |
        | MRP          | ₹600 (incl. of all taxes) |
        | Made in      | Kochi                     |
        | Sold by      | Creator Row               |

  @spec-legal-details.unknown @screen
  Rule: A piece of which the shop has told nothing has no such details

    Scenario: Nothing is known
      When a visitor opens the page of "Wave Belt"
      Then she is told nothing of who makes it
