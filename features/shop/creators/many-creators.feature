Feature: Hundreds of creators
  However many creators sell here, a shopper finds the one she follows.

  @spec-many-creators.offered
  Rule: The filters offer the eight creators with the most pieces, and those she has chosen

    Background:
      Given the shop sells:
        | name         | creator | size |
        | Rain Handbag | @anu    | M    |
        | Sun T-Shirt  | @bela   | M    |
        | Moon Shirt   | @charu  | M    |
        | Star Cap     | @dia    | M    |
        | Wind Jacket  | @esha   | M    |
        | Snow Scarf   | @fara   | M    |
        | Fog Skirt    | @gita   | M    |
        | Dew Dress    | @hema   | M    |
        | Frost Gloves | @indu   | L    |
        | Storm Belt   | @jaya   | M    |
        | Storm Jeans  | @jaya   | L    |
      And a visitor is looking at the listing page

    Scenario: Those with the most pieces, in the order of the catalogue
      Then the creators offered are "@anu (1), @bela (1), @charu (1), @dia (1), @esha (1), @fara (1), @gita (1), @jaya (2)"

    Scenario: Those with the most pieces of the size she has chosen
      When she ticks "L" among the sizes
      Then the creators offered are "@anu (0), @bela (0), @charu (0), @dia (0), @esha (0), @fara (0), @indu (1), @jaya (1)"

    @spec-many-creators.found
    Scenario: Another one is found by a part of the handle
      When she looks for the creator "NDU"
      Then the creators offered are "@anu (1), @bela (1), @charu (1), @dia (1), @esha (1), @fara (1), @gita (1), @jaya (2), @indu (1)"

    @spec-many-creators.found @screen
    Scenario: Nobody has such a handle
      When she looks for the creator "nobody"
      Then she sees "No creators"

    @spec-many-creators.found
    Scenario: One who was found is chosen, and stays offered
      Given she looks for the creator "indu"
      When she ticks "@indu" among the creators
      And she looks for the creator ""
      Then only "@indu" is ticked among the creators
      And she sees the products "Frost Gloves"

    Scenario: One who is chosen can be left out again
      Given she looks for the creator "indu"
      And she ticks "@indu" among the creators
      And she looks for the creator ""
      When she unticks "@indu" among the creators
      Then nothing is ticked among the creators
      And the creators offered are "@anu (1), @bela (1), @charu (1), @dia (1), @esha (1), @fara (1), @gita (1), @jaya (2), @indu (1)"

  @spec-many-creators.all
  Rule: The front page shows twenty-four creators and leads to all of them

    Scenario: The first twenty-four
      Given the shop sells a piece of each of 30 creators
      When a visitor opens the home page
      Then 24 creators are shown, from "@maker.1" to "@maker.24"

    @screen
    Scenario: On to all creators
      Given the shop sells a piece of each of 60 creators
      And a visitor is looking at the home page
      When she presses "All creators"
      Then she is on the creators page
      And she sees "48 of 60 creators"

    @screen
    Scenario: The rest of them
      Given the shop sells a piece of each of 60 creators
      And a visitor is looking at the creators page
      When she presses "Show more"
      Then she sees "60 creators"
      And she sees "@maker.60"
