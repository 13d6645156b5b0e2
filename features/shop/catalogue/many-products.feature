@catalogue
Feature: A catalogue of thousands of products
  However much the shop sells, the listing stays as quick and as easy to get around in as with a few pieces.

  @spec-9.no-paging @spec-long-lists.whole
  Rule: The whole catalogue is searched, filtered and sorted

    Background:
      Given the shop sells 2000 products

    Scenario: Everything is there
      When a visitor opens the listing page
      Then the listing is headed "Products" with "2,000 pieces"

    Scenario: Filters work on all of them
      Given a visitor is looking at the listing page
      When she ticks "XL" among the sizes
      And she ticks "accessories" among the categories
      Then the listing is headed "Accessories" with "250 pieces"

    Scenario: One among thousands
      Given a visitor is looking at the listing page
      When she searches for "Piece 1876"
      Then she sees the products "Piece 1876"

  @spec-long-lists.keyboard @screen @not-dom
  Rule: The keyboard and the scroll bar reach every product
    Excluded: only a real page is scrolled and gone through with the keyboard.

    Scenario: The last product is there at the end of the page
      Given the shop sells 2000 products
      And a visitor is looking at the listing page
      When she scrolls to the end of the listing
      Then she sees "Piece 2000"

    Scenario: The keyboard goes from card to card, however far
      Given the shop sells 2000 products
      And a visitor is looking at the listing page
      When she goes through the cards of "Piece 1" to "Piece 30" with the keyboard
      Then "Piece 30" is on the screen

    Scenario: The keyboard's place is kept while she looks elsewhere
      Given the shop sells 2000 products
      And a visitor is looking at the listing page
      And the keyboard is at "Piece 2"
      When she scrolls to the end of the listing
      And she goes on to the next card with the keyboard
      Then "Piece 3" is on the screen

    @spec-scrolling.back
    Scenario: Back to the same card
      Given the shop sells 2000 products
      And a visitor is looking at the listing page
      And she has scrolled far down the listing
      When she opens the details of the last product
      And she goes back
      Then she is where she was on the page
      And the keyboard goes on from that product
