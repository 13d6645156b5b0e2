@catalogue
Feature: The home page
  The first page greets the shopper and leads into the catalogue.

  @spec-2.route-home @spec-6.visitor
  Rule: The front page is open to everyone

    @screen
    Scenario: A visitor comes to the shop
      Given the shop sells its usual range
      When a visitor opens the home page
      Then she is on the home page
      And she sees "New Arrivals"
      And she sees "Shop By Categories"

  @spec-2.shop-now
  Rule: Shop Now opens the whole catalogue

    Background:
      Given the shop sells:
        | name         | category    | price |
        | Sun T-Shirt  | clothing    | 499   |
        | Rain Handbag | accessories | 899   |

    @screen
    Scenario: From the hero picture to the listing
      Given a visitor is looking at the home page
      When she presses "Shop Now"
      Then she is on the listing page
      And she sees the products "Sun T-Shirt, Rain Handbag"

    @spec-4.reset
    Scenario: Shop Now clears the filters chosen before
      Given a visitor is looking at the listing page
      And she ticks "accessories" among the categories
      When she opens the home page
      And she starts shopping
      Then she sees the products "Sun T-Shirt, Rain Handbag"
      And nothing is ticked among the categories

    Scenario: Shop Now clears the search as well
      Given a visitor is looking at the listing page
      And she searches for "bag"
      When she opens the home page
      And she starts shopping
      Then she sees the products "Sun T-Shirt, Rain Handbag"
      And the search box is empty

  @spec-2.new-arrivals @spec-2.new-arrival-links @spec-2.new-arrival-speeds
  Rule: Four moving new arrivals lead to their products

    Scenario: The new arrivals are the four products chosen for it
      Given the shop sells its usual range
      When a visitor opens the home page
      Then the new arrivals lead to the products 14, 17, 12 and 16

    Scenario: From a new arrival to its product
      Given the shop sells its usual range
      And a visitor is looking at the home page
      When she follows new arrival 2
      Then she is on the page of product 17

    @spec-new-arrivals.told
    Scenario: Each new arrival says whose it is and what it costs
      Given the shop sells its usual range
      When a visitor opens the home page
      Then the new arrivals show:
        | creator        | price  |
        | @tarun.tides   | ₹1,349 |
        | @meher.makes   | ₹449   |
        | @meher.makes   | ₹279   |
        | @zoya.aftersix | ₹1,249 |

    @screen @spec-new-arrivals.nothing-yet
    Scenario Outline: As long as <page> has nothing, it shows the new arrivals
      Given the shop sells its usual range
      And Priya is logged in
      When Priya opens the <page> page
      Then she is shown the new arrivals "Slow Hour Watch with Woven Strap, Morning Swim T-Shirt, Six-Panel Sunrise Cap, Long Shadow Tiered Sundress"

      Examples:
        | page     |
        | cart     |
        | wishlist |
        | orders   |

    @screen
    Scenario: The new arrivals are silent and endless
      Given the shop sells its usual range
      When a visitor opens the home page
      Then every new arrival plays by itself, silently and without end

    Scenario: Each new arrival has its own pace
      Given the shop sells its usual range
      When a visitor opens the home page
      Then no two new arrivals play at the same speed

  @spec-2.category-tiles @spec-2.tile-opens-category @spec-4.set-categories
  Rule: Each category has a tile that opens the listing on it

    Background:
      Given the shop sells:
        | name         | category    | size |
        | Sun T-Shirt  | clothing    | S    |
        | Rain Handbag | accessories | M    |
        | Moon Shirt   | clothing    | L    |

    @spec-3.category
    Scenario: One tile for each category of the catalogue
      When a visitor opens the home page
      Then the category tiles are "Clothing, Accessories"

    Scenario: A tile opens the listing on its category
      Given a visitor is looking at the home page
      When she follows the tile "Accessories"
      Then she is on the listing page
      And she sees the products "Rain Handbag"
      And only "accessories" is ticked among the categories

    Scenario: A tile forgets the filters chosen before
      Given a visitor is looking at the listing page
      And she ticks "S" among the sizes
      When she opens the home page
      And she follows the tile "Clothing"
      Then she sees the products "Sun T-Shirt, Moon Shirt"
      And nothing is ticked among the sizes

    Scenario: A tile takes the place of the category chosen before
      Given a visitor is looking at the listing page
      And she ticks "clothing" among the categories
      When she opens the home page
      And she follows the tile "Accessories"
      Then only "accessories" is ticked among the categories

  @spec-2.default-picture
  Rule: A category without a picture of its own shows the default picture

    Scenario Outline: Pictures of <category>
      Given the shop sells:
        | name     | category   |
        | Any Item | <category> |
      When a visitor opens the home page
      Then the tile "<tile>" shows <picture> picture

      Examples:
        | category    | tile        | picture     |
        | clothing    | Clothing    | its own     |
        | accessories | Accessories | its own     |
        | footwear    | Footwear    | the default |
