@real-shop
Feature: People and roles
  Everybody who works for the shop has an account, which an owner gives and takes.

  Background:
    Given Meera is at work as owner
    And she opens the settings "People and roles"

  @spec-admin-people.invite
  Rule: An owner invites a person by mail

    Scenario: An invited person is on the list
      When she invites Kiran as packer
      Then the people are:
        | name  | role   | state   |
        | Meera | owner  | Active  |
        | Kiran | packer | Invited |

    Scenario: Who is invited cannot sign in yet
      Given she invites Kiran as packer
      And she signs out
      When somebody signs in with "kiran@shop.example" and "a long password"
      Then the sign-in complains "The e-mail, the password or the code is wrong."

    Scenario: Without a name and an e-mail nobody is invited
      When she invites "" with the e-mail ""
      Then the settings complain:
        | Name is required   |
        | E-mail is required |

    Scenario: Nobody is invited twice who works here
      When she invites "Meera again" with the e-mail "MEERA@shop.example"
      Then the people are:
        | name  | role  | state  |
        | Meera | owner | Active |
      And the settings complain "This e-mail address already has an account."

  @spec-admin-people.accept
  Rule: The invitation sets a password, once

    Scenario: She accepts and is signed in
      Given she invites Kiran as packer
      And she signs out
      And she opens the invitation to "kiran@shop.example"
      When she chooses the password "my own password"
      Then "Kiran, packer" is signed in to the admin

    Scenario: A short password is refused
      Given she invites Kiran as packer
      And she opens the invitation to "kiran@shop.example"
      When she chooses the password "short"
      Then the sign-in complains "Password must be at least 8 characters"

    Scenario: The link works once
      Given she invites Kiran as packer
      And she opens the invitation to "kiran@shop.example"
      And she chooses the password "my own password"
      And she opens the invitation to "kiran@shop.example"
      When she chooses the password "another password"
      Then the sign-in complains "The link is used already or too old. Please ask for a new one."

  @spec-admin-people.role
  Rule: A new role holds at once

    Scenario: A packer becomes a manager
      Given Kiran works for the shop as packer
      And she opens the settings "People and roles"
      When she makes Kiran a manager
      Then the people are:
        | name  | role    | state  |
        | Meera | owner   | Active |
        | Kiran | manager | Active |

    Scenario: A packer becomes an owner too
      Given Kiran works for the shop as packer
      And she opens the settings "People and roles"
      When she makes Kiran an owner
      Then the people are:
        | name  | role  | state  |
        | Meera | owner | Active |
        | Kiran | owner | Active |

    Scenario: Who was made a manager has the menu of one
      Given Kiran works for the shop as packer
      And she opens the settings "People and roles"
      And she makes Kiran a manager
      And she signs out
      When Kiran signs in
      Then the menu offers "Today, Orders, Returns, Products, Stock, Coupons, Reports, Settings"

  @spec-admin-people.disable
  Rule: A disabled account opens nothing, until it is opened again

    Background:
      Given Kiran works for the shop as packer
      And she opens the settings "People and roles"
      And she disables the account of Kiran

    Scenario: The list says so
      Then the people are:
        | name  | role   | state    |
        | Meera | owner  | Active   |
        | Kiran | packer | Disabled |

    Scenario: A disabled account does not sign in
      Given she signs out
      When Kiran signs in
      Then the admin shows "Sign in"

    Scenario: It is opened again
      When she opens the account of Kiran again
      Then the people are:
        | name  | role   | state  |
        | Meera | owner  | Active |
        | Kiran | packer | Active |

  @spec-admin-people.last-owner
  Rule: The shop always has an owner

    Scenario: The last owner cannot become a packer
      When she makes Meera a packer
      Then the settings complain "The shop needs an owner. Please make somebody else an owner first."
      And the people are:
        | name  | role  | state  |
        | Meera | owner | Active |

    Scenario: The last owner cannot be disabled
      When she disables the account of Meera
      Then the settings complain "The shop needs an owner. Please make somebody else an owner first."

    Scenario: One of two owners can
      Given Leela works for the shop as owner
      And she opens the settings "People and roles"
      When she makes Leela a packer
      Then the people are:
        | name  | role   | state  |
        | Meera | owner  | Active |
        | Leela | packer | Active |
