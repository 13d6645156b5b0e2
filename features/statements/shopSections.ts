import type { StatementSection } from './Statement.ts';

/** What the shop promises beyond the storefront specification. */
export const shopSections: readonly StatementSection[] = [
  section('creators', 'Shopping by creator', {
    handle: "A creator's handle on a card leads to all their pieces, whatever was chosen before.",
    more: "A product's page shows up to four more pieces by the same creator, the same category first.",
    filled: 'Where these are fewer than four, the row is filled with others of the same category.',
    'front-page': 'The front page shows the first 24 creators and leads to their pages.',
  }),
  section('many-creators', 'Hundreds of creators', {
    offered: 'The filters offer the eight creators with the most matching pieces, and every chosen one.',
    found: 'The others are found by a part of their handles.',
    all: 'A page has all creators; the front page leads to it when it does not show them all.',
    small: 'However many creators there are, pages and answers are as small as with a few.',
  }),
  section('creator-pages', "A creator's own page", {
    content: 'The page of a creator shows their portrait, a line about them and their pieces.',
    address:
      'It has one address, to which their name on a product leads; another spelling of the name leads there too.',
    unknown: 'A creator without pieces is not found, with a way back.',
  }),
  section('suggestions', 'Suggestions while typing', {
    kinds: 'While a shopper types, the search box suggests products, creators and categories, at most eight.',
    ranking: 'What begins with the text comes first; case and accents do not count.',
    keyboard: 'The arrow keys highlight a suggestion and Enter opens it; Enter on none searches.',
    escape: 'Escape closes the suggestions, then clears the search box.',
    pointer: 'A suggestion can be opened with the pointer or by touch.',
    announced: 'The number of suggestions is announced once the shopper has stopped typing.',
  }),
  section('product-facts', 'What is known of a product', {
    shown: 'The details tell fabric, care, fit and origin where they are known.',
    pictures: 'A picture is described in the words of the shop, on cards and details, where it has any.',
  }),
  section('product-pictures', 'The pictures of a piece', {
    rail: 'A piece has up to eight pictures, which are leafed through on its page; the shop says which of how many is seen.',
    enlarged: 'An enlarged picture can be zoomed and moved, and leads to the others.',
    bar: 'On a phone the button to buy follows at the bottom once it has left the screen.',
  }),
  section('recently-viewed', 'Recently viewed products', {
    shown: "A product's page and the front page show the products viewed before, the newest first, at most twelve.",
    kept: 'They are kept on the device, over a reload too.',
    private: 'They are forgotten when the shopper logs out.',
  }),
  section('sharing', 'Passing a page on', {
    product:
      "A product's page can be passed on by the ways of the device; where it has none, its link is copied and the shop says so.",
    creator: "So can a creator's page.",
  }),
  section('forgiving-search', 'A search that forgives', {
    meaning:
      'Where no name holds a search text, the shop says so and shows what the text may mean: by hyphens, plurals, synonyms, one wrong letter, or by for whom a piece is, its category and its creator.',
    suggestions: 'So do the suggestions, where nothing holds what was typed.',
    synonyms: 'Which words mean the same is what the shop has set.',
    everywhere: 'A search from the bar lets the chosen filters go and offers to keep them.',
  }),
  section('for-whom', 'For whom', {
    filter: 'The listing filters by for whom a piece is, where the shop says so.',
    ways: 'The bar leads to what there is for women and for men, and to the creators; the menu of a small screen to orders and help too.',
  }),
  section('listing-address', 'Sharing the listing', {
    written: "The listing's address holds search, filters and order, the same whichever was chosen first.",
    read: 'Such an address shows the same listing to everyone and replaces what was chosen before.',
    nonsense: 'What makes no sense in an address is ignored.',
    history: 'Back and Forward go through what was chosen.',
  }),
  section('chosen-filters', 'Seeing and removing what was chosen', {
    shown: 'Every filter in force stands above the products, in words.',
    removed: 'Each filter and the search can be removed there by itself.',
    'clear-all': 'Clear all removes filters, order and search.',
    heading: 'The listing is headed by what it shows and how many pieces.',
    counts: 'Each option says how many products it would show.',
  }),
  section('no-results', 'The way out of an empty result', {
    suggestion: 'An empty result names the filter whose removal shows the most pieces.',
    'show-all': 'Where removing one filter does not help, the shop offers to show all products.',
  }),
  section('stock', 'Stock', {
    said: 'Up to three pieces left are said on card, page and cart; sold out is said too, and nothing else.',
    'not-added': 'What is sold out cannot be put into the cart.',
    short: 'When there are too few at Pay, each such line is named, and what is left is offered.',
    held: 'What a shopper is paying for is held for her, and free again when she does not pay.',
    alert:
      'On the page of what is sold out, she can ask for a mail, which comes once when it is back, and take that back.',
    'alert-login': 'A visitor who asks for that mail logs in first.',
  }),
  section('pages', 'Help and terms', {
    texts:
      'There are pages about delivery, returns, sizes, terms, privacy and grievances, each with a text from the start.',
    written: 'Their texts are those that the shop has written, with the delivery days by zone and who sells.',
    markup: 'A text is shown with the headings, lists, tables and links that are written in it, and runs nothing.',
    found: 'The foot of every page leads to them, and the signup form leads to the terms.',
  }),
  section('buying-terms', 'Before the button', {
    said: 'Product page, cart and checkout say until when pieces can be sent back and how they can be paid for; receipt and mail repeat the former.',
  }),
  section('delivery-days', 'The day of delivery', {
    zone: "The page of a product says when an order arrives at a PIN code, by the zone of the PIN code's state.",
    working: 'Sundays and national holidays do not count.',
    wrong: 'A PIN code that is not whole or not known is said to be wrong; what was typed and known stays.',
    remembered: 'The PIN code is remembered on the device, for the cart too, until the shopper logs out.',
    checkout: 'At the checkout the days are those to the chosen address.',
    kept: 'The days that were promised stand on the order and in its mail, whatever the shop sets later.',
  }),
  section('cart-news', 'What becomes of a cart', {
    repriced:
      'A price that has changed since a product was put into the cart is said, in the cart and at the checkout.',
    hidden: 'So is a product that is no longer sold.',
    read: 'What the shopper has taken as read is not said again.',
  }),
  section('order-page', 'The page of an order', {
    placed: 'After paying the shop thanks her, with the number of the order and what comes next.',
    content: 'The page of an order has its way, history, lines, sums and address.',
    followed: 'It follows the order to her door, with the parcel and where to track it.',
    cancelled: 'Until it is packed she can cancel it; the shop says before what goes back where.',
    refunded: 'What goes back to her stands there.',
    own: 'Nobody else sees it.',
  }),
  section('returns', 'Pieces that come back', {
    asked: 'On the page of a delivered order she says which pieces come back, and why.',
    'in-time': 'She has 14 days after the day of the delivery.',
    exchanged:
      'Instead of money she may take another size that is in stock and costs no more, which is held for her for 10 days and sent once hers has arrived.',
    refunded: 'What she paid for the pieces goes back once they are at the shop.',
    withdrawn: 'Until they arrive she can withdraw the return.',
    refused: 'The shop says why it does not take pieces back.',
  }),
  section('payment-pending', 'A payment that is not there yet', {
    told: 'While her bank takes its time, she is told that the order follows.',
    placed: 'The order is placed when the money is there.',
    kept: 'Her pieces stay hers meanwhile.',
  }),
  section('sizes', 'Sizes', {
    card: 'A piece has one card: at its lowest price, with the range of its sizes. It matches a size that one of its products has.',
    offered: 'The page of a piece offers its sizes, and chooses none; its button asks for one.',
    page: 'Each size has its page, price and stock; choosing another takes the place of the page in the history.',
    'in-cart': 'A size that is in the cart is chosen.',
    'known-as': 'Search engines know a piece by the address of its first size.',
  }),
  section('new-arrivals', 'New arrivals', {
    told: 'Each new arrival says whose it is and what it costs.',
    'nothing-yet': 'Where cart, wishlist or orders are empty, the new arrivals are shown.',
  }),
  section('size-guide', 'The size guide', {
    own: 'Beside the sizes of a piece, a table tells what they measure, as the shop has written it for the style, and how to measure.',
    category: 'A style without a table has that of its category; a piece in one size has none.',
    unit: 'It is read in cm or in inches, which the device remembers.',
  }),
  section('fit', 'How a piece fits', {
    said: 'On the page of a delivered order she says of each piece whether it fits small, true to size or large, and may change it.',
    'not-asked': 'She is not asked before the delivery, nor about a piece that is sold in one size.',
    mail: 'Seven days after the delivery one mail asks her about the pieces that she has kept and not answered for.',
    told: 'From five answers on, the page of the piece and its size guide tell what more than half of the buyers say.',
  }),
  section('legal-details', 'What the law wants to be told', {
    told: 'The page of a product tells generic name, net quantity, MRP, origin, maker, seller, consumer care and grievance officer, as far as they are known.',
    again: 'The cart and the checkout tell it again of every piece.',
    unknown: 'A product of whose style nothing is known has no such details.',
  }),
  section('small-screens', 'Small screens', {
    'filter-bar': 'A bar at the foot of the listing opens filters and order and says how many pieces are left.',
  }),
  section('long-lists', 'Catalogues of thousands', {
    whole: 'However many products there are, all of them are searched, filtered and sorted.',
    'few-drawn': 'Only the cards near the screen are drawn, and each says its place among all.',
    keyboard: 'The keyboard reaches every card and keeps its place.',
  }),
  section('scrolling', 'Keeping the place on the page', {
    back: 'Back leads to where the shopper was on the page, the keyboard included.',
  }),
  section('at-once', 'Changes that show at once', {
    shown: 'A change of cart or wishlist shows before the back-end has answered.',
    'quick-presses': 'Presses in quick succession all count, one after the other.',
    refused: 'A change that the back-end refuses is taken back; other changes stay.',
  }),
  section('paying', 'Paying', {
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
  section('last-address', 'The address of an order', {
    chosen: 'At the checkout the address of the newest order is chosen already; another one can be chosen.',
    saved: 'An address that was just saved there is chosen instead, unless the shopper has chosen one.',
    only: 'The only address is chosen already.',
    deleted: 'An address that was deleted since is not.',
    missing: 'Place Order without an address leads to the addresses, and a line above them says what to do.',
  }),
  section('checkout-choices', 'What was chosen for an order', {
    kept: 'The coupon and the address chosen for a checkout survive a reload of its page and a login on the way; Back and Forward to it bring them again.',
    direct:
      'A checkout that is opened by its URL begins without the coupon and the address that were chosen on another.',
    hers: 'What one shopper has chosen is not for another.',
    earned: 'At the checkout, too, a coupon that the cart no longer earns is dropped and not chosen again by itself.',
  }),
  section('cart-limits', 'Quantities in the cart', {
    most: 'An item of the cart has at most 99 pieces.',
  }),
  section('accounts', 'Accounts', {
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
  section('undo', 'Undoing a removal', {
    cart: 'An item removed from the cart can be put back, in its place and quantity; with the mock, whose calls know no place, it is the last after a reload.',
    wishlist:
      'A product removed from the wishlist can be put back in its place; with the mock it is the last after a reload.',
    'empty-list': 'The last item can be put back into an empty cart or wishlist.',
    'offer-ends': 'Undo is offered until the next change or until the shopper leaves the page.',
  }),
  section('tabs', 'The shop in several tabs', {
    lists: 'Cart, wishlist and orders are the same in every tab.',
    session: 'Logging in or out in one tab does so in all of them.',
  }),
  section('after-login', 'Finishing what a visitor pressed', {
    finishes: 'After logging in or signing up the shop does what the visitor had pressed last.',
    'not-doubled': 'What is in the cart or on the wishlist already is neither doubled nor removed.',
    stays:
      'A shopper who has left the login or signup page before the shop answers stays where she is; the session counts.',
    abandoned: 'It is forgotten when the shopper leaves the login page or takes more than half an hour.',
  }),
  section('offline', 'When the shop cannot be reached', {
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
  section('buy-again', 'Buying an order again', {
    added: 'One press puts one piece of each product of an order into the cart, at the present price.',
    said: 'What is in the cart already or no longer sold is left out, and one message says so.',
  }),
  section('ways-on', 'Ways on', {
    'not-found': 'An unknown page shows the creators of the shop as well.',
    profile: 'The profile leads to orders, addresses and wishlist and says how much they hold.',
  }),
  section('freshness', 'Coming back to the shop', {
    return:
      'A shopper who looks at the tab again after a minute or more sees the products, her cart and her wishlist as they are by then.',
    undisturbed: 'What she sees stays until the answers are there, and when there are none.',
  }),
  section('offline-reading', 'Reading without a network', {
    lists: 'Without a network the shopper sees her lists as they last were.',
    hers: 'They are shown to nobody else, and to herself no longer once she has logged out.',
  }),
  section('printing', 'Printing orders', {
    page: 'On paper the orders page holds the orders and nothing to press.',
    order: 'One order can be printed by itself.',
  }),
  section('announcements', 'What screen readers announce', {
    'result-count': 'The number of pieces is announced once the shopper has stopped choosing.',
    events: 'Everything that happens between the front page and a paid order is announced.',
  }),
  section('keyboard', 'Using the keyboard', {
    purchase: 'A purchase can be made with the keyboard alone.',
    'focus-visible': 'The focus can be seen on every page.',
    'skip-to-products': 'On the listing a link skips the filters; the next press of Tab is at the first product.',
    suggestion: 'A suggestion opened with Enter takes the focus to the content of its page.',
  }),
  section('low-windows', 'Low windows', {
    bars: 'In a window less than 400 px high, as at 400 % zoom, the header and the bars scroll with the page.',
    'large-text': 'With text at twice its size the header stays within the window.',
  }),
  section('coupon-hints', 'The way to the next coupon', {
    distance: 'Each coupon that is not earned says how much more unlocks it; exactly its minimum is not enough.',
    summary: 'The summary says how much more unlocks the nearest coupon.',
    'saves-most': 'Coupons are sorted by what they save on the cart; the best of several earned ones is marked.',
  }),
  section('address-form', 'The address form', {
    country: 'A new address begins in India; another country can be typed.',
    focus: 'The form opens with the focus in its first field, the name.',
    inline: 'Without an address, the form stands on the checkout itself; once saved, the focus is on the address.',
  }),
  section('pin-codes', 'PIN codes', {
    hint: 'While a PIN code is typed, the form says in which state it is, or in which ones it may be.',
    'filled-in': 'The state of a whole PIN code is filled in, never over what was typed.',
  }),
  section('forms', 'Forms', {
    'keep-typed': 'A form that is refused keeps what was typed.',
  }),
  section('stored-data', 'Damaged data on the device', {
    session: 'A stored session that is damaged counts as logged out.',
    orders: 'Stored orders that are damaged do not take the page down.',
  }),
  section('plain-text', 'Texts of others', {
    shown: 'Names and descriptions are shown as text, whatever characters they hold.',
  }),
];

function section(key: string, title: string, texts: Readonly<Record<string, string>>): StatementSection {
  return { key, title, statements: Object.entries(texts).map(([name, text]) => ({ id: `${key}.${name}`, text })) };
}
