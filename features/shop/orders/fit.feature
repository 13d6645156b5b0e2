@real-shop
Feature: How did it fit?
  Who has got a piece says how it fits. It helps others to choose their size.

  @spec-fit.said
  Rule: She says on the page of a delivered order how each piece fits

    Background:
      Given Priya has got 1 of "Sun T-Shirt" in the first of its sizes:
        | size | price | pieces |
        | M    | 799   | 5      |
        | L    | 799   | 5      |

    Scenario: It fits small
      Given she is looking at her latest order
      When she says that "Sun T-Shirt" fits "Small"
      Then she is told "Thank you. Your answer is saved"
      And she has said that "Sun T-Shirt" fits "Small"

    Scenario: The shop remembers her answer
      Given she is looking at her latest order
      And she says that "Sun T-Shirt" fits "Large"
      And she is told "Thank you. Your answer is saved"
      When she closes the shop and comes back
      And she opens her latest order
      Then she has said that "Sun T-Shirt" fits "Large"

    Scenario: She changes her answer
      Given she is looking at her latest order
      And she says that "Sun T-Shirt" fits "Small"
      And she is told "Thank you. Your answer is saved"
      When she says that "Sun T-Shirt" fits "True to size"
      Then she has said that "Sun T-Shirt" fits "True to size"
      And the buyers of "Sun T-Shirt" have given 1 answer

    Scenario: The answer does not get through
      Given she is looking at her latest order
      And she says that "Sun T-Shirt" fits "Small"
      And she is told "Thank you. Your answer is saved"
      When the shop refuses to change her order
      And she says that "Sun T-Shirt" fits "Large"
      Then she is told "Your answer could not be saved. Please try again."
      And she has said that "Sun T-Shirt" fits "Small"

  @spec-fit.not-asked
  Rule: She is not asked about what has not arrived, or is sold in one size

    Scenario: It is on its way
      Given the shop sells:
        | name        | style | size | id | price |
        | Sun T-Shirt | sun   | M    | 1  | 799   |
        | Sun T-Shirt | sun   | L    | 2  | 799   |
      And Priya has paid for:
        | name        | quantity |
        | Sun T-Shirt | 1        |
      And the shop ships her order with "Delhivery" as "DL 4711"
      When she opens her latest order
      Then she is not asked how anything fits

    Scenario: It is sold in one size
      Given Priya has got 1 of "Wave Belt" in the first of its sizes:
        | size     | price | pieces |
        | One Size | 499   | 5      |
      When she opens her latest order
      Then she is not asked how anything fits

  @spec-fit.mail
  Rule: Seven days after the delivery, one mail asks her

    Background:
      Given Priya has got 1 of "Sun T-Shirt" in the first of its sizes:
        | size | price | pieces |
        | M    | 799   | 5      |
        | L    | 799   | 5      |

    Scenario: After seven days
      When 7 days go by at the shop
      Then Priya has got the mails "order-placed, order-shipped, fit-question"

    Scenario: Not before
      When 6 days go by at the shop
      Then Priya has got the mails "order-placed, order-shipped"

    Scenario: Once
      Given 7 days go by at the shop
      When 7 days go by at the shop
      Then Priya has got the mails "order-placed, order-shipped, fit-question"

    Scenario: Not when she has said it already
      Given she is looking at her latest order
      And she says that "Sun T-Shirt" fits "Small"
      And she is told "Thank you. Your answer is saved"
      When 7 days go by at the shop
      Then Priya has got the mails "order-placed, order-shipped"

    Scenario: Not about what she sends back
      Given she sends back 1 of "Sun T-Shirt" as "too small"
      When 7 days go by at the shop
      Then Priya has got the mails "order-placed, order-shipped, return-asked"

  @spec-fit.told
  Rule: From five answers on, the page of the piece tells what most buyers say

    Background:
      Given Priya has got 1 of "Sun T-Shirt" in the first of its sizes:
        | size | price | pieces |
        | M    | 799   | 50     |
        | L    | 799   | 50     |

    Scenario: Most buyers agree
      Given buyers of "Sun T-Shirt" have said "Small, Small, Large, Small, True to size"
      When she opens the page of "Sun T-Shirt in L"
      Then the page says "Fits small, say 3 of 5 buyers"

    Scenario: Too few have answered
      Given buyers of "Sun T-Shirt" have said "Small, Small, Small, Small"
      When she opens the page of "Sun T-Shirt in L"
      Then the page does not say how it fits

    Scenario: They do not agree
      Given buyers of "Sun T-Shirt" have said "Small, Small, Small, Large, Large, Large"
      When she opens the page of "Sun T-Shirt in L"
      Then the page does not say how it fits

    Scenario: Who answers changes what others read
      Given buyers of "Sun T-Shirt" have said "Large, Large, Large, Large"
      And she is looking at her latest order
      And she says that "Sun T-Shirt" fits "Large"
      And she is told "Thank you. Your answer is saved"
      When she opens the page of "Sun T-Shirt in M"
      Then the page says "Fits large, say 5 of 5 buyers"

    @screen
    Scenario: The size guide tells it as well
      Given buyers of "Sun T-Shirt" have said "Small, Small, Small, Small, Small"
      And she is looking at the page of "Sun T-Shirt in L"
      When she opens the size guide
      Then she sees "Fits small, say 5 of 5 buyers"
