@catalogue
Feature: Searching the catalogue
  A shopper who knows the name, or part of it, finds the product at once.

  Background:
    Given the shop sells:
      | name         | category    |
      | Sun T-Shirt  | clothing    |
      | Moon Shirt   | clothing    |
      | Rain Handbag | accessories |

  @spec-2.search-box @spec-4.search
  Rule: Enter in the search box opens the listing with the text applied

    Scenario: Searching from the front page
      Given a visitor is looking at the home page
      When she searches for "Moon"
      Then she is on the listing page
      And she sees the products "Moon Shirt"

    Scenario: Searching on the listing itself
      Given a visitor is looking at the listing page
      When she searches for "Rain"
      Then she sees the products "Rain Handbag"

    Scenario: A new search takes the place of the old
      Given a visitor is looking at the listing page
      And she searches for "Rain"
      When she searches for "Sun"
      Then she sees the products "Sun T-Shirt"

    Scenario: The search box keeps its text
      Given a visitor is looking at the home page
      When she searches for "Moon"
      Then the search box holds "Moon"

  @spec-5.search-substring
  Rule: A search finds any part of a name, in upper or lower case

    Scenario Outline: Searching for <text>
      Given a visitor is looking at the listing page
      When she searches for "<text>"
      Then she sees the products "<found>"

      Examples:
        | text    | found                   |
        | shirt   | Sun T-Shirt, Moon Shirt |
        | SUN     | Sun T-Shirt             |
        | t-s     | Sun T-Shirt             |
        | hAnDbAg | Rain Handbag            |

    Scenario: White space around the text does not count
      Given a visitor is looking at the listing page
      When she searches for "  moon  "
      Then she sees the products "Moon Shirt"

    Scenario: Signs in a search are only signs
      Given a visitor is looking at the listing page
      When she searches for ".*"
      Then nothing matches

    Scenario: A search looks at names only
      Given a visitor is looking at the listing page
      When she searches for "accessories"
      Then she sees no products

  @spec-4.search
  Rule: An empty search shows everything again

    Scenario: Clearing the search
      Given a visitor is looking at the listing page
      And she searches for "Moon"
      When she searches for ""
      Then she sees the products "Sun T-Shirt, Moon Shirt, Rain Handbag"

    Scenario: An empty search keeps the filters
      Given a visitor is looking at the listing page
      And she searches for "Moon"
      And she ticks "clothing" among the categories
      When she searches for ""
      Then she sees the products "Sun T-Shirt, Moon Shirt"

  @spec-2.no-matches
  Rule: When nothing matches, the listing says so

    @screen
    Scenario: A search that finds nothing
      Given a visitor is looking at the listing page
      When she searches for "umbrella"
      Then she sees "Sorry, there are no matching products!"
      And she sees no products

    Scenario: Filters that leave nothing
      When a visitor follows a link to the listing with:
        | search     | shirt       |
        | categories | accessories |
      Then nothing matches

  @spec-forgiving-search.meaning
  Rule: Where no name holds the text, the shop shows what it may mean

    Scenario Outline: What "<text>" may mean
      Given a visitor is looking at the home page
      When she searches for "<text>"
      Then nothing matches
      And she sees "<pieces>" under "<heading>"

      Examples:
        | text             | heading                            | pieces                  |
        | tshirt           | Showing results for “t-shirt”      | Sun T-Shirt             |
        | shirts           | Showing results for “shirt”        | Sun T-Shirt, Moon Shirt |
        | handbga          | Showing results for “handbag”      | Rain Handbag            |
        | tee              | Showing results for “t-shirt”      | Sun T-Shirt             |
        | maya             | Showing results for @maya          | Sun T-Shirt, Moon Shirt, Rain Handbag |
        | accessory        | Showing results for Accessories    | Rain Handbag            |
        | shirt moon       | Showing results for “moon shirt”   | Moon Shirt              |
        | a green moon hat | Showing results for “moon”         | Moon Shirt              |

    Scenario: To all of them
      Given a visitor is looking at the home page
      And she searches for "shirts"
      And she sees "Sun T-Shirt, Moon Shirt" under "Showing results for “shirt”"
      When she follows the suggestion "Show 2 pieces"
      Then she sees the products "Sun T-Shirt, Moon Shirt"
      And the chosen filters are "“shirt”"

    @screen
    Scenario: It is announced
      Given a visitor is looking at the home page
      When she searches for "handbga"
      And a second passes
      Then "0 pieces. Showing results for “handbag”" is read out

    @spec-forgiving-search.suggestions @screen
    Scenario: Suggestions for a misspelled name
      Given a visitor is looking at the home page
      When she types "handbga" into the search box
      Then the search box suggests "Rain Handbag ₹500"

  @spec-forgiving-search.synonyms @real-shop
  Rule: Which words mean the same is what the shop has set

    Scenario: A word of the shop's own
      Given the shop has set that "purse, handbag" mean the same
      And a visitor is looking at the home page
      When she searches for "purses"
      Then nothing matches
      And she sees "Rain Handbag" under "Showing results for “handbag”"

    Scenario: A word that the shop has taken out
      Given the shop has set that "purse, handbag" mean the same
      And a visitor is looking at the home page
      When she searches for "tee"
      Then nothing matches
      And she sees no products

    @screen
    Scenario: Suggestions for a word of the shop's own
      Given the shop has set that "purse, handbag" mean the same
      And a visitor is looking at the home page
      When she types "purse" into the search box
      Then the search box suggests "Rain Handbag ₹500"

  @spec-forgiving-search.everywhere
  Rule: A search from the bar looks everywhere

    Scenario: The filters are let go
      Given a visitor is looking at the listing page
      And she ticks "accessories" among the categories
      When she searches for "shirt"
      Then she sees the products "Sun T-Shirt, Moon Shirt"
      And the chosen filters are "“shirt”"

    Scenario: Keeping the filters after all
      Given a visitor is looking at the listing page
      And she ticks "clothing" among the categories
      And she searches for "moon"
      When she follows the suggestion "Keep Clothing"
      Then the chosen filters are "“moon”, Clothing"
