Feature: The listing's address
  What a shopper has found can be shared, and found again.

  Background:
    Given the shop sells:
      | name         | category    | creator | size | price |
      | Sun T-Shirt  | clothing    | @maya   | M    | 499   |
      | Moon Shirt   | clothing    | @zoya   | S    | 150   |
      | Rain Handbag | accessories | @maya   | S    | 1299  |

  @spec-3.catalogue-state
  Rule: The address says what was chosen

    Background:
      Given a visitor is looking at the listing page

    Scenario: Several choices
      When she ticks "S" among the sizes
      And she ticks "@zoya" among the creators
      Then she is at "/product-listing?creator=@zoya&size=S"

    Scenario: Whatever is chosen first, the address is the same
      When she ticks "@zoya" among the creators
      And she ticks "S" among the sizes
      Then she is at "/product-listing?creator=@zoya&size=S"

    Scenario: A search and an order
      When she searches for "t-shirt"
      And she sorts by price from low to high
      Then she is at "/product-listing?q=t-shirt&sort=lowToHigh"

    Scenario: A price range
      When she ticks "Below 200" among the prices
      Then she is at "/product-listing?price=0-200"

    Scenario: Reset leaves the search in the address
      Given she searches for "shirt"
      And she ticks "S" among the sizes
      When she presses "Reset"
      Then she is at "/product-listing?q=shirt"

    Scenario: A tile's category
      Given she opens the home page
      When she follows the tile "Accessories"
      Then she is at "/product-listing?category=accessories"

  @spec-2.route-listing
  Rule: A shared address shows everyone the same

    Scenario: Choices that came with the address
      When a visitor goes to "/product-listing?creator=@maya&size=M"
      Then she sees the products "Sun T-Shirt"
      And only "@maya" is ticked among the creators
      And only "M" is ticked among the sizes

    Scenario: A search and an order that came with the address
      When a visitor goes to "/product-listing?q=SHIRT&sort=lowToHigh"
      Then she sees the products "Moon Shirt, Sun T-Shirt"
      And the search box holds "SHIRT"

    Scenario: The address takes the place of what was chosen before
      Given a visitor is looking at the listing page
      And she ticks "M" among the sizes
      When she goes to "/product-listing?category=accessories"
      Then she sees the products "Rain Handbag"
      And nothing is ticked among the sizes

    Scenario: The choices outlast closing the shop
      Given a visitor is looking at the listing page
      And she ticks "M" among the sizes
      When she closes the shop and comes back
      Then she sees the products "Sun T-Shirt"

    Scenario: After logging in the choices are still there
      Given Priya has an account
      And a visitor goes to "/product-listing?size=S"
      When she follows "Login" in the bar
      And she logs in as Priya
      Then she is at "/product-listing?size=S"

    Scenario Outline: What makes no sense is passed over: <address>
      When a visitor goes to "/product-listing?<address>"
      Then she sees 3 products

      Examples:
        | address                |
        | colour=red             |
        | price=5-17             |
        | sort=byName&size=%E0%A |

  @spec-4.toggle-filter
  Rule: Back and Forward go through what was chosen

    Background:
      Given a visitor is looking at the listing page

    Scenario: Back takes the last choice back
      Given she ticks "S" among the sizes
      And she ticks "@maya" among the creators
      When she goes back
      Then she sees the products "Moon Shirt, Rain Handbag"
      And nothing is ticked among the creators

    Scenario: Forward makes it again
      Given she ticks "S" among the sizes
      And she goes back
      When she goes forward
      Then she sees the products "Moon Shirt, Rain Handbag"

    Scenario: Back from a product to the choices that led to it
      Given she ticks "S" among the sizes
      And she opens the details of "Moon Shirt"
      When she goes back
      Then she sees the products "Moon Shirt, Rain Handbag"
      And only "S" is ticked among the sizes

    Scenario: Back to where nothing was chosen yet
      Given she opens the home page
      And she follows the tile "Accessories"
      When she goes back
      And she goes back
      Then she sees 3 products
      And nothing is ticked among the categories

    Scenario: The same search again is no place of its own
      Given she searches for "moon"
      And she searches for "moon"
      When she goes back
      Then she sees 3 products

  @spec-2.scroll-to-top @not-memory @not-mirage
  Rule: Back leads to where she was on the page
    Excluded: only a real page has a place to which it is scrolled.

    Scenario: Back from a product far down the listing
      Given the shop sells its usual range
      And a visitor is looking at the listing page
      And she has scrolled down
      When she opens the details of the last product
      And she goes back
      Then she is where she was on the page
      And the keyboard goes on from that product
