@real-shop
Feature: One product
  A product has its texts, its facts and its sizes on one page, with one bar to save them.

  Background:
    Given Meera is at work as manager

  @spec-admin-product.made
  Rule: A product is made from its title and its creator

    Scenario: A product with two sizes
      Given she goes straight to Products
      When she makes the product "Raincoat" of "@zoya.aftersix"
      And she adds the size "S" for "2499" rupees
      And she adds the size "M" for "2599.50" rupees
      Then its sizes are:
        | size | price   | stock |
        | S    | 2499    |       |
        | M    | 2599.50 |       |
      And shoppers find "Raincoat" for "S ₹2,499, M ₹2,599.50"

    Scenario Outline: Without <what>
      Given she goes straight to Products
      When she makes the product "<title>" of "<creator>"
      Then the list of products complains:
        | A product needs a title and a creator. |

      Examples:
        | what      | title    | creator |
        | a title   |          | @zoya   |
        | a creator | Raincoat |         |

    Scenario Outline: A size without <what>
      Given she goes straight to Products
      And she makes the product "Raincoat" of "@zoya.aftersix"
      When she adds the size "<size>" for "<price>" rupees
      Then the product complains "<reason>"
      And shoppers do not find "Raincoat"

      Examples:
        | what    | size | price | reason                              |
        | a name  |      | 2499  | A size needs a name, such as M      |
        | a price | M    |       | Type a price in rupees, such as 499 |

  @spec-admin-product.facts
  Rule: What is known of a product is written once, for staff and shoppers

    Background:
      Given she is at the page of "Sun Shirt", of which the shop keeps:
        | name      | size | price |
        | Sun Shirt | S    | 499   |
        | Sun Shirt | M    | 499   |

    Scenario: The fabric
      Given she writes "100 % cotton" as its "Fabric"
      And the product is not saved
      When she saves the product
      Then the product is saved
      And shoppers read that "Sun Shirt" is of "100 % cotton"

    Scenario: A new title is that of all sizes
      Given she writes "Moon Shirt" as its "Title"
      When she saves the product
      Then shoppers find "Moon Shirt" for "S ₹499, M ₹499"
      And shoppers do not find "Sun Shirt"

    Scenario: The size chart
      Given she writes "Size, Chest" as its "Size chart"
      And she saves the product
      When she opens the product "Sun Shirt"
      Then its "Size chart" is "Size, Chest"

    Scenario: What the shop cannot take stays written
      Given she writes "61" as its "HSN code"
      When she saves the product
      Then the product complains "hsn is not a code of 4, 6 or 8 digits"
      And its "HSN code" is "61"

    Scenario Outline: A size chart with <fault> stays written
      Given she writes "<chart>" as its "Size chart"
      When she saves the product
      Then the product complains "<complaint>"
      And its "Size chart" is "<chart>"

      Examples:
        | fault              | chart       | complaint                                                              |
        | what is no measure | Size, Shade | sizeChart: the column Shade is none of Bust, Chest, Waist, Hip, Length |
        | no column of sizes | Bust, Waist | sizeChart: the first column is not Size                                |

    Scenario: What was written is discarded
      Given she writes "Linen" as its "Fabric"
      When she discards what she wrote
      Then its "Fabric" is ""
      And the product is saved

  @spec-admin-product.sizes
  Rule: Each size has its own price, and is shown or hidden by itself

    Background:
      Given she is at the page of "Sun Shirt", of which the shop keeps:
        | name      | size | price | was | pieces |
        | Sun Shirt | S    | 499   | 699 | 4      |
        | Sun Shirt | M    | 499   | 699 |        |

    Scenario: What there is of each size
      Then its sizes are:
        | size | price | before | stock |
        | S    | 499   | 699    | 4     |
        | M    | 499   | 699    |       |

    Scenario: A new price
      Given she prices the size "M" at "399"
      When she saves the product
      Then shoppers find "Sun Shirt" for "S ₹499, M ₹399"

    Scenario: A size that is hidden
      Given she hides the size "M"
      When she saves the product
      Then shoppers find "Sun Shirt" for "S ₹499"

    Scenario: A price above the one before
      Given she prices the size "M" at "700"
      When she saves the product
      Then the product complains "The price before is below the price"
      And shoppers find "Sun Shirt" for "S ₹499, M ₹499"

  @spec-admin-product.conflict
  Rule: What a colleague has saved meanwhile is shown, and nobody's change is overwritten unasked

    Background:
      Given she is at the page of "Sun Shirt", of which the shop keeps:
        | name      | size | price |
        | Sun Shirt | M    | 499   |

    Scenario: Both wrote the same fact
      Given she writes "Linen" as its "Fabric"
      And a colleague writes "Nylon" as the fabric of "Sun Shirt"
      When she saves the product
      Then a colleague has saved:
        | Fabric: Nylon, not Linen |
      And shoppers read that "Sun Shirt" is of "Nylon"

    Scenario: She takes theirs
      Given she writes "Linen" as its "Fabric"
      And a colleague writes "Nylon" as the fabric of "Sun Shirt"
      And she saves the product
      When she takes theirs
      Then its "Fabric" is "Nylon"
      And the product is saved

    Scenario: She keeps hers, and what only the colleague wrote stays
      Given she writes "Linen" as its "Fabric"
      And a colleague writes "Nylon" as the fabric of "Sun Shirt"
      And a colleague writes "Wash cold" as the care of "Sun Shirt"
      And she saves the product
      When she keeps her own words
      Then its "Care" is "Wash cold"

    Scenario: Both priced the same size
      Given she prices the size "M" at "450"
      And a colleague prices "Sun Shirt" in "M" at 400 rupees
      When she saves the product
      Then the product complains "Somebody else has saved: M, ₹400."
      And shoppers find "Sun Shirt" for "M ₹400"

    Scenario: She keeps her price
      Given she prices the size "M" at "450"
      And a colleague prices "Sun Shirt" in "M" at 400 rupees
      And she saves the product
      When she keeps her own words
      And she saves the product
      Then shoppers find "Sun Shirt" for "M ₹450"

  @spec-admin-product.leaving
  Rule: Nothing that was written is lost by accident

    Background:
      Given she is at the page of "Sun Shirt", of which the shop keeps:
        | name      | size | price |
        | Sun Shirt | M    | 499   |

    @screen
    Scenario: She stays with what she wrote
      Given she writes "Linen" as its "Fabric"
      When she leaves for Stock
      Then she is asked before she leaves
      When she decides to stay
      Then its "Fabric" is "Linen"

    @screen
    Scenario: She leaves what she wrote
      Given she writes "Linen" as its "Fabric"
      And she leaves for Stock
      When she decides to leave
      Then the admin shows "Stock"

    @screen
    Scenario: There is nothing to lose
      When she leaves for Stock
      Then the admin shows "Stock"

    Scenario: Her session ends while she writes
      Given she writes "Linen" as its "Fabric"
      And 721 minutes go by at work
      When she saves the product
      Then she is asked to sign in again
      When Meera signs in
      Then shoppers read that "Sun Shirt" is of "Linen"
