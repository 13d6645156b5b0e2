Feature: Seeing and undoing what was chosen
  The shopper always knows what narrows the listing, and every choice can be taken away where she looks.

  Background:
    Given the shop sells:
      | name         | category    | creator | size | price |
      | Sun T-Shirt  | clothing    | @maya   | M    | 150   |
      | Moon Shirt   | clothing    | @zoya   | S    | 450   |
      | Rain Handbag | accessories | @maya   | L    | 1299  |
      | Star Cap     | accessories | @zoya   | S    | 299   |

  @spec-3.catalogue-state @spec-3.filters
  Rule: Every choice stands above the products and goes with one press

    Scenario: The choices in words
      When a visitor goes to "/product-listing?q=shirt&creator=@maya&size=M&price=0-200&category=clothing"
      Then the chosen filters are "“shirt”, @maya, Size M, Below 200, Clothing"

    Scenario: Nothing chosen
      When a visitor opens the listing page
      Then no filter is chosen

    Scenario: Taking one choice away
      Given a visitor goes to "/product-listing?creator=@zoya&size=S&category=clothing"
      When she removes the filter "Clothing"
      Then she sees the products "Moon Shirt, Star Cap"
      And the chosen filters are "@zoya, Size S"
      And nothing is ticked among the categories

    Scenario: Taking the search away
      Given a visitor goes to "/product-listing?q=shirt&size=S"
      When she removes the filter "“shirt”"
      Then she sees the products "Moon Shirt, Star Cap"
      And the search box holds ""

    Scenario: Taking a price range away
      Given a visitor goes to "/product-listing?price=0-200&price=201-999"
      When she removes the filter "Below 200"
      Then she sees the products "Moon Shirt, Star Cap"

    Scenario: Clearing everything, the search as well
      Given a visitor goes to "/product-listing?q=shirt&size=S&sort=lowToHigh"
      When she presses "Clear all"
      Then she sees 4 products
      And no filter is chosen
      And no order is chosen

    Scenario: What was taken away comes back with the Back button
      Given a visitor goes to "/product-listing?creator=@zoya&size=S"
      And she presses "Clear all"
      When she goes back
      Then the chosen filters are "@zoya, Size S"

  @spec-2.route-listing
  Rule: The listing is headed by what it shows and how much of it

    Scenario Outline: Looking at <what>
      When a visitor goes to "/product-listing<choices>"
      Then the listing is headed "<heading>" with "<count>"

      Examples:
        | what                | choices                               | heading            | count    |
        | everything          |                                       | Products           | 4 pieces |
        | one category        | ?category=clothing                    | Clothing           | 2 pieces |
        | one creator         | ?creator=@maya                        | Products by @maya  | 2 pieces |
        | a creator's clothes | ?creator=@maya&category=clothing      | Clothing by @maya  | 1 piece  |
        | two categories      | ?category=clothing&category=accessories | Products         | 4 pieces |

    Scenario: The number is read out to those who listen
      Given a visitor is looking at the listing page
      When she ticks "S" among the sizes
      And 600 milliseconds pass
      Then "2 pieces" is read out

  @spec-2.no-matches
  Rule: When nothing matches, the shopper is shown the shortest way out

    Scenario: The filter that stands in the way of most
      When a visitor goes to "/product-listing?creator=@zoya&size=L&price=201-999"
      Then she sees "Sorry, there are no matching products!"
      And she sees "Remove Size L to see 2 pieces"

    Scenario: Taking the way out
      Given a visitor goes to "/product-listing?creator=@zoya&size=L"
      When she presses "Remove Size L to see 2 pieces"
      Then she sees the products "Moon Shirt, Star Cap"
      And the chosen filters are "@zoya"

    Scenario: A search that finds nothing among what was chosen
      When a visitor goes to "/product-listing?q=umbrella&category=clothing"
      Then she sees "Remove “umbrella” to see 2 pieces"

    Scenario: Alternatives stand in the way together
      When a visitor goes to "/product-listing?creator=@zoya&size=L&size=XL"
      Then she sees "Remove Size L, Size XL to see 2 pieces"

    Scenario: More than one filter stands in the way
      Given a visitor goes to "/product-listing?q=umbrella&size=XL"
      When she presses "Show all products"
      Then she sees 4 products

  @spec-2.filter-panel @not-memory @not-mirage
  Rule: On a small screen a bar at the foot opens filters and order
    Excluded: only a real page has a screen that can be small.

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
