@real-shop
Feature: Keeping coupons
  Coupons come and go with the season, without a programmer.

  Background:
    Given Meera is at work as owner
    And she goes straight to Coupons

  @spec-admin-coupons.shown
  Rule: Every coupon shows what it does to a cart

    Scenario: The coupons that a shop begins with
      Then the coupons are "BLACK FRIDAY OFFER, NEW YEAR OFFER"

    Scenario Outline: <name>
      Then the coupon "<name>" shows:
        | off     | <off>     |
        | state   | active    |
        | example | <example> |
        | limits  | Not used yet |

      Examples:
        | name               | off | example                         |
        | BLACK FRIDAY OFFER | ₹20 | Above ₹250: ₹251 becomes ₹231    |
        | NEW YEAR OFFER     | 20% | Above ₹500: ₹501 becomes ₹400.80 |

  @spec-admin-coupons.add
  Rule: A new coupon takes off a percentage or an amount

    Scenario: A percentage
      When she adds the coupon:
        | Name    | DIWALI |
        | Percent | 10     |
        | Minimum | 1000   |
      Then the coupon "DIWALI" shows:
        | off     | 10%                                |
        | state   | active                             |
        | example | Above ₹1,000: ₹1,001 becomes ₹900.90 |
      And the coupons tell "DIWALI is saved."

    Scenario: A fixed amount
      When she adds the coupon:
        | Name    | HOLI  |
        | Amount  | 50.50 |
        | Minimum | 300   |
      Then the coupon "HOLI" shows:
        | off | ₹50.50 |

    Scenario: The form shows what it would do
      When she begins a new coupon:
        | Percent | 10   |
        | Minimum | 1000 |
      Then the example is "₹1,001 becomes ₹900.90"
      And the coupons are "BLACK FRIDAY OFFER, NEW YEAR OFFER"

    Scenario: One that begins later waits
      When she adds the coupon:
        | Name      | SUMMER     |
        | Percent   | 10         |
        | First day | 2040-05-01 |
        | Last day  | 2040-05-31 |
      Then the coupon "SUMMER" shows:
        | state  | upcoming                                          |
        | limits | From 1 May 2040 until 31 May 2040 · Not used yet |

    Scenario: It may be limited
      When she adds the coupon:
        | Name                   | FIRST HUNDRED |
        | Percent                | 10            |
        | Most uses              | 100           |
        | Most uses of a shopper | 1             |
      Then the coupon "FIRST HUNDRED" shows:
        | limits | Not used yet, at most 100 times, at most once by each shopper |

  @spec-admin-coupons.refused
  Rule: What makes no sense is refused, and the form keeps it

    Scenario Outline: A coupon with the <field> "<text>"
      When she begins a new coupon:
        | Name    | DIWALI |
        | Percent | 10     |
      And she adds to it:
        | <field> | <text> |
      Then the coupon complains "<complaint>"
      And the coupons are "BLACK FRIDAY OFFER, NEW YEAR OFFER"

      Examples:
        | field     | text | complaint                                       |
        | Name      |      | Please enter a name.                            |
        | Percent   | 0    | The percentage is a whole number from 1 to 100. |
        | Percent   | 101  | The percentage is a whole number from 1 to 100. |
        | Most uses | 0    | A whole number from 1, or nothing.              |

  @spec-admin-coupons.change
  Rule: A coupon can be changed

    Scenario: Its percentage
      When she changes the coupon "NEW YEAR OFFER":
        | Percent | 25 |
      Then the coupon "NEW YEAR OFFER" shows:
        | off     | 25%                              |
        | example | Above ₹500: ₹501 becomes ₹375.75 |

    Scenario: Its name
      When she changes the coupon "NEW YEAR OFFER":
        | Name | PONGAL |
      Then the coupons are "BLACK FRIDAY OFFER, PONGAL"

    Scenario: A change is there for everybody
      Given she changes the coupon "NEW YEAR OFFER":
        | Name | PONGAL |
      When she goes straight to Coupons
      Then the coupons are "BLACK FRIDAY OFFER, PONGAL"

  @spec-admin-coupons.end
  Rule: A coupon can be ended at once, and that can be undone

    Scenario: She ends a coupon
      When she ends the coupon "NEW YEAR OFFER"
      Then the coupons tell "NEW YEAR OFFER has ended."
      And the coupon "NEW YEAR OFFER" shows:
        | state | ended |

    Scenario: Her coupon goes on after all
      Given she ends the coupon "NEW YEAR OFFER"
      When she undoes it
      Then the coupons tell "NEW YEAR OFFER goes on."
      And the coupon "NEW YEAR OFFER" shows:
        | state | active |
