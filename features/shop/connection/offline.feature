Feature: When the shop cannot be reached
  A quiet line says so and goes by itself; nothing is lost that the shopper can try again.

  @spec-offline.banner
  Rule: The shop says that it cannot be reached

    Scenario: A change did not get through
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      When she asks for one more "Sun T-Shirt"
      Then the shop says that it cannot be reached
      And her cart holds 3 of "Sun T-Shirt"
      And she is told nothing

    Scenario: The wishlist did not come
      Given Priya is logged in
      And the wishlist cannot be reached
      When she opens the home page
      Then the shop says that it cannot be reached

    Scenario: The products did not come
      Given the catalogue cannot be reached
      When a visitor opens the listing page
      Then the shop says that it cannot be reached

    Scenario: A refusal is not the same
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the shop refuses to change the cart
      When she asks for one more "Sun T-Shirt"
      Then her cart holds 2 of "Sun T-Shirt"
      And the shop no longer says that it cannot be reached

  @spec-offline.whose-fault @screen
  Rule: What could not be loaded says whose fault it is

    Scenario Outline: The catalogue <trouble>
      Given the catalogue <trouble>
      When a visitor opens the listing page
      Then she reads that the products could not be loaded
      And she sees "<reason>"

      Examples:
        | trouble                | reason                                            |
        | answers with a failure | This is our fault. Please try again.              |
        | cannot be reached      | Check your connection, then try again.            |

    Scenario Outline: The cart <trouble>
      Given Priya's cart holds "Sun T-Shirt"
      And Priya is logged in
      And the cart <trouble>
      When she opens the cart page
      Then she sees "Your cart could not be loaded"
      And she sees "<reason>"

      Examples:
        | trouble                | reason                                            |
        | answers with a failure | This is our fault. Please try again.              |
        | cannot be reached      | Check your connection, then try again.            |

  @spec-offline.waiting
  Rule: A change waits for the connection

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
        | Moon Cap    | 1        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"

    Scenario: It stays on the screen, and the shop says that it waits
      Then the shop says that 1 change waits for the connection
      And she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |
        | Moon Cap    | 1        |

    Scenario: The next one waits as well
      When she removes "Moon Cap" from the cart
      Then the shop says that 2 changes wait for the connection
      And her cart holds 3 of "Sun T-Shirt"

    Scenario: They are sent by themselves, in order
      Given she removes "Moon Cap" from the cart
      When the shop can be reached again
      And ten seconds pass
      Then she is told "Added another Sun T-Shirt to the cart!" once
      And she is told "Moon Cap successfully removed from the cart" once

    Scenario: It ends with her session
      When Arjun logs in instead of her
      And the shop can be reached again
      And ten seconds pass
      Then the cart badge shows 0
      And the shop no longer says that it cannot be reached

    @spec-offline.waiting-refused
    Scenario: The shop refuses it then
      When the shop refuses to change the cart
      And ten seconds pass
      Then she is told "A change that waited for the connection could not be saved." once

  @spec-offline.waiting-reload
  Rule: A change that waits survives a reload, for her session only

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
        | Moon Cap    | 1        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"

    Scenario: It is shown again, and the shop says that it waits
      When she closes the shop and comes back
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |
        | Moon Cap    | 1        |
      And the shop says that 1 change waits for the connection

    Scenario: Another one is sent after it
      Given she removes "Moon Cap" from the cart
      And she closes the shop and comes back
      When the shop can be reached again
      And ten seconds pass
      Then she is told "Moon Cap successfully removed from the cart" once

    Scenario: It is sent once
      Given she closes the shop and comes back
      And the shop can be reached again
      And ten seconds pass
      When she closes the shop and comes back
      Then she sees in the cart:
        | name        | quantity |
        | Sun T-Shirt | 3        |
        | Moon Cap    | 1        |

    Scenario: The next shopper has none of it
      Given she closes the shop and comes back
      When Arjun logs in instead of her
      And the shop can be reached again
      And ten seconds pass
      Then the cart badge shows 0

  @spec-offline.waiting-logout
  Rule: Logging out asks before changes that wait are lost

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"
      And she logs out

    Scenario: She stays
      Given she is asked "1 change has not been sent. Log out and lose it?"
      When she answers "Stay logged in"
      Then the shop knows her
      And the shop says that 1 change waits for the connection

    Scenario: She logs out all the same
      When she answers "Log out"
      Then the shop does not know her

  @spec-offline.checkout
  Rule: Placing an order does not wait for the connection

    Scenario: Place Order while a change waits
      Given Priya's address book holds "Home"
      And Priya is looking at her cart:
        | name        |
        | Sun T-Shirt |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"
      And she goes on to the checkout
      When she places the order to "Home"
      Then she is told "The shop cannot be reached right now. Nothing was charged. Please place your order when the connection is back."
      And no payment is open

  @spec-offline.retry
  Rule: Retry tries again what did not get through

    Scenario: The last press counts after all
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"
      When the shop can be reached again
      And she tries again
      Then her cart holds 3 of "Sun T-Shirt"
      And the shop no longer says that it cannot be reached

    Scenario: The heart after all
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And Priya is logged in
      And she is looking at the listing page
      And the wishlist can no longer be reached
      And she puts "Sun T-Shirt" on the wishlist
      When the shop can be reached again
      And she tries again
      Then "Sun T-Shirt" is on the wishlist

    Scenario: A removal is undone after all
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And she removes "Sun T-Shirt" from the cart
      And the cart can no longer be reached
      And she puts "Sun T-Shirt" back
      When the shop can be reached again
      And she tries again
      Then her cart holds 2 of "Sun T-Shirt"

    Scenario: What did not come comes
      Given the shop sells:
        | name        |
        | Sun T-Shirt |
      And the catalogue cannot be reached
      And a visitor is looking at the listing page
      When the shop can be reached again
      And she tries again
      Then she sees the products "Sun T-Shirt"
      And the shop no longer says that it cannot be reached

    Scenario: In vain
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"
      When she tries again
      Then her cart holds 3 of "Sun T-Shirt"
      And the shop says that it cannot be reached

  @spec-offline.recovery
  Rule: The line goes as soon as the shop can be reached again

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart can no longer be reached
      And she asks for one more "Sun T-Shirt"
      And the shop can be reached again

    Scenario: Because something else got through
      When she puts "Sun T-Shirt" on the wishlist
      Then the shop no longer says that it cannot be reached
      And her cart holds 3 of "Sun T-Shirt"

    Scenario: By itself, a little later
      When ten seconds pass
      Then the shop no longer says that it cannot be reached
      And her cart holds 3 of "Sun T-Shirt"

  @spec-offline.slow
  Rule: A shop that is slow to answer says so, and a late answer still counts

    Background:
      Given Priya is looking at her cart:
        | name        | quantity |
        | Sun T-Shirt | 2        |
      And the cart is slow to answer
      And she asks for one more "Sun T-Shirt"

    Scenario: Before ten seconds are over
      When a second passes
      Then the shop no longer says that it is slow to answer
      And her cart holds 3 of "Sun T-Shirt"

    Scenario: After ten seconds
      When ten seconds pass
      Then the shop says that it is slow to answer
      And her cart holds 2 of "Sun T-Shirt"

    Scenario: The answer comes late
      Given ten seconds pass
      When the late answers arrive
      Then the shop no longer says that it is slow to answer
      And her cart holds 3 of "Sun T-Shirt"

    Scenario: Trying again asks for no more than she wanted
      Given ten seconds pass
      And she tries again
      When the late answers arrive
      Then her cart holds 3 of "Sun T-Shirt"
