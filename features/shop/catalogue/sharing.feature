@catalogue
Feature: Sharing the listing
  What a shopper has found can be shared, and found again.

  Background:
    Given the shop sells:
      | name         | category    | creator | size | price |
      | Sun T-Shirt  | clothing    | @maya   | M    | 499   |
      | Moon Shirt   | clothing    | @zoya   | S    | 150   |
      | Rain Handbag | accessories | @maya   | S    | 1299  |

  @spec-listing-address.written @spec-listing-address.read
  Rule: What she chose is there again when she comes back

    Background:
      Given a visitor is looking at the listing page

    Scenario: Several choices
      Given she ticks "S" among the sizes
      And she ticks "@zoya" among the creators
      When she closes the shop and comes back
      Then only "S" is ticked among the sizes
      And only "@zoya" is ticked among the creators

    Scenario: A search and an order
      Given she searches for "shirt"
      And she sorts by price from low to high
      When she closes the shop and comes back
      Then she sees the products "Moon Shirt, Sun T-Shirt"
      And the search box holds "shirt"

    Scenario: A price range
      Given she ticks "Below 200" among the prices
      When she closes the shop and comes back
      Then she sees the products "Moon Shirt"

    Scenario: What she undid does not come back
      Given she searches for "shirt"
      And she ticks "S" among the sizes
      And she resets the filters
      When she closes the shop and comes back
      Then nothing is ticked among the sizes
      And the search box holds "shirt"

    Scenario: A tile's category
      Given she opens the home page
      And she follows the tile "Accessories"
      When she closes the shop and comes back
      Then only "accessories" is ticked among the categories

  @spec-listing-address.read
  Rule: A shared link shows everyone the same

    Scenario: Choices that came with the link
      When a visitor follows a link to the listing with:
        | creators | @maya |
        | sizes    | M     |
      Then she sees the products "Sun T-Shirt"
      And only "@maya" is ticked among the creators
      And only "M" is ticked among the sizes

    Scenario: A search and an order that came with the link
      When a visitor follows a link to the listing with:
        | search | SHIRT       |
        | order  | low to high |
      Then she sees the products "Moon Shirt, Sun T-Shirt"
      And the search box holds "SHIRT"

    Scenario: The link takes the place of what was chosen before
      Given a visitor is looking at the listing page
      And she ticks "M" among the sizes
      When she follows a link to the listing with:
        | categories | accessories |
      Then she sees the products "Rain Handbag"
      And nothing is ticked among the sizes

    @spec-4.return-after-login @screen
    Scenario: After logging in the choices are still there
      Given Priya has an account
      And a visitor follows a link to the listing with:
        | sizes | S |
      When she follows "Login" in the bar
      And she logs in as Priya
      Then she sees the products "Moon Shirt, Rain Handbag"
      And only "S" is ticked among the sizes

    @spec-listing-address.nonsense
    Scenario: What makes no sense is ignored
      When a visitor follows a link to the listing with:
        | order  | by beauty |
        | colour | red       |
      Then she sees 3 products
      And no order is chosen

  @spec-listing-address.history
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

    @screen
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

  @spec-scrolling.back @screen @not-dom
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
