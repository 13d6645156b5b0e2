@real-shop
Feature: Keys for programmes
  A programme of the shop gets a key of its own, never somebody's password.

  Background:
    Given Meera is at work as owner
    And she opens the settings "API keys"

  @spec-admin-keys.make
  Rule: A key has a name and a role, and its secret is shown once

    Scenario: She makes a key
      When she makes the key "Book-keeping" as manager
      Then the keys are:
        | name         | role    | state |
        | Book-keeping | Manager | Made  |
      And a secret is shown
      And the key opens the shop

    Scenario: A packer's key
      When she makes the key "Label printer" as packer
      Then the keys are:
        | name          | role   | state |
        | Label printer | Packer | Made  |
      And the key opens the shop

    Scenario: Once copied, the secret is gone
      Given she makes the key "Book-keeping" as manager
      When she has copied the secret
      Then no secret is shown

    Scenario: It is not shown when she comes back
      Given she makes the key "Book-keeping" as manager
      When she opens the settings "API keys"
      Then no secret is shown

    Scenario: Without a name there is no key
      When she makes the key "" as manager
      Then the settings complain "Name is required"

  @spec-admin-keys.end
  Rule: A key that is ended opens nothing any more

    Scenario: She ends a key
      Given she makes the key "Book-keeping" as manager
      When she ends the key "Book-keeping"
      Then the keys are:
        | name         | role    | state |
        | Book-keeping | Manager | Ended |
      And the key no longer opens the shop

    Scenario: The other keys go on
      Given she makes the key "Label printer" as packer
      And she makes the key "Book-keeping" as manager
      When she ends the key "Label printer"
      Then the keys are:
        | name          | role    | state |
        | Label printer | Packer  | Ended |
        | Book-keeping  | Manager | Made  |
      And the key opens the shop
