@catalogue @screen
Feature: Suggestions while typing
  The search box leads straight to what the shopper has in mind.

  Background:
    Given the shop sells:
      | id | name       | category | creator    | price |
      | 1  | Rain Cape  | clothing | @maya      | 400   |
      | 2  | Raincap    | caps     | @zoya      | 250   |
      | 3  | Cap Étoile | caps     | @cap.queen | 150   |
      | 4  | Moon Shirt | clothing | @maya      | 150   |
    And a visitor is looking at the home page

  @spec-suggestions.kinds @spec-suggestions.ranking
  Rule: Products, creators and categories are suggested, the best match first

    Scenario: Products by the beginning of the name, then of a word, then within
      When she types "cap" into the search box
      Then the search box suggests "Cap Étoile ₹150, Rain Cape ₹400, Raincap ₹250, @cap.queen Creator, Caps Category"

    Scenario: Case and accents do not count
      When she types "ETOILE" into the search box
      Then the search box suggests "Cap Étoile ₹150"

    Scenario: Nothing fits
      When she types "boots" into the search box
      Then the search box suggests nothing

  @spec-suggestions.keyboard
  Rule: The keyboard highlights, opens and searches

    Scenario: Down to the first and on to the next
      Given she types "rain" into the search box
      And she presses down in the search box
      And "Rain Cape ₹400" is highlighted
      When she presses down in the search box
      Then "Raincap ₹250" is highlighted

    Scenario: Up to the last, and back into the search box
      Given she types "rain" into the search box
      And she presses up in the search box
      And "Raincap ₹250" is highlighted
      When she presses down in the search box
      Then no suggestion is highlighted

    Scenario: Enter opens the highlighted product
      Given she types "cap" into the search box
      And she presses down in the search box
      When she presses Enter in the search box
      Then she is on the page of "Cap Étoile"
      And the search box suggests nothing
      And the search box is empty

    Scenario: Enter on none searches as ever
      Given she types "cap" into the search box
      When she presses Enter in the search box
      Then she sees the products "Rain Cape, Raincap, Cap Étoile"
      And the search box holds "cap"
      And the search box suggests nothing

  @spec-suggestions.escape
  Rule: Escape closes, then clears

    Scenario: Twice
      Given she types "cap" into the search box
      When she presses Escape in the search box
      Then the search box suggests nothing
      And the search box holds "cap"
      When she presses Escape in the search box
      Then the search box is empty

  @spec-suggestions.pointer
  Rule: A suggestion can be pressed

    Scenario: A creator
      Given she types "queen" into the search box
      When she chooses the suggestion "@cap.queen"
      Then she is on the page of the creator "@cap.queen"

    Scenario: A category
      Given she types "caps" into the search box
      When she chooses the suggestion "Caps"
      Then she sees the products "Raincap, Cap Étoile"
      And only "caps" is ticked among the categories

  @spec-suggestions.announced
  Rule: The number of suggestions is announced

    Scenario Outline: Once the typing of "<text>" has stopped
      Given she types "<text>" into the search box
      When a second passes
      Then "<announcement>" is announced at the search box

      Examples:
        | text  | announcement   |
        | cap   | 5 suggestions  |
        | moon  | 1 suggestion   |
        | boots | No suggestions |
