@real-shop
Feature: Roles
  Everybody sees what their work needs, and no more.

  @spec-admin-roles.menu
  Rule: The menu offers what the role may see

    Scenario Outline: The menu of a member of staff who is <role>
      Given Kiran is at work as <role>
      Then the menu offers "<pages>"

      Examples:
        | role    | pages                                                       |
        | owner   | Today, Orders, Returns, Products, Stock, Coupons, Reports, Settings |
        | manager | Today, Orders, Returns, Products, Stock, Coupons, Reports, Settings |
        | packer  | Orders, Returns, Stock, Settings                                     |

  @spec-admin-roles.refused
  Rule: A page that the role does not allow says so

    Scenario Outline: A packer goes straight to <page>
      Given Kiran is at work as packer
      When she goes straight to <page>
      Then the admin shows "Your role does not allow this"

      Examples:
        | page     |
        | Products |
        | Coupons  |
        | Reports  |

  @spec-admin-roles.settings
  Rule: People and keys are an owner's

    Scenario: An owner has all settings
      Given Meera is at work as owner
      When she goes straight to Settings
      Then the settings have "Shop, Delivery days, Search, Pages, Mail and payments, Your account, People and roles, API keys, Mails and jobs, Activity"

    Scenario: A manager has all but people and keys
      Given Leela is at work as manager
      When she goes straight to Settings
      Then the settings have "Shop, Delivery days, Search, Pages, Mail and payments, Your account, Mails and jobs, Activity"

    Scenario: A packer has an account
      Given Kiran is at work as packer
      When she goes straight to Settings
      Then the settings have "Your account"

  @spec-admin-roles.packer
  Rule: A packer packs, and sees no sums

    Background:
      Given Kiran is at work as packer
      And Priya has bought:
        | name        | price |
        | Sun T-Shirt | 799   |

    Scenario: The list of a packer has no sums
      When she goes straight to Orders
      Then the orders are listed as:
        | shopper | pieces  | paid |
        | Priya   | 1 piece |      |

    Scenario: The order of a packer has no sums
      When she opens the order of Priya
      Then no sum of the order is shown
      And the order has the lines:
        | Sun T-Shirt, M × 1 |

    Scenario: A packer neither cancels nor refunds
      When she opens the order of Priya
      Then she can "pack, ship" it

    Scenario: A packer packs
      When she opens the order of Priya
      And she marks it packed
      Then the order stands at "Packed"
      And the timeline begins with "Packed by Kiran"

    Scenario: A packer reads the stock and does not change it
      When she goes straight to Stock
      Then she can only read the sheet

  @spec-admin-roles.manager
  Rule: A manager does all but people and keys

    Background:
      Given Leela is at work as manager
      And Priya has bought:
        | name        | price |
        | Sun T-Shirt | 799   |

    Scenario: A manager sees sums, cancels and refunds
      When she opens the order of Priya
      Then the order was paid with "₹799"
      And she can "pack, ship, refund, cancel" it

    Scenario: A manager changes the stock
      Given she goes straight to Stock
      And she types "7" for "Sun T-Shirt"
      When she saves the sheet
      Then the sheet shows:
        | name        | pieces | note |
        | Sun T-Shirt | 7      |      |

    Scenario: A manager keeps coupons
      Given she goes straight to Coupons
      When she ends the coupon "NEW YEAR OFFER"
      Then the coupons tell "NEW YEAR OFFER has ended."
