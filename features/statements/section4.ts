import type { StatementSection } from './Statement.ts';

export const section4: StatementSection = {
  number: 4,
  title: 'States and transitions',
  statements: [
    { id: '4.01', text: 'The shop asks for the products as soon as it first appears.' },
    { id: '4.02', text: 'While the products load, loading is on and error is off.' },
    {
      id: '4.03',
      text: 'Nothing but status 200 counts as a loaded catalogue, whose products and unique words the shop then keeps.',
    },
    { id: '4.04', text: 'When loading fails the error flag is set and "Error fetching data" is logged.' },
    { id: '4.05', text: 'Loading comes to an end, whatever happened.' },
    { id: '4.06', text: 'Searching sets the search text; an empty search clears it.' },
    { id: '4.07', text: 'Toggling a category, influencer or size selects it, or deselects it if it was selected.' },
    {
      id: '4.08',
      text: 'Toggling a price range selects it unless one with the same min is selected, which is then deselected.',
    },
    { id: '4.09', text: 'A new sort takes the place of the old.' },
    { id: '4.10', text: 'Setting the categories replaces the whole category filter.' },
    {
      id: '4.11',
      text: 'Reset undoes every filter and the order; what was searched for and what was loaded remain.',
    },
    {
      id: '4.12',
      text: 'A successful login or signup makes the shopper logged in and stores the session; a reload keeps it.',
    },
    {
      id: '4.13',
      text: 'Logging out forgets the session, empties cart and wishlist on the client, says "You\'re logged out successfully!" and ends on /.',
    },
    {
      id: '4.14',
      text: 'After logging in the shopper is back where they came from, query and all, else on /; paths outside the app are never followed.',
    },
    { id: '4.15', text: 'Cart, wishlist and addresses are loaded again whenever the login state changes.' },
    {
      id: '4.16',
      text: 'A visitor who adds to the cart or wishlist is told "Please login first!" and taken to login.',
    },
    { id: '4.17', text: 'Adding what the cart already holds goes to /cart instead.' },
    { id: '4.18', text: "A cart item's quantity can be raised and lowered." },
    { id: '4.19', text: 'Lowering a quantity of 1 removes the item.' },
    { id: '4.20', text: 'A cart item can be removed.' },
    { id: '4.21', text: 'The cart is cleared after a purchase.' },
    { id: '4.22', text: 'The cart comes to the sum over its items of discounted_price times qty.' },
    { id: '4.23', text: 'The mock back-end sets qty to 1 on adding and does not look for duplicates.' },
    { id: '4.24', text: 'The mock back-end lowers a quantity without a lower bound.' },
    { id: '4.25', text: 'The heart puts a product on the wishlist and takes it off.' },
    { id: '4.26', text: 'The Remove button takes a product off the wishlist.' },
    {
      id: '4.27',
      text: 'A coupon is a checkbox; switching it on or off shows a success toast with its name, and only one is on at a time.',
    },
    { id: '4.28', text: 'The coupon selection lives on the cart page alone and is gone when the shopper comes back.' },
    {
      id: '4.29',
      text: 'A coupon is disabled while the discounted total is at or below its minimum purchase; a selected one no longer earned is dropped.',
    },
    { id: '4.30', text: 'A disabled coupon notes "Minimum purchase:" and the amount.' },
    {
      id: '4.31',
      text: 'The coupon goes with Place Order into the checkout, where it must still be earned; a checkout opened by itself has no coupon.',
    },
    { id: '4.32', text: 'The address modal adds or edits; saving closes it and clears the form.' },
    { id: '4.33', text: 'Place Order without an address says "Please select an address!".' },
    { id: '4.34', text: 'The provider is asked for the total in whole paise and in INR.' },
    { id: '4.35', text: 'The provider gets name, e-mail and phone prefilled; a phone that cannot be one is left out.' },
    { id: '4.36', text: 'The delivery address travels to the provider in a single note, cut to 254 characters.' },
    {
      id: '4.37',
      text: 'Each payment makes one order and no more, of what the cart held at the press of Place Order.',
    },
    { id: '4.38', text: 'A paid cart is emptied through the server; the order stands even when that fails.' },
    { id: '4.39', text: 'After payment the shopper is on /profile/orders.' },
    { id: '4.40', text: 'A shopper who closes the payment is told "Payment process was canceled or failed".' },
    {
      id: '4.41',
      text: 'Each failed attempt shows "Payment failed: " with the provider\'s own description and leaves the window open for another.',
    },
    { id: '4.42', text: 'A provider that cannot be loaded counts as a payment error with a description.' },
    { id: '4.43', text: 'While a payment is open, pressing Place Order again has no effect.' },
    {
      id: '4.44',
      text: 'Orders are kept by the client only: per shopper, over a reload, never shown to another shopper.',
    },
    { id: '4.45', text: 'No more than 20 toasts are held.' },
    { id: '4.46', text: 'Success and error toasts stay 1500 ms, at the top right.' },
    {
      id: '4.47',
      text: "When the back-end no longer accepts the session, the shop ends it a single time, keeps the shopper's place and asks to log in.",
    },
  ],
};
