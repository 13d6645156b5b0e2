@real-shop
Feature: Importing products
  A list becomes products of the shop. It says first what would change; then all of it is done, or nothing.

  Background:
    Given Meera is at work as manager
    And the store holds:
      | name         | price | pieces |
      | Sun T-Shirt  | 500   | 12     |
      | Rain Handbag | 900   |        |
    And she goes straight to Products

  @spec-admin-import.preview
  Rule: A file shows what it would change before anything does

    Scenario: New, changed and unchanged products
      When she chooses the file "autumn.json":
        | SKU       | title        | price |
        | product-1 | Sun T-Shirt  | 450   |
        | product-2 | Rain Handbag | 900   |
        | product-3 | Moon Shirt   | 700   |
      Then the import would change "1 new, 1 changed, 1 as they are."
      And the first changes are:
        | product       | change                   |
        | Sun T-Shirt, M | Compare-at price, price |
        | Moon Shirt, M | New                      |

    Scenario: Pieces and what shoppers no longer see
      When she chooses the file "autumn.json":
        | SKU       | title        | price | pieces | shown |
        | product-1 | Sun T-Shirt  | 500   | 20     |       |
        | product-2 | Rain Handbag | 900   |        | no    |
      Then the import would change "0 new, 2 changed, 0 as they are. 1 will be hidden in the shop."
      And the first changes are:
        | product         | change          |
        | Sun T-Shirt, M  | Stock           |
        | Rain Handbag, M | Shown or hidden |

    Scenario: Until it is imported, the shop is as it was
      When she chooses the file "autumn.json":
        | SKU       | title       | price | pieces |
        | product-1 | Sun T-Shirt | 500   | 20     |
        | product-3 | Moon Shirt  | 700   | 5      |
      And she goes straight to Stock
      Then the sheet shows:
        | name         | pieces | note        |
        | Rain Handbag |        | Not counted |
        | Sun T-Shirt  | 12     |             |

    Scenario: A file that changes nothing
      When she chooses the file "autumn.json":
        | SKU       | title       | price |
        | product-1 | Sun T-Shirt | 500   |
      Then the import would change "0 new, 0 changed, 1 as they are."
      And it cannot be imported

    Scenario: Another file
      When she chooses the file "autumn.json":
        | SKU       | title      | price |
        | product-3 | Moon Shirt | 700   |
      And she chooses the file "winter.json":
        | SKU       | title      | price |
        | product-4 | Star Scarf | 300   |
        | product-5 | Snow Cap   | 200   |
      Then the import would change "2 new, 0 changed, 0 as they are."

  @spec-admin-import.import
  Rule: An import adds and replaces products, and counts their pieces

    Scenario: New and replaced products
      When she chooses the file "autumn.json":
        | SKU       | title       | price | pieces |
        | product-1 | Sun T-Shirt | 450   | 20     |
        | product-3 | Moon Shirt  | 700   | 5      |
      And she imports it
      Then the import tells "1 new, 1 replaced."
      When she goes straight to Stock
      Then the sheet shows:
        | name         | pieces | note        |
        | Moon Shirt   | 5      |             |
        | Rain Handbag |        | Not counted |
        | Sun T-Shirt  | 20     |             |

    Scenario: The same file again changes nothing
      When she chooses the file "autumn.json":
        | SKU       | title      | price | pieces |
        | product-3 | Moon Shirt | 700   | 5      |
      And she imports it
      Then the import tells "1 new, 0 replaced."
      When she chooses the file "autumn.json":
        | SKU       | title      | price | pieces |
        | product-3 | Moon Shirt | 700   | 5      |
      Then the import would change "0 new, 0 changed, 1 as they are."

  @spec-admin-import.formats
  Rule: A file is the shop's own export, or an export of Shopify

    Scenario: An export of Shopify
      When she chooses the file "export.csv":
        """
        Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
        star-scarf,Star Scarf,maya,Scarves,Size,M,scarf-m,300,/pictures/products/1.jpg
        star-scarf,,,,Size,L,scarf-l,320,
        """
      Then the import would change "2 new, 0 changed, 0 as they are."
      And the first changes are:
        | product       | change |
        | Star Scarf, M | New    |
        | Star Scarf, L | New    |

    Scenario: Another kind of file
      When she chooses the file "letter.csv":
        """
        Dear shop, here are our new scarves
        """
      Then the file has the faults:
        | line | fault                               |
        | 1    | The column Handle is missing        |
        | 1    | The column Title is missing         |
        | 1    | The column Variant Price is missing |
      And it cannot be imported

  @spec-admin-import.refused
  Rule: A fault names its line, and nothing is imported

    Scenario: Products that cannot be
      When she chooses the file "autumn.json":
        | SKU       | title      | price |
        | product-3 | Moon Shirt | 700   |
        | product-4 |            | 300   |
        | product-3 | Snow Cap   | 200   |
      Then the file has the faults:
        | line | fault                     |
        | 2    | name is missing           |
        | 3    | key product-3 is repeated |
        | 3    | id 3 is repeated          |
      And it cannot be imported

    Scenario: Fewer pieces than shoppers are about to pay for
      Given Asha is about to pay for "Sun T-Shirt"
      When she chooses the file "autumn.json":
        | SKU       | title       | price | pieces |
        | product-1 | Sun T-Shirt | 500   | 0      |
      Then the file has the faults:
        | line | fault                                                                              |
        | 1    | product-1: 1 piece is held for checkouts, so that 0 on hand are too few |
      And it cannot be imported

    Scenario: The file is mended
      When she chooses the file "autumn.json":
        | SKU       | title | price |
        | product-3 |       | 700   |
      And she chooses the file "autumn.json":
        | SKU       | title      | price |
        | product-3 | Moon Shirt | 700   |
      And she imports it
      Then the import tells "1 new, 0 replaced."

  @spec-admin-import.told
  Rule: An import is told in the activity, with who has made it

    Scenario: One entry for the whole file
      When she chooses the file "autumn.json":
        | SKU       | title      | price |
        | product-3 | Moon Shirt | 700   |
        | product-4 | Snow Cap   | 200   |
      And she imports it
      Then the import tells "2 new, 0 replaced."
      When she opens the settings "Activity"
      Then the activity begins with "Imported autumn.json by Meera"

  @spec-admin-import.export @screen
  Rule: The whole catalogue is exported as a file that can be imported

    Scenario: The export
      Then the products can be exported
