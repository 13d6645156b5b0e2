@real-shop
Feature: The stock sheet
  One sheet has the pieces of every style. It is typed into like paper, and saved at once.

  Background:
    Given Meera is at work as owner
    And the store holds:
      | name         | pieces |
      | Sun T-Shirt  | 12     |
      | Rain Handbag | 2      |
      | Moon Shirt   | 0      |
      | Star Scarf   |        |

  @spec-admin-stock.shown
  Rule: The sheet shows what is on hand, what is nearly out and what is out

    Scenario: The whole sheet
      When she goes straight to Stock
      Then the sheet shows:
        | name         | pieces | note        |
        | Sun T-Shirt  | 12     |             |
        | Rain Handbag | 2      | Nearly out  |
        | Moon Shirt   | 0      | Out         |
        | Star Scarf   |        | Not counted |

    Scenario Outline: The tab <tab>
      Given she goes straight to Stock
      When she turns to the stock "<tab>"
      Then the sheet shows:
        | name   | pieces   | note   |
        | <name> | <pieces> | <note> |

      Examples:
        | tab        | name         | pieces | note       |
        | Nearly out | Rain Handbag | 2      | Nearly out |
        | Out        | Moon Shirt   | 0      | Out        |

    Scenario: A style is found by a part of its name
      Given she goes straight to Stock
      When she looks for styles with "hand"
      Then the sheet shows:
        | name         | pieces | note       |
        | Rain Handbag | 2      | Nearly out |

    Scenario: No style is found
      Given she goes straight to Stock
      When she looks for styles with "umbrella"
      Then the empty sheet says "No style matches “umbrella”"

  @spec-admin-stock.typed
  Rule: A number counts, plus adds and minus takes away

    Scenario Outline: She types "<typed>"
      Given she goes straight to Stock
      And she looks for styles with "Sun"
      And she types "<typed>" for "Sun T-Shirt"
      And the sheet offers the reason "<reason>"
      When she saves the sheet
      Then the sheet shows:
        | name        | pieces  | note |
        | Sun T-Shirt | <after> |      |

      Examples:
        | typed | reason    | after |
        | 20    | Counted   | 20    |
        | +3    | Delivery  | 15    |
        | -2    | Corrected | 10    |

    Scenario: What is typed shows what it will do
      Given she goes straight to Stock
      And she looks for styles with "Sun"
      When she types "+3" for "Sun T-Shirt"
      Then the sheet shows:
        | name        | pieces | note    |
        | Sun T-Shirt | +3     | 12 → 15 |
      And 1 size is not saved

    Scenario: Several sizes are saved at once
      Given she goes straight to Stock
      And she types "+3" for "Sun T-Shirt"
      And she types "+5" for "Rain Handbag"
      When she saves the sheet
      Then the sheet shows:
        | name         | pieces | note        |
        | Sun T-Shirt  | 15     |             |
        | Rain Handbag | 7      |             |
        | Moon Shirt   | 0      | Out         |
        | Star Scarf   |        | Not counted |
      And 0 sizes are not saved

    Scenario: A size is counted for the first time
      Given she goes straight to Stock
      And she looks for styles with "Star"
      And she types "4" for "Star Scarf"
      When she saves the sheet
      Then the sheet shows:
        | name       | pieces | note |
        | Star Scarf | 4      |      |

    Scenario: The number that is there already is no change
      Given she goes straight to Stock
      When she types "12" for "Sun T-Shirt"
      Then 0 sizes are not saved

    Scenario: What is saved is there for everybody
      Given she goes straight to Stock
      And she types "20" for "Sun T-Shirt"
      And she saves the sheet
      When she goes straight to Stock
      And she looks for styles with "Sun"
      Then the sheet shows:
        | name        | pieces | note |
        | Sun T-Shirt | 20     |      |

    Scenario: What is typed can be discarded
      Given she goes straight to Stock
      And she types "+3" for "Sun T-Shirt"
      When she discards what she typed
      Then 0 sizes are not saved

  @spec-admin-stock.refused
  Rule: What cannot be is not saved, and stays typed

    Scenario: What is no number
      Given she goes straight to Stock
      And she types "a few" for "Sun T-Shirt"
      And she gives the reason "Counted"
      When she saves the sheet
      Then the sheet complains:
        | Nothing is saved: look at the marked sizes.     |
        | Type 12 to count, +3 to add or −1 to take away |
      And 1 size is not saved

    Scenario: Less than nothing
      Given she goes straight to Stock
      And she types "-3" for "Rain Handbag"
      When she saves the sheet
      Then the sheet complains:
        | Nothing is saved: look at the marked sizes. |
        | Only 2 on hand                              |

    Scenario: Without a reason
      Given she goes straight to Stock
      And she types "+3" for "Sun T-Shirt"
      And she gives the reason ""
      When she saves the sheet
      Then the sheet complains:
        | Reason is required |

    Scenario: One that is wrong keeps the others from being saved
      Given she goes straight to Stock
      And she types "+3" for "Sun T-Shirt"
      And she types "-9" for "Rain Handbag"
      When she saves the sheet
      Then 2 sizes are not saved

  @spec-admin-stock.held
  Rule: Pieces that a shopper is about to pay for stay hers

    Scenario: The sheet says how many are held
      Given Priya is about to pay for "Sun T-Shirt"
      And she goes straight to Stock
      When she looks for styles with "Sun"
      Then the sheet shows:
        | name        | pieces | note   |
        | Sun T-Shirt | 12     | 1 held |

    Scenario: A count below what is held is refused
      Given Priya is about to pay for "Sun T-Shirt"
      And Asha is about to pay for "Sun T-Shirt"
      And she goes straight to Stock
      And she types "1" for "Sun T-Shirt"
      When she saves the sheet
      Then the sheet complains:
        | Nothing is saved: look at the marked sizes, then save again.    |
        | 2 pieces are held for checkouts, so that 1 on hand is too few |

  @spec-admin-stock.meanwhile
  Rule: A count is not saved over what a colleague has received meanwhile

    Scenario: A colleague receives pieces while she counts
      Given she goes straight to Stock
      And a colleague receives 5 of "Sun T-Shirt"
      And she types "11" for "Sun T-Shirt"
      When she saves the sheet
      Then the sheet complains:
        | Nothing is saved: look at the marked sizes, then save again. |
        | 17 are on hand now, not 12                                   |

    Scenario: What she adds is added to what a colleague has received
      Given she goes straight to Stock
      And she looks for styles with "Sun"
      And a colleague receives 5 of "Sun T-Shirt"
      And she types "+3" for "Sun T-Shirt"
      When she saves the sheet
      Then the sheet shows:
        | name        | pieces | note |
        | Sun T-Shirt | 20     |      |
