@real-shop
Feature: The size guide
  What the sizes of a piece measure, beside the sizes.

  Background:
    Given the shop sells:
      | name        | style | size     | id | category    | category_name | chart                                  |
      | Sun T-Shirt | sun   | S        | 7  | clothing    | women's       | Size Bust Length; S 92 64.5; M 97-99 66 |
      | Sun T-Shirt | sun   | M        | 8  | clothing    | women's       |                                        |
      | Tide Skirt  | tide  | S        | 9  | clothing    | women's       |                                        |
      | Tide Skirt  | tide  | XXL      | 10 | clothing    | women's       |                                        |
      | Ferry Shirt | ferry | M        | 11 | clothing    | men's         |                                        |
      | Ferry Shirt | ferry | L        | 12 | clothing    | men's         |                                        |
      | Wave Belt   | belt  | S        | 13 | accessories | women's       |                                        |
      | Wave Belt   | belt  | L        | 14 | accessories | women's       |                                        |
      | Rain Coat   | coat  | M        | 15 | clothing    | women's       | Size Bust; M 97                        |

  @spec-size-guide.own
  Rule: It is that of the style, where the shop has written one

    Scenario: What the sizes of the piece measure
      Given a visitor is looking at the page of "Sun T-Shirt"
      When she opens the size guide
      Then the size guide says:
        | Size | Bust  | Length |
        | S    | 92    | 64.5   |
        | M    | 97–99 | 66     |
      And it tells how to measure "Bust, Length"

    Scenario: The same in another of its sizes
      Given a visitor is looking at the page of "Sun T-Shirt in M"
      When she opens the size guide
      Then the size guide says:
        | Size | Bust  | Length |
        | S    | 92    | 64.5   |
        | M    | 97–99 | 66     |

  @spec-size-guide.category
  Rule: Without it, it is that of the kind of piece

    Scenario: Of women's clothing
      Given a visitor is looking at the page of "Tide Skirt"
      When she opens the size guide
      Then the size guide says:
        | Size | Bust    | Waist   | Hip     |
        | XS   | 79–84   | 64–69   | 84–89   |
        | S    | 86–91   | 71–76   | 91–97   |
        | M    | 94–99   | 79–84   | 99–104  |
        | L    | 102–107 | 86–91   | 107–112 |
        | XL   | 109–114 | 94–99   | 114–119 |
        | XXL  | 117–122 | 102–107 | 122–127 |

    Scenario: Of men's clothing
      Given a visitor is looking at the page of "Ferry Shirt"
      When she opens the size guide
      Then it tells how to measure "Chest, Waist, Hip"

    Scenario: Of pieces whose sizes are not measured
      When a visitor opens the page of "Wave Belt"
      Then there is no size guide

    Scenario: Of a piece in one size
      When a visitor opens the page of "Rain Coat"
      Then there is no size guide

  @spec-size-guide.unit
  Rule: She reads it in cm or in inches, and so again the next time

    Background:
      Given a visitor is looking at the page of "Tide Skirt"
      And she opens the size guide
      When she reads the size guide in inches

    Scenario: In inches
      Then the size guide says:
        | Size | Bust  | Waist | Hip   |
        | XS   | 31–33 | 25–27 | 33–35 |
        | S    | 34–36 | 28–30 | 36–38 |
        | M    | 37–39 | 31–33 | 39–41 |
        | L    | 40–42 | 34–36 | 42–44 |
        | XL   | 43–45 | 37–39 | 45–47 |
        | XXL  | 46–48 | 40–42 | 48–50 |

    Scenario: The next time, of another piece
      Given she closes the shop and comes back
      And she is looking at the page of "Sun T-Shirt"
      When she opens the size guide
      Then the size guide says:
        | Size | Bust  | Length |
        | S    | 36    | 25.5   |
        | M    | 38–39 | 26     |

    Scenario: In cm again
      When she reads the size guide in cm
      And she closes the shop and comes back
      And she opens the size guide
      Then the size guide says:
        | Size | Bust    | Waist   | Hip     |
        | XS   | 79–84   | 64–69   | 84–89   |
        | S    | 86–91   | 71–76   | 91–97   |
        | M    | 94–99   | 79–84   | 99–104  |
        | L    | 102–107 | 86–91   | 107–112 |
        | XL   | 109–114 | 94–99   | 114–119 |
        | XXL  | 117–122 | 102–107 | 122–127 |
