Feature: The wishlist changes at once
  The heart answers the press, not the shop.

  Background:
    Given the shop sells:
      | name        |
      | Sun T-Shirt |
    And Priya is logged in
    And she is looking at the listing page
    And the wishlist is slow to answer

  @spec-at-once.shown
  Rule: The heart fills and empties before the shop has answered

    Scenario: Wishing
      When she puts "Sun T-Shirt" on the wishlist
      Then "Sun T-Shirt" is on the wishlist
      And the wishlist badge shows 1
      And she is told nothing

    Scenario: Changing her mind before the answer
      When she puts "Sun T-Shirt" on the wishlist
      And she takes "Sun T-Shirt" off the wishlist
      Then the wishlist badge shows nothing

    @spec-at-once.quick-presses
    Scenario: The late answer to the first press does not undo the second
      When she puts "Sun T-Shirt" on the wishlist
      And she takes "Sun T-Shirt" off the wishlist
      And one late answer arrives
      Then "Sun T-Shirt" is not on the wishlist

    Scenario: In the end it is as she left it
      When she puts "Sun T-Shirt" on the wishlist
      And she takes "Sun T-Shirt" off the wishlist
      And the late answers arrive
      Then the wishlist badge shows nothing

  @spec-at-once.refused
  Rule: What the shop refuses is taken back

    Scenario: The heart empties again
      Given the shop refuses to change the wishlist
      When she puts "Sun T-Shirt" on the wishlist
      And the late answers arrive
      Then "Sun T-Shirt" is not on the wishlist
