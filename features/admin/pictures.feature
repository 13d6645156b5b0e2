@real-shop
Feature: The pictures of a product
  A picture is chosen, described and in the shop; what is no picture stays out.

  Background:
    Given Meera is at work as manager
    And she is at the page of "Sun Shirt", of which the shop keeps:
      | name      | size | price |
      | Sun Shirt | M    | 499   |

  @spec-admin-pictures.added
  Rule: A picture is in the shop as soon as it is added, with words for those who do not see it

    Scenario: Two pictures
      When she adds a photograph of "A sun on a shirt"
      And she adds a photograph of "The back of the shirt"
      Then its pictures are "A sun on a shirt, The back of the shirt"
      And shoppers hear of "Sun Shirt": "A sun on a shirt, The back of the shirt"

    Scenario: A picture without words
      When she adds a photograph of ""
      Then the product complains "Say what the picture shows, for those who do not see it."
      And its pictures are ""

    Scenario: What was written meanwhile stays
      Given she writes "Linen" as its "Fabric"
      When she adds a photograph of "A sun on a shirt"
      Then its "Fabric" is "Linen"
      And the product is not saved

  @spec-admin-pictures.refused
  Rule: What is no picture, or too large, is refused with its reason

    Scenario Outline: <what>
      When she adds <what> of "A sun on a shirt"
      Then the product complains "<reason>"
      And its pictures are ""

      Examples:
        | what                    | reason                                                                 |
        | a drawing with a script | This is no JPEG, PNG, WebP or AVIF file                                |
        | a letter                | This is no JPEG, PNG, WebP or AVIF file                                |
        | a huge picture          | The picture has 50000 × 50000 pixels; the shop takes up to 100 million |
        | a heavy file            | the file has more than 20 MB                                           |

    Scenario: It is left out
      Given she adds a letter of "A letter"
      When she leaves it out
      Then its pictures are ""
      And the product is saved

  @spec-admin-pictures.order
  Rule: Pictures are moved, described anew and taken out

    Background:
      Given she adds photographs of "The front, The back, A button"

    Scenario: The shop shows all of them
      Then shoppers hear of "Sun Shirt": "The front, The back, A button"

    Scenario: Another order
      Given she moves picture 3 forward
      And she moves picture 2 forward
      When she saves the product
      Then its pictures are "A button, The front, The back"
      And shoppers hear of "Sun Shirt": "A button, The front, The back"

    Scenario: Other words
      Given she describes picture 1 as "A golden sun"
      When she saves the product
      Then shoppers hear of "Sun Shirt": "A golden sun, The back, A button"

    Scenario: One is taken out
      When she removes picture 1
      Then its pictures are "The back, A button"
      And shoppers hear of "Sun Shirt": "The back, A button"
