@catalogue
Feature: Seeing and undoing what was chosen
  The shopper always knows what narrows the listing, and every choice can be taken away where she looks.

  Background:
    Given the shop sells:
      | name         | category    | creator | size | price |
      | Sun T-Shirt  | clothing    | @maya   | M    | 150   |
      | Moon Shirt   | clothing    | @zoya   | S    | 450   |
      | Rain Handbag | accessories | @maya   | L    | 1299  |
      | Star Cap     | accessories | @zoya   | S    | 299   |

  @spec-chosen-filters.shown @spec-chosen-filters.removed
  Rule: Every choice stands above the products and goes with one press

    Scenario: The choices in words
      When a visitor follows a link to the listing with:
        | search     | shirt     |
        | creators   | @maya     |
        | sizes      | M         |
        | prices     | Below 200 |
        | categories | clothing  |
      Then the chosen filters are "“shirt”, @maya, Size M, Below 200, Clothing"

    Scenario: Nothing chosen
      When a visitor opens the listing page
      Then no filter is chosen

    Scenario: Taking one choice away
      Given a visitor follows a link to the listing with:
        | creators   | @zoya    |
        | sizes      | S        |
        | categories | clothing |
      When she removes the filter "Clothing"
      Then she sees the products "Moon Shirt, Star Cap"
      And the chosen filters are "@zoya, Size S"
      And nothing is ticked among the categories

    Scenario: Taking the search away
      Given a visitor follows a link to the listing with:
        | search | shirt |
        | sizes  | S     |
      When she removes the filter "“shirt”"
      Then she sees the products "Moon Shirt, Star Cap"
      And the search box is empty

    Scenario: Taking a price range away
      Given a visitor follows a link to the listing with:
        | prices | Below 200, 201-999 |
      When she removes the filter "Below 200"
      Then she sees the products "Moon Shirt, Star Cap"

    @spec-chosen-filters.clear-all
    Scenario: Clearing everything, the search as well
      Given a visitor follows a link to the listing with:
        | search | shirt       |
        | sizes  | S           |
        | order  | low to high |
      When she clears all filters
      Then she sees 4 products
      And no filter is chosen
      And no order is chosen

    Scenario: What was taken away comes back with the Back button
      Given a visitor follows a link to the listing with:
        | creators | @zoya |
        | sizes    | S     |
      And she clears all filters
      When she goes back
      Then the chosen filters are "@zoya, Size S"

  @spec-chosen-filters.heading
  Rule: The listing is headed by what it shows and how much of it

    Scenario Outline: Looking at <what>
      When a visitor follows a link to the listing with:
        | categories | <categories> |
        | creators   | <creator>    |
      Then the listing is headed "<heading>" with "<count>"

      Examples:
        | what                | categories            | creator | heading           | count    |
        | everything          |                       |         | Products          | 4 pieces |
        | one category        | clothing              |         | Clothing          | 2 pieces |
        | one creator         |                       | @maya   | Products by @maya | 2 pieces |
        | a creator's clothes | clothing              | @maya   | Clothing by @maya | 1 piece  |
        | two categories      | clothing, accessories |         | Products          | 4 pieces |

    @spec-announcements.result-count @screen
    Scenario: The number is read out to those who listen
      Given a visitor is looking at the listing page
      When she ticks "S" among the sizes
      And a second passes
      Then "2 pieces" is read out

  @spec-no-results.suggestion
  Rule: When nothing matches, the shopper is shown the shortest way out

    @spec-2.no-matches
    Scenario: The filter that stands in the way of most
      When a visitor follows a link to the listing with:
        | creators | @zoya   |
        | sizes    | L       |
        | prices   | 201-999 |
      Then nothing matches
      And the shop suggests "Remove Size L to see 2 pieces"

    Scenario: Taking the way out
      Given a visitor follows a link to the listing with:
        | creators | @zoya |
        | sizes    | L     |
      When she follows the suggestion "Remove Size L to see 2 pieces"
      Then she sees the products "Moon Shirt, Star Cap"
      And the chosen filters are "@zoya"

    Scenario: A search that finds nothing among what was chosen
      When a visitor follows a link to the listing with:
        | search     | umbrella |
        | categories | clothing |
      Then the shop suggests "Remove “umbrella” to see 2 pieces"

    Scenario: Alternatives stand in the way together
      When a visitor follows a link to the listing with:
        | creators | @zoya |
        | sizes    | L, XL |
      Then the shop suggests "Remove Size L, Size XL to see 2 pieces"

    @spec-no-results.show-all @screen
    Scenario: More than one filter stands in the way
      Given a visitor follows a link to the listing with:
        | search | umbrella |
        | sizes  | XL       |
      When she presses "Show all products"
      Then she sees 4 products

  @spec-small-screens.filter-bar @screen
  Rule: On a small screen a bar at the foot opens filters and order

    Background:
      Given she shops on a small screen
      And a visitor is looking at the listing page

    Scenario: Filtering, with the result told on the way out
      Given she presses "Filter"
      And she ticks "S" among the sizes
      When she presses "Show 2 pieces"
      Then the filters are closed
      And she sees the products "Moon Shirt, Star Cap"

    Scenario: Sorting
      Given she presses "Sort"
      When she sorts by price from low to high
      Then she sees the products "Sun T-Shirt, Star Cap, Moon Shirt, Rain Handbag"
