@catalogue
Feature: A creator's own page
  A page for each creator, with an address that can be sent to a friend.

  Background:
    Given the shop sells:
      | id | name         | category    | creator     | price |
      | 1  | Rain Handbag | accessories | @maya.makes | 400   |
      | 2  | Sun T-Shirt  | clothing    | @maya.makes | 250   |
      | 4  | Star Cap     | accessories | @zoya       | 150   |

  @spec-creator-pages.content @screen
  Rule: The page shows the creator and what they sell

    Scenario: Who it is and what there is
      When a visitor opens the page of the creator "@maya.makes"
      Then she sees "@maya.makes"
      And she sees "2 pieces: accessories and clothing, ₹250 to ₹400"
      And she sees the pieces by "@maya.makes": "Rain Handbag, Sun T-Shirt"

    Scenario: On to the listing, to filter and sort
      Given a visitor is looking at the page of the creator "@maya.makes"
      When she presses "Filter and sort"
      Then she sees the products "Rain Handbag, Sun T-Shirt"
      And only "@maya.makes" is ticked among the creators

  @spec-creator-pages.address @screen
  Rule: Each creator has one address, which forgives another spelling

    Scenario: From a product to its creator
      Given a visitor is looking at the page of "Star Cap"
      When she follows the creator of "Star Cap"
      Then she is on the page of the creator "@zoya"

    Scenario Outline: As somebody may type it: <spelling>
      When a visitor follows a link to the creator written "<spelling>"
      Then she sees the pieces by "@maya.makes": "Rain Handbag, Sun T-Shirt"

      Examples:
        | spelling    |
        | maya.makes  |
        | @maya.makes |
        | Maya.Makes  |

  @spec-creator-pages.unknown @screen
  Rule: A creator who sells nothing here is not found

    Scenario: Nobody of this name
      When a visitor opens the page of the creator "@nobody"
      Then she sees "Creator not found"
      And she can go back to the listing
