import type { StatementSection } from './Statement.ts';
import { sectionOf } from './sectionOf.ts';

/** What it promises of the shop as a whole: accounts, connection, keyboard and screens. */
export const shopSections: readonly StatementSection[] = [
  sectionOf('pages', 'Help and terms', {
    texts:
      'There are pages about delivery, returns, sizes, terms, privacy and grievances, each with a text from the start.',
    written: 'Their texts are those that the shop has written, with the delivery days by zone and who sells.',
    markup: 'A text is shown with the headings, lists, tables and links that are written in it, and runs nothing.',
    found: 'The foot of every page leads to them, and the signup form leads to the terms.',
  }),
  sectionOf('small-screens', 'Small screens', {
    'filter-bar': 'A bar at the foot of the listing opens filters and order and says how many pieces are left.',
  }),
  sectionOf('scrolling', 'Keeping the place on the page', {
    back: 'Back leads to where the shopper was on the page, the keyboard included.',
  }),
  sectionOf('at-once', 'Changes that show at once', {
    shown: 'A change of cart or wishlist shows before the back-end has answered.',
    'quick-presses': 'Presses in quick succession all count, one after the other.',
    refused: 'A change that the back-end refuses is taken back; other changes stay.',
  }),
  sectionOf('accounts', 'Accounts', {
    'email-case': 'An e-mail is the same account in upper and lower case.',
    forgotten:
      'A shopper who has forgotten her password sets a new one with a mailed link, to which the login page leads.',
    'same-answer': 'What the shop says then is the same whether or not the e-mail has an account.',
    'link-once': 'The link works once, for 30 minutes; one that no longer works leads to a new one.',
    password: 'A changed password logs her out on her other devices; on this one she stays logged in.',
    verified: 'The link in the mail after signing up verifies her e-mail, logged in or not, and never hinders her.',
    data: 'The profile gives her all that the shop keeps of her as a file.',
    deleted: 'She deletes her account with her password; nothing of her stays on the device.',
    'deleted-later': 'As long as an order is not shipped, the account stays, and the shop says why.',
  }),
  sectionOf('undo', 'Undoing a removal', {
    cart: 'An item removed from the cart can be put back, in its place and quantity; with the mock, whose calls know no place, it is the last after a reload.',
    wishlist:
      'A product removed from the wishlist can be put back in its place; with the mock it is the last after a reload.',
    'empty-list': 'The last item can be put back into an empty cart or wishlist.',
    'offer-ends': 'Undo is offered until the next change or until the shopper leaves the page.',
  }),
  sectionOf('tabs', 'The shop in several tabs', {
    lists: 'Cart, wishlist and orders are the same in every tab.',
    session: 'Logging in or out in one tab does so in all of them.',
  }),
  sectionOf('after-login', 'Finishing what a visitor pressed', {
    finishes: 'After logging in or signing up the shop does what the visitor had pressed last.',
    'not-doubled': 'What is in the cart or on the wishlist already is neither doubled nor removed.',
    stays:
      'A shopper who has left the login or signup page before the shop answers stays where she is; the session counts.',
    abandoned: 'It is forgotten when the shopper leaves the login page or takes more than half an hour.',
  }),
  sectionOf('offline', 'When the shop cannot be reached', {
    banner:
      'A banner says that the shop cannot be reached, at once when the device has lost its network; a refusal is not that.',
    'whose-fault': 'What could not be loaded says whether the connection is at fault or the shop.',
    waiting:
      'Without a connection a change of cart or wishlist stays on the screen and waits; it is sent once, by itself and in order, when the shop can be reached again.',
    'waiting-refused': 'A change that waited and is then refused disappears, and the shopper is told.',
    'waiting-reload':
      'A change that waits survives a reload or the closing of the tab on the same device, for the same session only, and is sent once.',
    'waiting-logout':
      'Logging out asks before changes that wait are lost; when the session ends otherwise, the shopper is told that they are.',
    checkout: 'Place Order does not wait for the connection; the shop says so.',
    retry: 'Retry sends again what did not get through, and asks again for what did not come.',
    recovery:
      'The banner goes by itself when the shop can be reached again: at once when the network is back or the shopper looks at the page, after a short outage within ten seconds, after a long one within a minute or when the shop has asked to be tried again.',
    slow: 'After ten seconds without an answer the shop says that it is slow; Retry sends again, and a late answer still counts.',
    products: 'A catalogue that could not be loaded is said on the page, with a button to try again.',
  }),
  sectionOf('ways-on', 'Ways on', {
    'not-found': 'An unknown page shows the creators of the shop as well.',
    profile: 'The profile leads to orders, addresses and wishlist and says how much they hold.',
  }),
  sectionOf('freshness', 'Coming back to the shop', {
    return:
      'A shopper who looks at the tab again after a minute or more sees the products, her cart and her wishlist as they are by then.',
    undisturbed: 'What she sees stays until the answers are there, and when there are none.',
  }),
  sectionOf('offline-reading', 'Reading without a network', {
    lists: 'Without a network the shopper sees her lists as they last were.',
    hers: 'They are shown to nobody else, and to herself no longer once she has logged out.',
  }),
  sectionOf('announcements', 'What screen readers announce', {
    'result-count': 'The number of pieces is announced once the shopper has stopped choosing.',
    events: 'Everything that happens between the front page and a paid order is announced.',
  }),
  sectionOf('keyboard', 'Using the keyboard', {
    purchase: 'A purchase can be made with the keyboard alone.',
    'focus-visible': 'The focus can be seen on every page.',
    'skip-to-products': 'On the listing a link skips the filters; the next press of Tab is at the first product.',
    suggestion: 'A suggestion opened with Enter takes the focus to the content of its page.',
  }),
  sectionOf('low-windows', 'Low windows', {
    bars: 'In a window less than 400 px high, as at 400 % zoom, the header and the bars scroll with the page.',
    'large-text': 'With text at twice its size the header stays within the window.',
  }),
  sectionOf('forms', 'Forms', {
    'keep-typed': 'A form that is refused keeps what was typed.',
  }),
  sectionOf('stored-data', 'Damaged data on the device', {
    session: 'A stored session that is damaged counts as logged out.',
    orders: 'Stored orders that are damaged do not take the page down.',
  }),
  sectionOf('plain-text', 'Texts of others', {
    shown: 'Names and descriptions are shown as text, whatever characters they hold.',
  }),
];
