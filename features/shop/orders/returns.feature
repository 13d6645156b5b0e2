@real-shop
Feature: Returns
  What does not fit goes back, for money or for another size.

  Background:
    Given Priya has got 2 of "Sun T-Shirt" in the first of its sizes:
      | size | price | pieces |
      | M    | 799   | 5      |
      | S    | 799   | 0      |
      | L    | 799   | 1      |
      | XL   | 899   | 9      |

  @spec-returns.asked
  Rule: She says on the page of the order which pieces come back, and why

    Scenario: Pieces that are too big
      When she sends back 1 of "Sun T-Shirt" as "too big"
      Then she is told "We expect your return"
      And her return shows "Return asked for"
      And her return shows "1 × Sun T-Shirt, size M"
      And the order is "Delivered"
      And Priya has got the mails "order-placed, order-shipped, return-asked"

    Scenario: She chooses nothing
      When she asks to return pieces of it
      And she sends the form without a choice
      Then she is asked: "Choose at least one piece"

    Scenario: All of it comes back
      When she sends back 2 of "Sun T-Shirt" as "not as shown"
      Then she cannot return anything

  @spec-returns.in-time
  Rule: She has 14 days after the delivery

    Scenario: On the last day
      Given 14 days go by at the shop
      When she opens her latest order
      Then she can return anything

    Scenario: A day later
      Given 15 days go by at the shop
      When she opens her latest order
      Then she cannot return anything

  @spec-returns.exchanged
  Rule: She may take another size that is in stock and costs no more

    Scenario: Which sizes there are
      When she asks to return pieces of it
      Then "Sun T-Shirt" can be exchanged for "L"

    Scenario: It is held for her for ten days
      Given she sends back 1 of "Sun T-Shirt" as "too small" for size "L"
      And her return shows "We hold the other size until"
      When she opens the page of "Sun T-Shirt in M"
      Then she can choose among the sizes "S (sold out), M, L (sold out), XL"

    Scenario: After ten days others may have it
      Given she sends back 1 of "Sun T-Shirt" as "too small" for size "L"
      When 10 days go by at the shop
      And she opens the page of "Sun T-Shirt in M"
      Then she can choose among the sizes "S (sold out), M, L, XL"

    Scenario: It is on its way to her
      Given she sends back 1 of "Sun T-Shirt" as "too small" for size "L"
      When the pieces arrive at the shop
      And the shop ships the other size with "Delhivery" as "DL 4712"
      And she opens her latest order
      Then her return shows "Other size on its way"
      And her return shows "DL 4712"
      And it shows no refund

    Scenario: Each step has its mail
      Given she sends back 1 of "Sun T-Shirt" as "too small" for size "L"
      When the pieces arrive at the shop
      And the shop ships the other size with "Delhivery" as "DL 4712"
      Then Priya has got the mails "order-placed, order-shipped, return-asked, return-received, return-exchanged"

  @spec-returns.refunded
  Rule: What she paid for the pieces goes back once they are at the shop

    Scenario: They arrive, and the money follows
      Given she sends back 1 of "Sun T-Shirt" as "too big"
      When the pieces arrive at the shop
      And the shop pays the return back
      And an hour goes by at the shop
      And she opens her latest order
      Then her return shows "Refunded"
      And it shows the refund "₹799 went back to you"

    Scenario: Its history
      Given she sends back 1 of "Sun T-Shirt" as "too big"
      When the pieces arrive at the shop
      And the shop pays the return back
      And she opens her latest order
      Then its history is:
        | Order placed                |
        | Packed                      |
        | Handed to the carrier       |
        | Delivered                   |
        | Return asked for            |
        | The returned pieces arrived |
        | Refund asked for            |

  @spec-returns.withdrawn
  Rule: Until they arrive she can think better of it

    Scenario: She keeps them
      Given she sends back 2 of "Sun T-Shirt" as "too big"
      When she withdraws the return
      Then she is told "The return is withdrawn"
      And her return shows "Withdrawn"
      And she can return anything

  @spec-returns.refused
  Rule: The shop says why it does not take pieces back

    Scenario: They were worn
      Given she sends back 1 of "Sun T-Shirt" as "other"
      When the shop refuses the return: "The label is missing"
      And she opens her latest order
      Then her return shows "Not accepted"
      And her return shows "The label is missing"
