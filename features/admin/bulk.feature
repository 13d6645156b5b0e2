@real-shop
Feature: Changing many products at once
  A sale is made of one change, which is seen before it is made and can be undone.

  Background:
    Given Meera is at the table of products:
      | name      | size | price | was |
      | Sun Shirt | S    | 499   | 699 |
      | Sun Shirt | M    | 599   | 699 |
      | Rain Cap  | One  | 199   |     |

  @spec-admin-bulk.preview
  Rule: A change of many shows each price before and after, and changes nothing yet

    Scenario: Ten percent off
      Given she chooses the products "Sun Shirt"
      When she asks what it does to change their prices by "-10"
      Then it would do:
        | sun-shirt-s ₹499 instead of ₹699 becomes ₹449.10 instead of ₹699 |
        | sun-shirt-m ₹599 instead of ₹699 becomes ₹539.10 instead of ₹699 |
      And shoppers find "Sun Shirt" for "S ₹499, M ₹599"

    Scenario: What is so already is not changed
      Given she chooses the products "Sun Shirt, Rain Cap"
      When she asks what it does to set their prices to "199"
      Then it would do:
        | sun-shirt-s ₹499 instead of ₹699 becomes ₹199 instead of ₹699 |
        | sun-shirt-m ₹599 instead of ₹699 becomes ₹199 instead of ₹699 |

    Scenario: Nothing would change
      Given she chooses the products "Rain Cap"
      When she asks what it does to show them
      Then it would do nothing

    Scenario Outline: <what> is refused
      Given she chooses the products "Sun Shirt"
      When she asks what it does to <change>
      Then the list of products complains:
        | <reason> |

      Examples:
        | what                       | change                          | reason                                                    |
        | No percentage              | change their prices by "ten"    | Type a percentage, such as -10                            |
        | No price                   | set their prices to ""          | Type a price in rupees, such as 499                       |
        | A price above the one before | set their prices to "800"     | sun-shirt-s: compareAtPrice is below price                |

  @spec-admin-bulk.apply
  Rule: The change is made to all sizes of the chosen products

    Scenario: New prices
      Given she chooses the products "Sun Shirt"
      And she asks what it does to change their prices by "-10"
      When she does it
      Then the list of products tells "2 sizes changed."
      And shoppers find "Sun Shirt" for "S ₹449.10, M ₹539.10"
      And shoppers find "Rain Cap" for "One ₹199"

    Scenario: Products are hidden
      Given she chooses the products "Sun Shirt, Rain Cap"
      And she asks what it does to hide them
      When she does it
      Then the list of products tells "3 sizes changed."
      And shoppers do not find "Sun Shirt"

  @spec-admin-bulk.undo
  Rule: A change of many is undone with one press; what was changed since is kept, and named

    Background:
      Given she chooses the products "Sun Shirt"
      And she asks what it does to change their prices by "-10"
      And she does it

    Scenario: All are as before
      When she undoes the last change of prices
      Then the list of products tells "2 sizes as before."
      And shoppers find "Sun Shirt" for "S ₹499, M ₹599"

    Scenario: A colleague has priced one since
      Given a colleague prices "Sun Shirt" in "M" at 400 rupees
      When she undoes the last change of prices
      Then the list of products tells "1 size as before. Kept, because they were changed since: sun-shirt-m."
      And shoppers find "Sun Shirt" for "S ₹499, M ₹400"
