@real-shop
Feature: The day of delivery
  Who buys wants to know when it is there, before she presses the button.

  Background:
    Given the shop sells:
      | name        | id | price |
      | Sun T-Shirt | 7  | 799   |
    And the shop, on "2026-11-24", ships within 0 to 1 working days, and its parcels need:
      | to                 | from | most |
      | Maharashtra, Goa   | 2    | 3    |
      | Jammu and Kashmir  | 5    | 8    |
      | everywhere else    | 3    | 5    |

  @spec-delivery-days.zone
  Rule: The days are those of the zone of the PIN code's state

    Scenario Outline: Delivery to <place>
      Given a visitor opens the page of "Sun T-Shirt"
      When she asks for delivery to "<pin>"
      Then delivery is free, "<days>"

      Examples:
        | place   | pin     | days                   |
        | Mumbai  | 400050  | Thu 26 – Sat 28 Nov    |
        | Panjim  | 403 001 | Thu 26 – Sat 28 Nov    |
        | Sopore  | 193201  | Mon 30 Nov – Fri 4 Dec |
        | Cochin  | 682030  | Fri 27 Nov – Tue 1 Dec |

    Scenario: Nothing is said before she asks
      When a visitor opens the page of "Sun T-Shirt"
      Then no day of delivery is said
      And the PIN code is ""

  @spec-delivery-days.working
  Rule: On Sundays and national holidays nothing is packed or carried

    Scenario Outline: Ordered on <day>
      Given it is "<day>" at the shop
      And a visitor opens the page of "Sun T-Shirt"
      When she asks for delivery to "400050"
      Then delivery is free, "<days>"

      Examples:
        | day        | days                   |
        | 2026-11-27 | Mon 30 Nov – Wed 2 Dec |
        | 2026-11-29 | Wed 2 – Thu 3 Dec      |
        | 2027-01-25 | Thu 28 – Sat 30 Jan    |

    Scenario: Nor on a holiday that the shop has set
      Given the shop is closed on "2026-11-27"
      And a visitor opens the page of "Sun T-Shirt"
      When she asks for delivery to "400050"
      Then delivery is free, "Thu 26 – Mon 30 Nov"

  @spec-delivery-days.wrong
  Rule: A PIN code that is wrong is said to be, and nothing is lost

    Scenario Outline: She types <typed>
      Given she has asked on the page of "Sun T-Shirt" for delivery to "400050"
      When she asks for delivery to "<typed>"
      Then she reads beside the PIN code "<complaint>"
      And the PIN code is "<typed>"
      And delivery is free, "Thu 26 – Sat 28 Nov"

      Examples:
        | typed  | complaint                                              |
        | 4000   | A PIN code has six digits, such as 400050.             |
        | 990000 | We do not know this PIN code. Please check its digits. |

  @spec-delivery-days.remembered
  Rule: The PIN code is remembered on the device until she logs out

    Scenario: The PIN code after coming back
      Given she has asked on the page of "Sun T-Shirt" for delivery to "400050"
      When she closes the shop and comes back
      Then the PIN code is "400050"
      And delivery is free, "Thu 26 – Sat 28 Nov"

    Scenario: The days in the cart
      Given Priya's cart holds "Sun T-Shirt"
      And Priya is logged in
      And she has asked on the page of "Sun T-Shirt" for delivery to "400050"
      When she opens the cart page
      Then delivery is free, "Thu 26 – Sat 28 Nov"

    Scenario: The PIN code after logging out
      Given Priya is logged in
      And she has asked on the page of "Sun T-Shirt" for delivery to "400050"
      And she opens the profile page
      When she logs out
      And she opens the page of "Sun T-Shirt"
      Then the PIN code is ""

  @spec-delivery-days.checkout
  Rule: At the checkout the days are those to the address

    Scenario: The address is chosen
      Given Priya is at the checkout with:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      When she chooses the address "Home"
      Then delivery is free, "Thu 26 – Sat 28 Nov"

  @spec-delivery-days.kept
  Rule: What was promised stays

    Scenario: The shop becomes slower
      Given Priya has paid for:
        | name        | price |
        | Sun T-Shirt | 799   |
      And the shop now ships within 9 to 9 working days, and its parcels need:
        | to              | from | most |
        | everywhere else | 9    | 9    |
      When she opens her latest order
      Then delivery is free, "Thu 26 – Sat 28 Nov"
