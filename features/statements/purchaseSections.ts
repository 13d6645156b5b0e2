import type { StatementSection } from './Statement.ts';
import { sectionOf } from './sectionOf.ts';

/** What it promises of the cart, the checkout and orders. */
export const purchaseSections: readonly StatementSection[] = [
  sectionOf('stock', 'Stock', {
    said: 'Up to three pieces left are said on card, page and cart; sold out is said too, and nothing else.',
    'not-added': 'What is sold out cannot be put into the cart.',
    short: 'When there are too few at Pay, each such line is named, and what is left is offered.',
    held: 'What a shopper is paying for is held for her, and free again when she does not pay.',
    alert:
      'On the page of what is sold out, she can ask for a mail, which comes once when it is back, and take that back.',
    'alert-login': 'A visitor who asks for that mail logs in first.',
  }),
  sectionOf('cart-limits', 'Quantities in the cart', {
    most: 'An item of the cart has at most 99 pieces.',
  }),
  sectionOf('cart-news', 'What becomes of a cart', {
    repriced:
      'A price that has changed since a product was put into the cart is said, in the cart and at the checkout.',
    hidden: 'So is a product that is no longer sold.',
    read: 'What the shopper has taken as read is not said again.',
  }),
  sectionOf('coupon-hints', 'The way to the next coupon', {
    distance: 'Each coupon that is not earned says how much more unlocks it; exactly its minimum is not enough.',
    summary: 'The summary says how much more unlocks the nearest coupon.',
    'saves-most': 'Coupons are sorted by what they save on the cart; the best of several earned ones is marked.',
  }),
  sectionOf('address-form', 'The address form', {
    country: 'A new address begins in India; another country can be typed.',
    focus: 'The form opens with the focus in its first field, the name.',
    inline: 'Without an address, the form stands on the checkout itself; once saved, the focus is on the address.',
  }),
  sectionOf('pin-codes', 'PIN codes', {
    hint: 'While a PIN code is typed, the form says in which state it is, or in which ones it may be.',
    'filled-in': 'The state of a whole PIN code is filled in, never over what was typed.',
  }),
  sectionOf('buying-terms', 'Before the button', {
    said: 'Product page, cart and checkout say until when pieces can be sent back and how they can be paid for; receipt and mail repeat the former.',
  }),
  sectionOf('delivery-days', 'The day of delivery', {
    zone: "The page of a product says when an order arrives at a PIN code, by the zone of the PIN code's state.",
    working: 'Sundays and national holidays do not count.',
    wrong: 'A PIN code that is not whole or not known is said to be wrong; what was typed and known stays.',
    remembered: 'The PIN code is remembered on the device, for the cart too, until the shopper logs out.',
    checkout: 'At the checkout the days are those to the chosen address.',
    kept: 'The days that were promised stand on the order and in its mail, whatever the shop sets later.',
  }),
  sectionOf('checkout-choices', 'What was chosen for an order', {
    kept: 'The coupon and the address chosen for a checkout survive a reload of its page and a login on the way; Back and Forward to it bring them again.',
    direct:
      'A checkout that is opened by its URL begins without the coupon and the address that were chosen on another.',
    hers: 'What one shopper has chosen is not for another.',
    earned: 'At the checkout, too, a coupon that the cart no longer earns is dropped and not chosen again by itself.',
  }),
  sectionOf('last-address', 'The address of an order', {
    chosen: 'At the checkout the address of the newest order is chosen already; another one can be chosen.',
    saved: 'An address that was just saved there is chosen instead, unless the shopper has chosen one.',
    only: 'The only address is chosen already.',
    deleted: 'An address that was deleted since is not.',
    missing: 'Place Order without an address leads to the addresses, and a line above them says what to do.',
  }),
  sectionOf('paying', 'Paying', {
    session:
      'A payment touches the cart and the orders of the shopper who placed the order, whoever is logged in by then.',
    'only-ordered': 'Only what was paid for leaves the cart.',
    'confirmed-cart':
      'The payment waits for changes on their way, and is for the cart as the back-end has confirmed it.',
    'after-cancel': 'A payment that succeeds after its window was closed becomes an order.',
    'not-paid': 'After a payment that did not come about, the checkout says so, and that the cart is untouched.',
    unconfirmed:
      'When an order could not be saved, the next press of Place Order saves it and takes no second payment.',
  }),
  sectionOf('payment-pending', 'A payment that is not there yet', {
    told: 'While her bank takes its time, she is told that the order follows.',
    placed: 'The order is placed when the money is there.',
    kept: 'Her pieces stay hers meanwhile.',
  }),
  sectionOf('order-page', 'The page of an order', {
    placed: 'After paying the shop thanks her, with the number of the order and what comes next.',
    content: 'The page of an order has its way, history, lines, sums and address.',
    followed: 'It follows the order to her door, with the parcel and where to track it.',
    cancelled: 'Until it is packed she can cancel it; the shop says before what goes back where.',
    refunded: 'What goes back to her stands there.',
    own: 'Nobody else sees it.',
  }),
  sectionOf('returns', 'Pieces that come back', {
    asked: 'On the page of a delivered order she says which pieces come back, and why.',
    'in-time': 'She has 14 days after the day of the delivery.',
    exchanged:
      'Instead of money she may take another size that is in stock and costs no more, which is held for her for 10 days and sent once hers has arrived.',
    refunded: 'What she paid for the pieces goes back once they are at the shop.',
    withdrawn: 'Until they arrive she can withdraw the return.',
    refused: 'The shop says why it does not take pieces back.',
  }),
  sectionOf('buy-again', 'Buying an order again', {
    added: 'One press puts one piece of each product of an order into the cart, at the present price.',
    said: 'What is in the cart already or no longer sold is left out, and one message says so.',
  }),
  sectionOf('printing', 'Printing orders', {
    page: 'On paper the orders page holds the orders and nothing to press.',
    order: 'One order can be printed by itself.',
  }),
];
