@real-shop
Feature: Sizes
  A piece is sold in sizes. Each has a page of its own, and all of them are one press apart.

  Background:
    Given the shop sells:
      | name        | style | size     | id | price | was | creator |
      | Sun T-Shirt | sun   | M        | 7  | 799   | 999 | @maya   |
      | Sun T-Shirt | sun   | S        | 8  | 749   | 749 | @maya   |
      | Sun T-Shirt | sun   | XL       | 9  | 849   | 849 | @maya   |
      | Rain Cap    | cap   | One size | 10 | 300   | 300 | @nina   |
      | Wave Belt   | belt  | L        | 11 | 200   | 200 | @maya   |

  @spec-sizes.card @catalogue
  Rule: The shop shows a piece once, in all its sizes

    Scenario: The listing
      When a visitor opens the listing page
      Then the listing is headed "Products" with "3 pieces"
      And she sees the products "Sun T-Shirt, Rain Cap, Wave Belt"

    Scenario: A size that one of its products has
      When a visitor follows a link to the listing with:
        | sizes | XL |
      Then she sees the products "Sun T-Shirt"

    Scenario: Its price is the lowest
      Given a visitor is looking at the listing page
      When she sorts by price from high to low
      Then she sees the products "Sun T-Shirt, Rain Cap, Wave Belt"
      When she sorts by price from low to high
      Then she sees the products "Wave Belt, Rain Cap, Sun T-Shirt"

    @screen
    Scenario: Its card
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | price  | From ₹749     |
        | was    | none          |
        | size   | S – XL        |
        | button | Choose a size |

    @screen
    Scenario: Its card leads to the choice
      Given a visitor is looking at the listing page
      When she opens the details of "Sun T-Shirt"
      Then "Sun T-Shirt" shows:
        | price  | From ₹749     |
        | button | Choose a size |

    @screen
    Scenario: One of its sizes is sold out
      Given the shop has counted 0 of "Sun T-Shirt" in "M"
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | stock | none |

    @screen
    Scenario: All its sizes are sold out
      Given the shop has counted 0 of "Sun T-Shirt" in "S"
      And the shop has counted 0 of "Sun T-Shirt" in "M"
      And the shop has counted 0 of "Sun T-Shirt" in "XL"
      When a visitor opens the listing page
      Then "Sun T-Shirt" shows:
        | stock | Sold out |

    @screen
    Scenario: On the wishlist no size is chosen for her either
      Given Priya is logged in
      And Priya's wishlist holds "Sun T-Shirt"
      When she opens the wishlist page
      Then "Sun T-Shirt" shows:
        | size   | S – XL        |
        | button | Choose a size |

  @spec-sizes.offered @catalogue
  Rule: The page of a piece offers its sizes from small to large, and chooses none of them for her

    Scenario: The address of the piece
      When a visitor opens the page of "Sun T-Shirt"
      Then she can choose among the sizes "S, M, XL"
      And no size is chosen

    Scenario: The address of another of its sizes
      When a visitor opens the page of "Sun T-Shirt in XL"
      Then the size "XL" is chosen

    Scenario: A size is sold out
      Given the shop has counted 0 of "Sun T-Shirt" in "S"
      When a visitor opens the page of "Sun T-Shirt"
      Then she can choose among the sizes "S (sold out), M, XL"
      When she chooses the size "S"
      Then the size "S" is chosen

    @screen
    Scenario: The button of a size that is sold out
      Given the shop has counted 0 of "Sun T-Shirt" in "S"
      When a visitor opens the page of "Sun T-Shirt in S"
      Then "Sun T-Shirt" shows:
        | button | Sold out |

    Scenario: A piece in one size
      When a visitor opens the page of "Wave Belt"
      Then she cannot choose a size

    @screen
    Scenario: What a piece in one size says of it
      When a visitor opens the page of "Wave Belt"
      Then "Wave Belt" shows:
        | size   | L           |
        | button | Add to Cart |

    @screen
    Scenario: One size says nothing
      When a visitor opens the page of "Rain Cap"
      Then "Rain Cap" shows:
        | size | none |

    @screen
    Scenario: More from the creator has no other size of it
      When a visitor opens the page of "Sun T-Shirt in XL"
      Then she is shown more from the same creator: "Wave Belt"

    @screen
    Scenario: The button asks for a size and leads to it
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she presses "Choose a size"
      Then the focus is on the size "S"

  @spec-sizes.page
  Rule: Each size has its page, which takes the place of the one before

    Background:
      Given a visitor is looking at the listing page
      And she is looking at the page of "Sun T-Shirt"

    Scenario: From size to size
      When she chooses the size "XL"
      Then she is on the page of "Sun T-Shirt in XL"
      And the size "XL" is chosen
      When she goes back
      Then she is on the listing page

    Scenario: The first of the sizes
      When she chooses the size "M"
      Then she is on the page of "Sun T-Shirt in M"
      And the size "M" is chosen

    Scenario: It stays chosen
      Given she chooses the size "M"
      When she closes the shop and comes back
      Then the size "M" is chosen

    @screen
    Scenario: It has its own price, and is what she buys
      When she chooses the size "M"
      Then "Sun T-Shirt" shows:
        | price  | ₹799        |
        | was    | ₹999        |
        | size   | M           |
        | button | Add to Cart |
      When she chooses the size "XL"
      Then "Sun T-Shirt" shows:
        | price | ₹849 |
        | was   | none |

  @spec-sizes.in-cart
  Rule: What is in her cart is chosen already

    Scenario: The first of the sizes is in her cart
      Given Priya is logged in
      And Priya's cart holds "Sun T-Shirt"
      When she opens the page of "Sun T-Shirt"
      Then the size "M" is chosen
