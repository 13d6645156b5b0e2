Feature: What every page has
  A frame around all pages: a warning, a footer, a first moment of patience.

  @spec-1.banner @screen
  Rule: Every page warns that the site is under construction

    Scenario Outline: The warning on the <page> page
      When a visitor opens the <page> page
      Then she is warned that the site is under construction

      Examples:
        | page      |
        | home      |
        | listing   |
        | login     |
        | signup    |
        | logout    |
        | orders    |
        | addresses |

    Scenario Outline: The warning on Priya's <page> page
      Given Priya is logged in
      When she opens the <page> page
      Then she is warned that the site is under construction

      Examples:
        | page     |
        | cart     |
        | wishlist |
        | checkout |
        | profile  |

    Scenario: The warning on an unknown page
      When a visitor opens a page that does not exist
      Then she is warned that the site is under construction

  @spec-1.footer @screen
  Rule: The footer tells how to reach the shop

    Scenario: The footer
      When a visitor opens the home page
      Then the footer leads to social media, a phone and an e-mail address
      And the footer names the copyright

  @spec-2.spinner @spec-9.spinner
  Rule: For its first second the shop asks for patience

    Scenario: The first moment
      When a visitor arrives at the shop
      Then she is asked for patience

    Scenario: Before the second is over
      Given a visitor arrives at the shop
      When almost a second passes
      Then she is asked for patience

    Scenario: After a second
      Given a visitor arrives at the shop
      When a second passes
      Then she is not asked for patience

    Scenario: Only once
      Given a visitor is looking at the home page
      When she opens the listing page
      Then she is not asked for patience

  @spec-2.scroll-to-top
  Rule: Every page begins at its top

    @screen @not-dom
    Scenario: From far down a page to the next
      Excluded: only a real page has a place to which it is scrolled.

      Given the shop sells its usual range
      And a visitor is looking at the listing page
      And she has scrolled down
      When she opens the home page
      Then the page is at its top
