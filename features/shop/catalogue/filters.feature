@catalogue
Feature: Filtering the catalogue
  A shopper narrows the catalogue by creator, size, price and category.

  @spec-2.route-listing @spec-9.no-paging @spec-6.visitor @spec-1.open-to-visitors
  Rule: The listing is open to everyone and shows the whole catalogue

    Scenario: A visitor opens the listing
      Given the shop sells:
        | name         |
        | Sun T-Shirt  |
        | Rain Handbag |
      When a visitor opens the listing page
      Then she sees the products "Sun T-Shirt, Rain Handbag"

    @spec-9.seed-size
    Scenario: The demonstration's 25 products are on one page
      Given the shop sells its usual range
      When a visitor opens the listing page
      Then she sees 25 products

  @spec-2.filter-options @spec-4.toggle-filter @spec-5.alternatives
  Rule: Creators, sizes and categories are ticked and unticked

    Background:
      Given the shop sells:
        | name         | category    | creator | size |
        | Sun T-Shirt  | clothing    | @maya   | M    |
        | Moon Shirt   | clothing    | @arjun  | S    |
        | Rain Handbag | accessories | @maya   | XL   |
        | Star Cap     | accessories | @zoya   | S    |
      And a visitor is looking at the listing page

    Scenario: By category
      When she ticks "accessories" among the categories
      Then she sees the products "Rain Handbag, Star Cap"

    Scenario: By creator
      When she ticks "@maya" among the creators
      Then she sees the products "Sun T-Shirt, Rain Handbag"

    Scenario: By size
      When she ticks "S" among the sizes
      Then she sees the products "Moon Shirt, Star Cap"

    Scenario: Unticking shows the rest again
      Given she ticks "S" among the sizes
      When she unticks "S" among the sizes
      Then she sees the products "Sun T-Shirt, Moon Shirt, Rain Handbag, Star Cap"
      And nothing is ticked among the sizes

    Scenario: Two creators are alternatives
      When she ticks "@arjun" among the creators
      And she ticks "@zoya" among the creators
      Then she sees the products "Moon Shirt, Star Cap"

    Scenario: Two sizes are alternatives
      When she ticks "M" among the sizes
      And she ticks "XL" among the sizes
      Then she sees the products "Sun T-Shirt, Rain Handbag"

    Scenario: Two categories are alternatives
      When she ticks "clothing" among the categories
      And she ticks "accessories" among the categories
      Then she sees the products "Sun T-Shirt, Moon Shirt, Rain Handbag, Star Cap"

    Scenario: Different groups narrow together
      When she ticks "@maya" among the creators
      And she ticks "clothing" among the categories
      Then she sees the products "Sun T-Shirt"

    Scenario: A search narrows the filters further
      Given she ticks "S" among the sizes
      When she searches for "cap"
      Then she sees the products "Star Cap"

    Scenario: Groups that exclude each other leave nothing
      When she ticks "@zoya" among the creators
      And she ticks "XL" among the sizes
      Then nothing matches

    @spec-4.products-requested @spec-3.catalogue-state
    Scenario: The choices last while she looks around the shop
      Given she ticks "@zoya" among the creators
      When she opens the home page
      And she opens the listing page
      Then she sees the products "Star Cap"
      And only "@zoya" is ticked among the creators

  @spec-5.category-any-case
  Rule: Categories match in upper or lower case

    Scenario: One category written in two ways
      Given the shop sells:
        | name        | category |
        | Sun T-Shirt | clothing |
        | Moon Shirt  | Clothing |
      And a visitor is looking at the listing page
      When she ticks "clothing" among the categories
      Then she sees the products "Sun T-Shirt, Moon Shirt"

  @spec-2.filter-options @spec-3.product-category @spec-3.product-creator-and-size
  Rule: The choices come from the catalogue, with how many products each would show

    Background:
      Given the shop sells:
        | name         | category    | creator | size | price |
        | Rain Handbag | accessories | @maya   | XL   | 1500  |
        | Sun T-Shirt  | clothing    | @zoya   | S    | 150   |
        | Moon Shirt   | clothing    | @maya   | L    | 500   |
        | Star Jeans   | clothing    | @zoya   | M    | 999   |
      And a visitor is looking at the listing page

    @spec-chosen-filters.counts
    Scenario: Sizes are offered in wearing order
      Then the sizes offered are "S (1), M (1), L (1), XL (1)"

    Scenario: Creators are offered as the catalogue first names them
      Then the creators offered are "@maya (2), @zoya (2)"

    Scenario: Categories are offered as the catalogue first names them
      Then the categories offered are "accessories (1), clothing (3)"

    @spec-2.price-ranges
    Scenario: Four price ranges are offered
      Then the prices offered are "Below 200 (1), 201-999 (2), 1000-1999 (1), Over 2000 (0)"

    @spec-chosen-filters.counts
    Scenario: A choice in one group changes the counts of the others
      When she ticks "@zoya" among the creators
      Then the categories offered are "accessories (0), clothing (2)"
      And the creators offered are "@maya (2), @zoya (2)"

    Scenario: A search changes the counts
      When she searches for "moon"
      Then the creators offered are "@maya (1), @zoya (0)"

  @spec-2.filter-panel @screen
  Rule: On a small screen the filters slide over the products

    Scenario: Opening the filters
      Given the shop sells its usual range
      And she shops on a small screen
      And a visitor is looking at the listing page
      When she presses "Filter"
      Then the filters are open

    Scenario: The filters stay out of the way until asked for
      Given the shop sells its usual range
      And she shops on a small screen
      When a visitor opens the listing page
      Then the filters are closed

    Scenario: Closing the filters again
      Given the shop sells its usual range
      And she shops on a small screen
      And a visitor is looking at the listing page
      And she presses "Filter"
      When she closes the filters
      Then the filters are closed

  @spec-for-whom.filter
  Rule: She filters by for whom a piece is

    Background:
      Given the shop sells:
        | name        | for     |
        | Sun T-Shirt | women's |
        | Moon Shirt  | men's   |
        | Star Cap    |         |
      And a visitor is looking at the listing page

    Scenario: What is offered
      Then the people offered are "women (1), men (1)"

    Scenario: For women
      When she ticks "women" among the people
      Then she sees the products "Sun T-Shirt"

    Scenario: A link to what is for men
      When she follows a link to the listing with:
        | people | men |
      Then she sees the products "Moon Shirt"
      And the chosen filters are "Men"
