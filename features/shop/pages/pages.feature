Feature: What holds in this shop
  Before she buys, a shopper can read how things are delivered, sent back and kept private.

  @spec-pages.texts
  Rule: Each page has a text, also in a shop that has written none

    Scenario Outline: The <page> page of a new shop
      When a visitor opens the <page> page
      Then the page tells "<words>"

      Examples:
        | page      | words                                               |
        | delivery  | Delivery is free, always, to every address in India |
        | returns   | within 14 days of its delivery                      |
        | sizes     | How to measure                                      |
        | terms     | By opening an account or placing an order           |
        | privacy   | We collect what we need to run the shop             |
        | grievance | write to our grievance officer                      |

  @spec-pages.written @real-shop
  Rule: The shop writes the texts itself

    Scenario: A text that the shop has written
      Given the shop has written on its returns page "Keep it, or send it back within 30 days."
      When a visitor opens the returns page
      Then the page tells "Keep it, or send it back within 30 days."

    Scenario: The days by zone stand below the text
      Given the shop now ships within 1 to 2 working days, and its parcels need:
        | to               | from | most |
        | Maharashtra, Goa | 2    | 3    |
        | everywhere else  | 5    | 9    |
      When a visitor opens the delivery page
      Then the page tells "Maharashtra, Goa"
      And the page tells "2 to 3 days"
      And the page tells "5 to 9 days"

  @spec-pages.markup @real-shop @screen
  Rule: A text is shown as it is marked up

    Scenario: A text with a word in bold
      Given the shop has written on its privacy page "We keep **little** of you."
      When a visitor opens the privacy page
      Then the page tells "We keep little of you."

    Scenario: A link in a text
      When a visitor opens the terms page
      Then "grievances" leads to the grievance page

  @spec-pages.found @screen
  Rule: The foot of every page leads there, and so does the signup form

    Scenario Outline: From the foot of the front page to <link>
      Given a visitor is looking at the home page
      When she presses "<link>"
      Then she is on the <page> page

      Examples:
        | link       | page      |
        | Delivery   | delivery  |
        | Returns    | returns   |
        | Sizes      | sizes     |
        | Terms      | terms     |
        | Privacy    | privacy   |
        | Grievances | grievance |

    Scenario: From one page to the next
      Given a visitor is looking at the sizes page
      When she presses "Grievances"
      Then the page tells "write to our grievance officer"

    Scenario: Where she accepts the terms
      When a visitor opens the signup page
      Then "terms and conditions" leads to the terms page
