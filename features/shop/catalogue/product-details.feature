@catalogue
Feature: Product details
  One product, with everything there is to know about it.

  @spec-2.route-details @spec-2.details-facts @spec-3.product-identity @spec-6.visitor
  Rule: The details show the product with the number asked for

    Background:
      Given the shop sells:
        | id | name         | was  | price | size | description           |
        | 7  | Sun T-Shirt  | 999  | 799   | M    | Soft cotton, in gold. |
        | 8  | Rain Handbag | 1299 | 1299  | L    | Keeps everything dry. |

    Scenario: A visitor reads about a product
      When a visitor opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | price       | ₹799                  |
        | was         | ₹999                  |
        | size        | M                     |
        | description | Soft cotton, in gold. |
        | picture     | yes                   |

    @screen
    Scenario: From the listing to the details
      Given a visitor is looking at the listing page
      When she opens the details of "Rain Handbag"
      Then she is on the page of "Rain Handbag"
      And "Rain Handbag" shows:
        | description | Keeps everything dry. |

    @screen
    Scenario: From one product to the next
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she opens the page of "Rain Handbag"
      Then she sees "Keeps everything dry."
      And she does not see "Soft cotton, in gold."

    @spec-plain-text.shown @screen
    Scenario: A description with unusual characters
      Given the shop sells:
        | id | name     | description           |
        | 9  | Odd Item | Size<M, "soft" & 100% |
      When a visitor opens the page of "Odd Item"
      Then she sees "Size<M"
      And she sees "& 100%"

  @spec-product-facts.shown
  Rule: What is known of the fabric, the care, the fit and the origin is told

    Background:
      Given the shop sells:
        | id | name        | fabric       | care         | fit     | origin    |
        | 7  | Sun T-Shirt | 100 % cotton | Wash at 30°C | Relaxed | Tiruppur  |
        | 8  | Rain Cap    | Linen        |              |         |           |

    Scenario: All is known
      When a visitor opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | fabric      | 100 % cotton               |
        | care        | Wash at 30°C               |
        | fit         | Relaxed                    |
        | made in     | Tiruppur                   |
        | description | All about Sun T-Shirt.     |

    Scenario: Only the fabric is known
      When a visitor opens the page of "Rain Cap"
      Then "Rain Cap" shows:
        | fabric | Linen |

    @screen
    Scenario: What is not known has no place
      When a visitor opens the page of "Rain Cap"
      Then she does not see "Care"
      And she does not see "Made in"

  @spec-product-facts.pictures @screen
  Rule: A picture is described where the shop has words for it

    Background:
      Given the shop sells:
        | id | name        | alt                            |
        | 7  | Sun T-Shirt | A golden sun on a washed shirt |
        | 8  | Rain Cap    |                                |

    Scenario: On the page of a product
      When a visitor opens the page of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | picture shows | A golden sun on a washed shirt |

    Scenario: On the page of a product without words
      When a visitor opens the page of "Rain Cap"
      Then "Rain Cap" shows:
        | picture shows | Rain Cap |

    Scenario: On a card
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | picture shows | A golden sun on a washed shirt |
      And "Rain Cap" shows:
        | picture shows | none |

  @spec-2.details-buttons
  Rule: The details offer the cart and the wishlist

    Background:
      Given the shop sells:
        | id | name        |
        | 7  | Sun T-Shirt |
      And Priya is logged in

    Scenario: Adding to the cart from the details
      Given she is looking at the page of "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      And she opens the cart page
      Then she is told "Sun T-Shirt added to cart successfully!"
      And her cart holds "Sun T-Shirt"

    Scenario: Going to the cart from the details
      Given Priya's cart holds "Sun T-Shirt"
      And she is looking at the page of "Sun T-Shirt"
      When she adds "Sun T-Shirt" to the cart
      Then she is on the cart page

    Scenario: Adding to the wishlist from the details
      Given she is looking at the page of "Sun T-Shirt"
      When she puts "Sun T-Shirt" on the wishlist
      Then she is told "Sun T-Shirt added to the wishlist successfully!"
      And "Sun T-Shirt" is on the wishlist

    Scenario: Removing from the wishlist from the details
      Given Priya's wishlist holds "Sun T-Shirt"
      And she is looking at the page of "Sun T-Shirt"
      When she takes "Sun T-Shirt" off the wishlist
      Then "Sun T-Shirt" is not on the wishlist

  @spec-2.unknown-product @screen
  Rule: A product that does not exist is a page, not a crash

    Scenario Outline: Asking for product <number>
      Given the shop sells:
        | id | name        |
        | 7  | Sun T-Shirt |
      When a visitor opens the page of product number "<number>"
      Then she sees "Product not found"
      And she can go back to the listing

      Examples:
        | number |
        | 99     |
        | 0      |
        | 7a     |
        | abc    |
        | -7     |
        | 7.5    |
