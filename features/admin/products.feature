@real-shop
Feature: The table of products
  Every product of the shop in one table, whose prices are typed over like those of a price list.

  Background:
    Given Meera is at the table of products:
      | name       | creator | size | price | was | pieces | shown |
      | Sun Shirt  | @maya   | S    | 499   | 699 | 4      |       |
      | Sun Shirt  | @maya   | M    | 499   | 699 | 0      |       |
      | Rain Cap   | @noor   | One  | 199   |     |        | no    |
      | Moon Scarf | @maya   | S    | 300   |     |        |       |
      | Moon Scarf | @maya   | L    | 350   |     |        | no    |

  @spec-admin-products.listed
  Rule: Each product shows its sizes with their pieces, its price and whether it is in the shop

    Scenario: The whole table
      Then the products are:
        | name       | creator | sizes     | price | state         |
        | Moon Scarf | @maya   | S · L     |       | Partly hidden |
        | Rain Cap   | @noor   | One       | 199   | Hidden        |
        | Sun Shirt  | @maya   | S 4 · M 0 | 499   | Shown         |

  @spec-admin-products.search
  Rule: A product is found by a part of its title, its creator or the number of a size

    Scenario Outline: By "<text>"
      When she looks for products with "<text>"
      Then the products are:
        | name   |
        | <name> |

      Examples:
        | text       | name      |
        | sun sh     | Sun Shirt |
        | noor       | Rain Cap  |
        | sun-shirt- | Sun Shirt |

    Scenario: No product is found
      When she looks for products with "umbrella"
      Then the empty list of products says "Nothing found"

  @spec-admin-products.prices
  Rule: A price is typed for one size or for all, and all changes are saved with one press

    Scenario: All sizes of a product
      When she types the price "450" for "Sun Shirt"
      Then 2 prices are not saved
      And shoppers find "Sun Shirt" for "S ₹499, M ₹499"
      When she saves the prices
      Then the list of products tells "2 prices saved."
      And shoppers find "Sun Shirt" for "S ₹450, M ₹450"
      And 0 prices are not saved

    Scenario: One size of a product
      Given she types the price "449.50" for "Sun Shirt" in "M"
      When she saves the prices
      Then shoppers find "Sun Shirt" for "S ₹499, M ₹449.50"

    Scenario: Several products at once
      Given she types the price "450" for "Sun Shirt"
      And she types the price "150" for "Rain Cap"
      When she saves the prices
      Then the list of products tells "3 prices saved."

    Scenario: A typed price shows what it will do
      Given she looks for products with "rain"
      When she types the price "150" for "Rain Cap"
      Then the products are:
        | name     | price | note        |
        | Rain Cap | 150   | ₹199 → ₹150 |

    Scenario: The price that is there already is no change
      When she types the price "199" for "Rain Cap"
      Then 0 prices are not saved

    Scenario: What is typed stays while she looks for something else
      Given she types the price "450" for "Sun Shirt"
      When she looks for products with "rain"
      Then 2 prices are not saved

    Scenario: Typed prices can be discarded
      Given she types the price "450" for "Sun Shirt"
      When she discards the prices
      Then 0 prices are not saved
      And shoppers find "Sun Shirt" for "S ₹499, M ₹499"

  @spec-admin-products.prices-refused
  Rule: What is no price is marked, and nothing is saved

    Scenario Outline: "<typed>"
      Given she types the price "150" for "Rain Cap"
      And she types the price "<typed>" for "Sun Shirt" in "S"
      When she saves the prices
      Then the list of products complains:
        | Nothing is saved: look at the marked prices. |
        | <reason>                                     |
      And 2 prices are not saved
      And shoppers find "Sun Shirt" for "S ₹499, M ₹499"

      Examples:
        | typed | reason                                |
        | cheap | Type a price in rupees, such as 499   |
        | 700   | Above the price before, ₹699          |

  @spec-admin-products.prices-meanwhile
  Rule: A price that a colleague has changed meanwhile is not overwritten unless it is saved again

    Background:
      Given she types the price "450" for "Sun Shirt"
      And a colleague prices "Sun Shirt" in "M" at 400 rupees
      And she saves the prices

    Scenario: The price of the colleague stays, and is told
      Then shoppers find "Sun Shirt" for "S ₹450, M ₹400"
      And the list of products complains:
        | Changed by somebody else: sun-shirt-m. Look at the marked prices, then save again. |
        | ₹400 by now                                                                        |
      And 1 price is not saved

    Scenario: She saves again
      When she saves the prices
      Then shoppers find "Sun Shirt" for "S ₹450, M ₹450"

  @spec-admin-products.prices-undo
  Rule: Saved prices are put back with one press, but not over the change of a colleague

    Scenario: All are put back
      Given she types the price "450" for "Sun Shirt"
      And she saves the prices
      When she undoes the last change of prices
      Then the list of products tells "2 prices as before."
      And shoppers find "Sun Shirt" for "S ₹499, M ₹499"

    Scenario: One was changed since
      Given she types the price "450" for "Sun Shirt"
      And she saves the prices
      And a colleague prices "Sun Shirt" in "M" at 400 rupees
      When she undoes the last change of prices
      Then the list of products tells "1 price as before. Kept, because they were changed since: sun-shirt-m."
      And shoppers find "Sun Shirt" for "S ₹499, M ₹400"

  @spec-admin-products.leaving
  Rule: Nothing that is typed is lost by accident

    @screen
    Scenario: She is asked before she leaves the table
      Given she types the price "450" for "Sun Shirt"
      When she leaves for Stock
      Then she is asked before she leaves
      When she decides to stay
      Then the admin shows "Products"
      And 2 prices are not saved

    Scenario: Her session ends while she types
      Given she types the price "450" for "Sun Shirt"
      And 721 minutes go by at work
      When she saves the prices
      Then she is asked to sign in again
      When Meera signs in
      Then the list of products tells "2 prices saved."
      And shoppers find "Sun Shirt" for "S ₹450, M ₹450"
