Feature: Taking a removal back
  A slip of the finger costs nothing.

  @spec-undo.cart
  Rule: A removed item can be put back from where it stood

    Background:
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    Scenario: Where the item stood, the way back is offered
      When she removes "Rain Handbag" from the cart
      Then she can put "Rain Handbag" back

    Scenario: It comes back to its place with its quantity
      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    Scenario: It is back for good
      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      And she closes the shop and comes back
      Then "Rain Handbag" shows:
        | quantity | 3 |

    @not-mirage
    Scenario: It keeps its place when she comes back
      Excluded: the specified calls put what is added at the end.

      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      And she closes the shop and comes back
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    @not-mirage @spec-offline.waiting
    Scenario: It keeps its place when it was put back without a connection
      Excluded: the specified calls put what is added at the end.

      Given the cart cannot be reached
      When she removes "Sun T-Shirt" from the cart
      And she puts "Sun T-Shirt" back
      And the shop can be reached again
      And ten seconds pass
      And she closes the shop and comes back
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    Scenario: It comes back at once
      Given the cart is slow to answer
      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    Scenario: The last piece can be put back as well
      When she asks for one fewer "Sun T-Shirt"
      And she puts "Sun T-Shirt" back
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
        | Star Socks   | 2        |

    Scenario: She is told that it is back
      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      Then she is told "Rain Handbag added to cart successfully!"
      And she cannot put "Rain Handbag" back

  @spec-undo.empty-list
  Rule: The last item can be put back into an empty cart

    Scenario: From an empty cart to a full one
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      When she removes "Sun T-Shirt" from the cart
      And her cart is empty
      And she puts "Sun T-Shirt" back
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |

  @spec-undo.offer-ends
  Rule: The offer lasts until she goes on

    Background:
      Given Priya is looking at her cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |

    Scenario: The next change ends it
      When she removes "Sun T-Shirt" from the cart
      And she asks for one more "Rain Handbag"
      Then she cannot put "Sun T-Shirt" back

    @screen
    Scenario: Leaving the cart ends it
      When she removes "Sun T-Shirt" from the cart
      And she opens the listing page
      And she opens the cart page
      Then she cannot put "Sun T-Shirt" back

    Scenario: A removal that the shop refused needs no undoing
      Given the shop refuses to change the cart
      When she removes "Sun T-Shirt" from the cart
      Then she cannot put "Sun T-Shirt" back
      And she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |

    Scenario: Taken back before the shop could refuse it
      Given the cart is slow to answer
      And the shop refuses to change the cart
      When she removes "Rain Handbag" from the cart
      And she puts "Rain Handbag" back
      And the late answers arrive
      Then she sees in the cart:
        | name         | quantity |
        | Sun T-Shirt  | 1        |
        | Rain Handbag | 3        |
