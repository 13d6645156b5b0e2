@real-shop
Feature: What comes back
  Shoppers send pieces back. Staff take them in, and give money or another size for them.

  @spec-admin-returns.shown
  Rule: A return says what comes back, why, and what can be done

    Scenario: A new return
      Given Meera is at work as owner
      And Priya has sent back 2 of "Sun T-Shirt"
      When she goes straight to Returns
      Then the return shows:
        | state   | Asked for                                  |
        | shopper | Priya                                      |
        | said    | 2 × Sun T-Shirt, M, for money Too big |
        | steps   | Receive, Refuse                            |

    Scenario: The lists of each state
      Given Meera is at work as owner
      And Priya has sent back 1 of "Sun T-Shirt"
      And she goes straight to Returns
      When she turns to the returns "Received"
      Then there is no return
      When she turns to the returns "Asked"
      Then the return shows:
        | state | Asked for |

  @spec-admin-returns.received
  Rule: What arrives is counted, and goes back into stock or not

    Scenario: All of it
      Given Meera is at work as packer
      And Priya has sent back 2 of "Sun T-Shirt"
      And she goes straight to Returns
      When she receives 2 of it into stock
      Then the returns tell "has arrived."
      And the return shows:
        | state | Received                                                    |
        | said  | 2 × Sun T-Shirt, M, for money Too big · Put back into stock |

    Scenario: A part of it, which is torn
      Given Meera is at work as owner
      And Priya has sent back 2 of "Sun T-Shirt"
      And she goes straight to Returns
      When she receives 1 of it, but not into stock
      Then the return shows:
        | said | 1 of 2 arrived: Sun T-Shirt, M, for money Too big · Not put back into stock |

    Scenario: None of it
      Given Meera is at work as owner
      And Priya has sent back 2 of "Sun T-Shirt"
      And she goes straight to Returns
      When she receives 0 of it into stock
      Then the return complains "Nothing has arrived: refuse the return instead"

  @spec-admin-returns.refunded
  Rule: A manager gives back what was paid for what arrived

    Scenario: She sees what goes back before
      Given Meera is at work as manager
      And Priya has sent back 2 of "Sun T-Shirt"
      And a colleague has received it
      And she goes straight to Returns
      When she asks what goes back
      Then the dialog says "₹1,598 goes back to the shopper for what arrived."

    Scenario: She pays it back
      Given Meera is at work as manager
      And Priya has sent back 2 of "Sun T-Shirt"
      And a colleague has received it
      And she goes straight to Returns
      When she pays it back
      Then the return shows:
        | state | Refunded |
        | steps |          |

    Scenario: A packer does not
      Given Meera is at work as packer
      And Priya has sent back 2 of "Sun T-Shirt"
      And a colleague has received it
      When she goes straight to Returns
      Then the return shows:
        | state | Received |
        | steps |          |

  @spec-admin-returns.exchanged
  Rule: The other size is sent when the pieces are here

    Scenario: A packer sends it
      Given Meera is at work as packer
      And Priya has sent back 1 of "Sun T-Shirt" for size "L"
      And a colleague has received it
      And she goes straight to Returns
      When she ships the other size with "DTDC" as "D2"
      Then the returns tell "is exchanged."
      And the return shows:
        | state | Exchanged |

    Scenario: Without a tracking number
      Given Meera is at work as owner
      And Priya has sent back 1 of "Sun T-Shirt" for size "L"
      And a colleague has received it
      And she goes straight to Returns
      When she ships the other size with "DTDC" as " "
      Then the return complains "Tracking number is required"

  @spec-admin-returns.refused
  Rule: A return is refused with a reason

    Scenario: It was worn
      Given Meera is at work as owner
      And Priya has sent back 1 of "Sun T-Shirt"
      And she goes straight to Returns
      When she refuses it with "It was worn"
      Then the return shows:
        | state | Refused                                                      |
        | said  | 1 × Sun T-Shirt, M, for money Too big · Refused: It was worn |

    Scenario: Its pieces are in stock again
      Given Meera is at work as manager
      And Priya has sent back 1 of "Sun T-Shirt"
      And she goes straight to Returns
      When she receives 1 of it into stock
      Then the return shows:
        | state | Received |
        | steps | Refund   |

    Scenario: She gives no reason
      Given Meera is at work as owner
      And Priya has sent back 1 of "Sun T-Shirt"
      And she goes straight to Returns
      When she refuses it with " "
      Then the return complains "The shopper reads why: please say it"
