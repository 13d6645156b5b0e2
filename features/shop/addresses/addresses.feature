Feature: The address book
  Where the shopper's parcels go.

  @spec-2.addresses-tab @spec-3.address
  Rule: The addresses tab shows the address book

    @screen
    Scenario: No address yet
      Given Priya is logged in
      When she opens the addresses page
      Then she sees "No Address To Display"

    Scenario: Everything about an address
      Given Priya is looking at her addresses:
        | name | street      | city | state       | country | pincode | phone      |
        | Home | 12 Lake Rd. | Pune | Maharashtra | India   | 411001  | 9876543210 |
      Then the address "Home" shows "12 Lake Rd."
      And the address "Home" shows "Pune"
      And the address "Home" shows "Maharashtra"
      And the address "Home" shows "411001"
      And the address "Home" shows "9876543210"

    Scenario: Several addresses
      Given Priya is looking at her addresses:
        | name   |
        | Home   |
        | Office |
      Then she sees the addresses "Home, Office"

    @spec-plain-text.shown
    Scenario: An address with unusual characters
      Given Priya is looking at her addresses:
        | name            |
        | Mum & Dad's 1<2 |
      Then she sees the addresses "Mum & Dad's 1<2"

  @spec-2.address-modal @spec-4.address-modal @spec-8.toast-address-added
  Rule: A new address is added with the form

    Scenario: Adding an address
      Given Priya is logged in
      And she is looking at the addresses page
      When she begins a new address
      And she fills in the address "Home"
      And she saves the address
      Then she is told "New address added successfully!"
      And she sees the addresses "Home"
      And the address form is closed

    @screen
    Scenario: The form's button by its name
      Given Priya is logged in
      And she is looking at the addresses page
      When she presses "New Address"
      And she presses "Add Dummy Data"
      Then no field of the form is empty

    Scenario: The form is empty the next time
      Given Priya is looking at her addresses:
        | name |
        | Home |
      And she begins a new address
      And she fills in the address "Office"
      And she saves the address
      When she begins a new address
      Then the form holds:
        | Name   |  |
        | Street |  |

    Scenario: Giving up adds nothing
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      And she fills in the address "Home"
      When she closes the address form
      Then she sees no addresses

  @spec-address-form.country
  Rule: A new address begins in India

    Scenario: The country is filled in
      Given Priya is logged in
      And she is looking at the addresses page
      When she begins a new address
      Then the form holds:
        | Name    |       |
        | Country | India |

    Scenario: An address that is edited keeps its country
      Given Priya is looking at her addresses:
        | name | country |
        | Aunt | Nepal   |
      When she edits the address "Aunt"
      Then the form holds:
        | Country | Nepal |

  @spec-4.reload-on-auth-change
  Rule: The address book is hers

    Scenario: It is still there when she comes back
      Given Priya is looking at her addresses:
        | name |
        | Home |
      When she closes the shop and comes back
      Then she sees the addresses "Home"

    Scenario: It is loaded once she logs in
      Given Priya has an account
      And Priya's address book holds "Home"
      And a visitor is looking at the login page
      When she logs in as Priya
      And she opens the addresses page
      Then she sees the addresses "Home"

  @spec-5.address-required @spec-5.address-phone-length @spec-9.phone-length
  Rule: Every field is needed, and the phone has at least eight characters

    Scenario Outline: An address with the <field> "<value>"
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      And she fills in the address "Home"
      And she fills in:
        | <field> | <value> |
      When she saves the address
      Then "<field>" is marked as wrong
      And the address form is open

      Examples:
        | field   | value   |
        | Name    |         |
        | Street  |         |
        | City    |         |
        | State   |         |
        | Country |         |
        | Pincode |         |
        | Phone   |         |
        | Phone   | 1234567 |

    Scenario: A phone of exactly eight characters will do
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      And she fills in the address "Home"
      And she fills in:
        | Phone | 12345678 |
      When she saves the address
      Then she sees the addresses "Home"

    @spec-forms.keep-typed
    Scenario: Nothing typed into the address is lost
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      And she fills in:
        | City | Pune |
      When she saves the address
      Then the form holds:
        | City | Pune |

  @spec-2.dummy-data
  Rule: Dummy data fills the form

    Scenario: Filling the form
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      When she asks for sample data
      Then no field of the form is empty

    Scenario: The sample data can be saved
      Given Priya is logged in
      And she is looking at the addresses page
      And she begins a new address
      When she asks for sample data
      And she saves the address
      Then she is told "New address added successfully!"

  @spec-2.address-modal @spec-4.address-modal @spec-8.toast-address-updated
  Rule: An address is edited with the same form

    Background:
      Given Priya is looking at her addresses:
        | name   | city   |
        | Home   | Pune   |
        | Office | Mumbai |

    @screen
    Scenario: The buttons of an address by their names
      When she presses "Edit" for "Office"
      And she saves the address
      And she presses "Delete" for "Office"
      Then she sees the addresses "Home"

    Scenario: The form shows what is known
      When she edits the address "Office"
      Then the form holds:
        | Name | Office |
        | City | Mumbai |

    Scenario: Editing an address
      When she edits the address "Office"
      And she fills in:
        | City | Nagpur |
      And she saves the address
      Then she is told "Office's address updated successfully!"
      And the address "Office" shows "Nagpur"
      And the address "Home" shows "Pune"

    Scenario: Giving up changes nothing
      Given she edits the address "Office"
      And she fills in:
        | City | Nagpur |
      When she closes the address form
      Then the address "Office" shows "Mumbai"

    Scenario: After editing, a new address starts empty
      Given she edits the address "Office"
      And she saves the address
      When she begins a new address
      Then the form holds:
        | Name |  |
        | City |  |

  @spec-2.addresses-tab @spec-8.toast-address-deleted
  Rule: An address is deleted

    Scenario: One address of two
      Given Priya is looking at her addresses:
        | name   |
        | Home   |
        | Office |
      When she deletes the address "Home"
      Then she is told "Home's address deleted successfully!"
      And she sees the addresses "Office"

    Scenario: The last address
      Given Priya is looking at her addresses:
        | name |
        | Home |
      When she deletes the address "Home"
      Then she sees no addresses

  @spec-8.list-failures
  Rule: A change that the shop refuses loses nothing

    Scenario: A new address is refused
      Given Priya is logged in
      And she is looking at the addresses page
      And the shop refuses to change the address book
      And she begins a new address
      And she fills in the address "Home"
      When she saves the address
      Then the address form is open
      And she is told nothing

    Scenario: Saving again afterwards
      Given Priya is looking at her addresses:
        | name   |
        | Office |
      And the shop refuses to change the address book
      And she begins a new address
      And she fills in the address "Home"
      And she saves the address
      When the shop can be reached again
      And she saves the address
      Then she sees the addresses "Office, Home"

    Scenario: Deleting is refused
      Given Priya is looking at her addresses:
        | name |
        | Home |
      And the shop refuses to change the address book
      When she deletes the address "Home"
      Then she sees the addresses "Home"
      And she is told nothing
