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
  Rule: The catalogue is asked for once

    Scenario: Looking around asks for nothing anew
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And a visitor is looking at the listing page
      When the catalogue cannot be reached
      And she opens the home page
      And she opens the listing page
      Then she sees the products "Sun T-Shirt"
