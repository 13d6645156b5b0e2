@screen
Feature: PIN codes
  The form knows where a PIN code is.

  Background:
    Given Priya is logged in
    And she is looking at the addresses page
    And she begins a new address

  @spec-pin-codes.hint
  Rule: The first digits name the state

    Scenario Outline: While the PIN code <digits> is typed
      When she fills in:
        | Pincode | <digits> |
      Then the form says "PIN codes that begin with <digits> are in <states>"

      Examples:
        | digits | states                       |
        | 560    | Karnataka                    |
        | 247    | Uttar Pradesh or Uttarakhand |

  @spec-pin-codes.filled-in
  Rule: The state is filled in where it is empty

    Scenario: It is empty
      When she fills in:
        | Pincode | 560038 |
      Then the form holds:
        | State | Karnataka |

    Scenario: It is typed already
      Given she fills in:
        | State | Mysore |
      When she fills in:
        | Pincode | 560038 |
      Then the form holds:
        | State | Mysore |
