@real-shop
Feature: The settings of the shop
  An owner or a manager says what the shop is called, who sells, and how long parcels take.

  @spec-admin-settings.shop
  Rule: What is saved of the shop is what it says of itself

    Background:
      Given Meera is at work as owner
      And she opens the settings "Shop"

    Scenario: A new shop has a name
      Then "Shop’s name" is set to "Creator Row"

    Scenario: She gives the shop a name, which the next mail has
      Given she sets "Shop’s name" to "Zoya After Six"
      And she saves the settings
      When she opens the settings "Mail and payments"
      And she asks for a test mail
      Then "Zoya After Six" writes to Meera

    Scenario: The legal identity is kept
      Given she sets "Legal name" to "Zoya After Six LLP"
      And she sets "GSTIN" to "27AAPFU0939F1ZV"
      And she saves the settings
      When she opens the settings "Shop"
      Then "GSTIN" is set to "27AAPFU0939F1ZV"

    Scenario: The activity tells of it
      Given she sets "Phone" to "080 4718 2200"
      And she saves the settings
      When she opens the settings "Activity"
      Then the activity begins with "Changed the settings of the shop by Meera"

    Scenario: What she discards is not saved
      Given she sets "Phone" to "080 4718 2200"
      When she discards what she has set
      Then "Phone" is set to ""

    Scenario Outline: <field> cannot be "<text>"
      Given she sets "<field>" to "<text>"
      When she saves the settings
      Then the shop complains "<complaint>"

      Examples:
        | field                 | text            | complaint                                 |
        | Shop’s name           |                 | Name is required                          |
        | Phone                 | soon            | Please enter a valid phone number         |
        | GSTIN                 | 27AAPFU0939F1ZW | This is no GSTIN: check its 15 characters |
        | E-mail of the officer | asha            | Please enter a valid e-mail address       |

  @spec-admin-settings.conflict
  Rule: Nothing that a colleague has saved meanwhile is overwritten in silence

    Background:
      Given Meera is at work as owner
      And she opens the settings "Shop"
      And she sets "Shop’s name" to "Zoya After Six"

    Scenario: The same field was changed
      Given meanwhile a colleague sets the name of the shop to "Row of Zoya"
      When she saves the settings
      Then she is told that a colleague has changed "Shop’s name" too

    Scenario: She keeps hers
      Given meanwhile a colleague sets the name of the shop to "Row of Zoya"
      And she saves the settings
      When she keeps hers
      And she opens the settings "Shop"
      Then "Shop’s name" is set to "Zoya After Six"

    Scenario: She takes the colleague's
      Given meanwhile a colleague sets the name of the shop to "Row of Zoya"
      And she saves the settings
      When she takes the colleague's
      Then "Shop’s name" is set to "Row of Zoya"

    Scenario: What a colleague has changed in another field stays
      Given meanwhile a colleague sets the phone of the shop to "080 4718 2200"
      And she saves the settings
      When she opens the settings "Shop"
      Then "Shop’s name" is set to "Zoya After Six"
      And "Phone" is set to "080 4718 2200"

  @spec-admin-settings.delivery
  Rule: Delivery days are kept by zone

    Background:
      Given Leela is at work as manager
      And she opens the settings "Delivery days"

    Scenario: How long an order is handled
      Given she sets "Handling, to days" to "3"
      And she saves the settings
      When she opens the settings "Delivery days"
      Then "Handling, to days" is set to "3"

    Scenario: A zone needs a name
      Given she adds the zone "" with "Goa", which parcels reach in 2 to 4 days
      When she saves the settings
      Then the shop complains "Zone 1 has no name"

    Scenario: A zone is kept
      Given she adds the zone "South" with "Kerala", which parcels reach in 2 to 4 days
      And she saves the settings
      When she opens the settings "Delivery days"
      Then "Zone" is set to "South"

    Scenario: The most days are not fewer than the least
      Given she adds the zone "South" with "Kerala", which parcels reach in 4 to 2 days
      When she saves the settings
      Then the shop complains "South: the most days are fewer than the least"

    Scenario: Holidays are kept
      Given she sets "Holidays" to "2026-11-27"
      And she saves the settings
      When she opens the settings "Delivery days"
      Then "Holidays" is set to "2026-11-27"

    Scenario: A holiday is a day of the calendar
      Given she sets "Holidays" to "2026-02-30"
      When she saves the settings
      Then the shop complains "Holidays: 2026-02-30 is no day such as 2026-11-08"

    Scenario: Days are numbers
      Given she sets "Everywhere else, from days" to ""
      When she saves the settings
      Then the shop complains "Everywhere else: days are whole numbers from 0 to 60"

  @spec-admin-settings.search
  Rule: The words that mean the same in a search are kept, a line a group

    Background:
      Given Leela is at work as manager
      And she opens the settings "Search"

    Scenario: Words that a manager sets
      Given she sets "Words that mean the same" to "topi, cap"
      And she saves the settings
      When she opens the settings "Search"
      Then "Words that mean the same" is set to "topi, cap"

    Scenario: A line that makes no sense is named, and what was typed stays
      Given she sets "Words that mean the same" to:
        """
        topi, cap
        kurti
        """
      When she saves the settings
      Then the shop complains "Line 2: write two words or more, with commas between them"
      And "Words that mean the same" is set to:
        """
        topi, cap
        kurti
        """

    Scenario: Commas stand between the words
      Given she sets "Words that mean the same" to "kurti → kurta"
      When she saves the settings
      Then the shop complains "Line 1: “kurti → kurta” is more than one word; put commas between words"

  @spec-admin-settings.pages
  Rule: The texts of the pages are kept

    Background:
      Given Leela is at work as manager
      And she opens the settings "Pages"

    Scenario: A new text
      Given she sets "Returns" to "Send it back within 30 days."
      And she saves the settings
      When she opens the settings "Pages"
      Then "Returns" is set to "Send it back within 30 days."

    Scenario: No page is left without a text
      Given she sets "Privacy" to " "
      When she saves the settings
      Then the shop complains "This page needs a text"

  @spec-admin-settings.outside
  Rule: The state of mails is told, and that of payments to owners

    Scenario: An owner reads both
      Given Meera is at work as owner
      When she opens the settings "Mail and payments"
      Then the settings tell "Mails: are written to files, and not sent; Keys: Simulated; Webhook: Not heard yet"

    Scenario: A manager reads nothing of the payments
      Given Leela is at work as manager
      When she opens the settings "Mail and payments"
      Then the settings tell "Mails: are written to files, and not sent"
