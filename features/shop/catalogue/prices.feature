@catalogue
Feature: Filtering and sorting by price
  A shopper shops within her means and sees the cheapest or the dearest first.

  @spec-2.price-ranges @spec-5.price-inclusive @spec-9.price-bands
  Rule: A price range includes both its ends

    Background:
      Given the shop sells:
        | name   | price |
        | Ring   | 69    |
        | Socks  | 200   |
        | Scarf  | 201   |
        | Shirt  | 999   |
        | Jeans  | 1000  |
        | Jacket | 1999  |
        | Coat   | 2000  |
        | Gown   | 5000  |
        | Crown  | 5001  |
      And a visitor is looking at the listing page

    Scenario Outline: What costs <range>
      When she ticks "<range>" among the prices
      Then she sees the products "<found>"

      Examples:
        | range     | found         |
        | Below 200 | Ring, Socks   |
        | 201-999   | Scarf, Shirt  |
        | 1000-1999 | Jeans, Jacket |
        | Over 2000 | Coat, Gown    |

    @spec-5.alternatives
    Scenario: Two price ranges are alternatives
      When she ticks "Below 200" among the prices
      And she ticks "Over 2000" among the prices
      Then she sees the products "Ring, Socks, Coat, Gown"

    @spec-4.toggle-price @spec-3.filters
    Scenario: A price range is unticked again
      Given she ticks "Below 200" among the prices
      And she ticks "201-999" among the prices
      When she unticks "Below 200" among the prices
      Then she sees the products "Scarf, Shirt"
      And only "201-999" is ticked among the prices

    Scenario: All four ranges leave out what is dearer than 5000
      When she ticks "Below 200" among the prices
      And she ticks "201-999" among the prices
      And she ticks "1000-1999" among the prices
      And she ticks "Over 2000" among the prices
      Then she sees 8 products

  @spec-5.price-inclusive
  Rule: What counts is the price after discount

    Scenario: A reduced product is found by what it costs now
      Given the shop sells:
        | name   | was  | price |
        | Jacket | 1200 | 900   |
        | Jeans  | 1200 | 1100  |
      And a visitor is looking at the listing page
      When she ticks "201-999" among the prices
      Then she sees the products "Jacket"

  @spec-2.sort-by-price @spec-4.sort-replaces @spec-5.sort-stable
  Rule: The listing is sorted by the price after discount

    Background:
      Given the shop sells:
        | name   | was  | price |
        | Scarf  | 900  | 300   |
        | Jacket | 1999 | 1500  |
        | Socks  | 100  | 100   |
        | Belt   | 300  | 300   |
      And a visitor is looking at the listing page

    Scenario: No order chosen
      Then she sees the products "Scarf, Jacket, Socks, Belt"

    Scenario: Cheapest first, equals as the catalogue has them
      When she sorts by price from low to high
      Then she sees the products "Socks, Scarf, Belt, Jacket"

    Scenario: Dearest first, equals as the catalogue has them
      When she sorts by price from high to low
      Then she sees the products "Jacket, Scarf, Belt, Socks"

    Scenario: The new order takes the place of the old
      Given she sorts by price from high to low
      When she sorts by price from low to high
      Then she sees the products "Socks, Scarf, Belt, Jacket"

    Scenario: Sorting what a search has found
      Given she searches for "s"
      When she sorts by price from low to high
      Then she sees the products "Socks, Scarf"

    Scenario: Filters work on a sorted listing
      Given she sorts by price from high to low
      When she ticks "201-999" among the prices
      Then she sees the products "Scarf, Belt"
