@catalogue
Feature: When the catalogue cannot be had
  The page lives on, says what is wrong and lets the shopper try again.

  @spec-4.loading-flag @spec-4.loading-ends
  Rule: The shopper sees that the products are on their way

    Scenario: Waiting for the products
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And the catalogue is slow to answer
      When a visitor opens the listing page
      Then she sees that the products are loading

    Scenario: The products have come
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And the catalogue is slow to answer
      And a visitor is looking at the listing page
      When the late answers arrive
      Then she sees the products "Sun T-Shirt"
      And she does not see that the products are loading

  @spec-4.load-failure @spec-4.loading-ends @spec-8.product-load-failure @spec-offline.products
  Rule: A catalogue that cannot be had is said on the page

    Background:
      Given the shop sells:
        | id | name        |
        | 7  | Sun T-Shirt |

    Scenario Outline: The catalogue <trouble>, seen from the <page> page
      Given the catalogue <trouble>
      When a visitor opens the <page> page
      Then she reads that the products could not be loaded
      And she does not see that the products are loading
      And she is told nothing

      Examples:
        | trouble                  | page    |
        | cannot be reached        | listing |
        | answers with a failure   | listing |
        | answers without products | listing |
        | makes no sense           | listing |
        | cannot be reached        | home    |

    @screen
    Scenario: A listing that failed does not claim that nothing matches
      Given the catalogue cannot be reached
      When a visitor opens the listing page
      Then she reads that the products could not be loaded
      And she does not see "Sorry, there are no matching products!"

    Scenario: The details of a product that cannot be loaded
      Given the catalogue cannot be reached
      When a visitor opens the page of "Sun T-Shirt"
      Then she reads that the products could not be loaded

    Scenario: Trying again
      Given the catalogue cannot be reached
      And a visitor is looking at the listing page
      When the shop can be reached again
      And she asks for the products again
      Then she sees the products "Sun T-Shirt"

    Scenario: Trying in vain
      Given the catalogue cannot be reached
      And a visitor is looking at the listing page
      When she asks for the products again
      Then she reads that the products could not be loaded

    @spec-4.only-status-200
    Scenario: One product that makes no sense does not pass for a catalogue
      Given one product of the catalogue makes no sense
      When a visitor opens the listing page
      Then she reads that the products could not be loaded

  @spec-9.catalogue-once @spec-4.products-requested @spec-9.no-paging
  Rule: While the shopper looks around, the catalogue is asked for once
    Up to 2,000 products are asked for together when the shop opens. A larger catalogue is asked for in parts, each of them once.

    Scenario: Looking around asks for nothing anew
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor is looking at the listing page
      When the catalogue cannot be reached
      And she opens the home page
      And she opens the listing page
      Then she sees the products "Sun T-Shirt"

  @spec-freshness.return
  Rule: Whoever comes back to the tab after a minute sees what has changed

    Background:
      Given the shop sells:
        | id | name        | price |
        | 7  | Sun T-Shirt | 799   |

    Scenario: A price has changed while she looked elsewhere
      Given a visitor is looking at the listing page
      And the shop sells:
        | id | name        | price |
        | 7  | Sun T-Shirt | 649   |
      When she comes back to the tab after 2 minutes
      Then "Sun T-Shirt" shows:
        | price | ₹649 |

    Scenario: A price has changed while she looked at the details
      Given a visitor is looking at the page of "Sun T-Shirt"
      And the shop sells:
        | id | name        | price |
        | 7  | Sun T-Shirt | 649   |
      When she comes back to the tab after 2 minutes
      Then "Sun T-Shirt" shows:
        | price | ₹649 |

    Scenario: A new product
      Given a visitor is looking at the listing page
      And the shop sells:
        | name         |
        | Rain Handbag |
      When she comes back to the tab after 2 minutes
      Then she sees the products "Sun T-Shirt, Rain Handbag"

    Scenario: Coming back within the minute
      Given a visitor is looking at the listing page
      And the shop sells:
        | name         |
        | Rain Handbag |
      When she comes back to the tab after 50 seconds
      Then she sees the products "Sun T-Shirt"

    Scenario: Her cart has changed elsewhere
      Given Priya is looking at her cart:
        | name        |
        | Sun T-Shirt |
      And elsewhere one more "Sun T-Shirt" comes into Priya's cart
      When she comes back to the tab after 2 minutes
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

    @not-memory @not-dom @not-mirage
    Scenario: A price has changed in her cart
      Excluded: the shop of the demonstration keeps a product in the cart as it was when she added it.
      Given Priya is looking at her cart:
        | name        |
        | Sun T-Shirt |
      And the shop sells:
        | id | name        | price |
        | 7  | Sun T-Shirt | 649   |
      When she comes back to the tab after 2 minutes
      Then "Sun T-Shirt" shows:
        | price | ₹649 |

  @spec-freshness.undisturbed
  Rule: Coming back takes nothing away

    Background:
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor is looking at the listing page

    Scenario: The answer is late
      Given the catalogue is slow to answer
      When she comes back to the tab after 2 minutes
      Then she sees the products "Sun T-Shirt"
      And she does not see that the products are loading

    Scenario: There is no answer
      Given the catalogue cannot be reached
      When she comes back to the tab after 2 minutes
      Then she sees the products "Sun T-Shirt"

    Scenario: The next time there is one
      Given the catalogue cannot be reached
      And she comes back to the tab after 2 minutes
      And the shop can be reached again
      And the shop sells:
        | name         |
        | Rain Handbag |
      When she comes back to the tab after 2 minutes
      Then she sees the products "Sun T-Shirt, Rain Handbag"
