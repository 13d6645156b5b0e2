import type { StatementSection } from './Statement.ts';

export const section4: StatementSection = {
  key: '4',
  title: 'States and transitions',
  statements: [
    { id: '4.products-requested', text: 'The shop asks for the products as soon as it first appears.' },
    { id: '4.loading-flag', text: 'While the products load, loading is on and error is off.' },
    {
      id: '4.only-status-200',
      text: 'Nothing but status 200 counts as a loaded catalogue, whose products and unique words the shop then keeps.',
    },
    { id: '4.load-failure', text: 'When loading fails the error flag is set and "Error fetching data" is logged.' },
    { id: '4.loading-ends', text: 'Loading comes to an end, whatever happened.' },
    { id: '4.search', text: 'Searching sets the search text; an empty search clears it.' },
    {
      id: '4.toggle-filter',
      text: 'Toggling a category, influencer or size selects it, or deselects it if it was selected.',
    },
    {
      id: '4.toggle-price',
      text: 'Toggling a price range selects it unless one with the same min is selected, which is then deselected.',
    },
    { id: '4.sort-replaces', text: 'A new sort takes the place of the old.' },
    { id: '4.set-categories', text: 'Setting the categories replaces the whole category filter.' },
    {
      id: '4.reset',
      text: 'Reset undoes every filter and the order; what was searched for and what was loaded remain.',
    },
    {
      id: '4.login-stores-session',
      text: 'A successful login or signup makes the shopper logged in and stores the session; a reload keeps it.',
    },
    {
      id: '4.logout',
      text: 'Logging out forgets the session, empties cart and wishlist on the client, says "You\'re logged out successfully!" and ends on /.',
    },
    {
      id: '4.return-after-login',
      text: 'After logging in the shopper is back where they came from, query and all, else on /; paths outside the app are never followed.',
    },
    {
      id: '4.reload-on-auth-change',
      text: 'Cart, wishlist and addresses are loaded again whenever the login state changes.',
    },
    {
      id: '4.visitor-login-first',
      text: 'A visitor who adds to the cart or wishlist is told "Please login first!" and taken to login.',
    },
    { id: '4.add-again-opens-cart', text: 'Adding what the cart already holds goes to /cart instead.' },
    { id: '4.change-quantity', text: "A cart item's quantity can be raised and lowered." },
    { id: '4.last-one-removes', text: 'Lowering a quantity of 1 removes the item.' },
    { id: '4.remove', text: 'A cart item can be removed.' },
    { id: '4.clear-after-purchase', text: 'The cart is cleared after a purchase.' },
    { id: '4.cart-total', text: 'The cart comes to the sum over its items of discounted_price times qty.' },
    { id: '4.mock-add', text: 'The mock back-end sets qty to 1 on adding and does not look for duplicates.' },
    { id: '4.mock-decrement', text: 'The mock back-end lowers a quantity without a lower bound.' },
    { id: '4.heart', text: 'The heart puts a product on the wishlist and takes it off.' },
    { id: '4.wishlist-remove', text: 'The Remove button takes a product off the wishlist.' },
    {
      id: '4.coupon-toggle',
      text: 'A coupon is a checkbox; switching it on or off shows a success toast with its name, and only one is on at a time.',
    },
    {
      id: '4.coupon-local',
      text: 'The coupon selection lives on the cart page alone and is gone when the shopper comes back.',
    },
    {
      id: '4.coupon-disabled',
      text: 'A coupon is disabled while the discounted total is at or below its minimum purchase; a selected one no longer earned is dropped.',
    },
    { id: '4.coupon-note', text: 'A disabled coupon notes "Minimum purchase:" and the amount.' },
    {
      id: '4.coupon-to-checkout',
      text: 'The coupon goes with Place Order into the checkout, where it must still be earned; a checkout opened by itself has no coupon.',
    },
    { id: '4.address-modal', text: 'The address modal adds or edits; saving closes it and clears the form.' },
    { id: '4.no-address', text: 'Place Order without an address says "Please select an address!".' },
    { id: '4.payment-amount', text: 'The provider is asked for the total in whole paise and in INR.' },
    {
      id: '4.payment-prefill',
      text: 'The provider gets name, e-mail and phone prefilled; a phone that cannot be one is left out.',
    },
    {
      id: '4.payment-note',
      text: 'The delivery address travels to the provider in a single note, cut to 254 characters.',
    },
    {
      id: '4.one-order-per-payment',
      text: 'Each payment makes one order and no more, of what the cart held at the press of Place Order.',
    },
    {
      id: '4.clear-through-server',
      text: 'A paid cart is emptied through the server; the order stands even when that fails.',
    },
    { id: '4.orders-after-payment', text: 'After payment the shopper is on /profile/orders.' },
    {
      id: '4.payment-cancelled',
      text: 'A shopper who closes the payment is told "Payment process was canceled or failed".',
    },
    {
      id: '4.payment-failed',
      text: 'Each failed attempt shows "Payment failed: " with the provider\'s own description and leaves the window open for another.',
    },
    {
      id: '4.provider-unavailable',
      text: 'A provider that cannot be loaded counts as a payment error with a description.',
    },
    { id: '4.one-payment-at-a-time', text: 'While a payment is open, pressing Place Order again has no effect.' },
    {
      id: '4.orders-on-client',
      text: 'Orders are kept per shopper, over a reload, and never shown to another shopper; with the mock back-end by the client only.',
    },
    { id: '4.toast-limit', text: 'No more than 20 toasts are held.' },
    { id: '4.toast-duration', text: 'Success and error toasts stay 1500 ms, at the top right.' },
    {
      id: '4.session-ended',
      text: "When the back-end no longer accepts the session, the shop ends it a single time, keeps the shopper's place and asks to log in.",
    },
  ],
};
