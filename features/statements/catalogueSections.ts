import type { StatementSection } from './Statement.ts';
import { sectionOf } from './sectionOf.ts';

/** What the shop promises beyond the storefront specification of finding pieces, and of what their pages tell. */
export const catalogueSections: readonly StatementSection[] = [
  sectionOf('creators', 'Shopping by creator', {
    handle: "A creator's handle on a card leads to all their pieces, whatever was chosen before.",
    more: "A product's page shows up to four more pieces by the same creator, the same category first.",
    filled: 'Where these are fewer than four, the row is filled with others of the same category.',
    'front-page': 'The front page shows the first 24 creators and leads to their pages.',
  }),
  sectionOf('many-creators', 'Hundreds of creators', {
    offered: 'The filters offer the eight creators with the most matching pieces, and every chosen one.',
    found: 'The others are found by a part of their handles.',
    all: 'A page has all creators; the front page leads to it when it does not show them all.',
    small: 'However many creators there are, pages and answers are as small as with a few.',
  }),
  sectionOf('creator-pages', "A creator's own page", {
    content: 'The page of a creator shows their portrait, a line about them and their pieces.',
    address:
      'It has one address, to which their name on a product leads; another spelling of the name leads there too.',
    unknown: 'A creator without pieces is not found, with a way back.',
  }),
  sectionOf('suggestions', 'Suggestions while typing', {
    kinds: 'While a shopper types, the search box suggests products, creators and categories, at most eight.',
    ranking: 'What begins with the text comes first; case and accents do not count.',
    keyboard: 'The arrow keys highlight a suggestion and Enter opens it; Enter on none searches.',
    escape: 'Escape closes the suggestions, then clears the search box.',
    pointer: 'A suggestion can be opened with the pointer or by touch.',
    announced: 'The number of suggestions is announced once the shopper has stopped typing.',
  }),
  sectionOf('forgiving-search', 'A search that forgives', {
    meaning:
      'Where no name holds a search text, the shop says so and shows what the text may mean: by hyphens, plurals, synonyms, one wrong letter, or by for whom a piece is, its category and its creator.',
    suggestions: 'So do the suggestions, where nothing holds what was typed.',
    synonyms: 'Which words mean the same is what the shop has set.',
    everywhere: 'A search from the bar lets the chosen filters go and offers to keep them.',
  }),
  sectionOf('for-whom', 'For whom', {
    filter: 'The listing filters by for whom a piece is, where the shop says so.',
    ways: 'The bar leads to what there is for women and for men, and to the creators; the menu of a small screen to orders and help too.',
  }),
  sectionOf('listing-address', 'Sharing the listing', {
    written: "The listing's address holds search, filters and order, the same whichever was chosen first.",
    read: 'Such an address shows the same listing to everyone and replaces what was chosen before.',
    nonsense: 'What makes no sense in an address is ignored.',
    history: 'Back and Forward go through what was chosen.',
  }),
  sectionOf('chosen-filters', 'Seeing and removing what was chosen', {
    shown: 'Every filter in force stands above the products, in words.',
    removed: 'Each filter and the search can be removed there by itself.',
    'clear-all': 'Clear all removes filters, order and search.',
    heading: 'The listing is headed by what it shows and how many pieces.',
    counts: 'Each option says how many products it would show.',
  }),
  sectionOf('no-results', 'The way out of an empty result', {
    suggestion: 'An empty result names the filter whose removal shows the most pieces.',
    'show-all': 'Where removing one filter does not help, the shop offers to show all products.',
  }),
  sectionOf('long-lists', 'Catalogues of thousands', {
    whole: 'However many products there are, all of them are searched, filtered and sorted.',
    'few-drawn': 'Only the cards near the screen are drawn, and each says its place among all.',
    keyboard: 'The keyboard reaches every card and keeps its place.',
  }),
  sectionOf('new-arrivals', 'New arrivals', {
    told: 'Each new arrival says whose it is and what it costs.',
    'nothing-yet': 'Where cart, wishlist or orders are empty, the new arrivals are shown.',
  }),
  sectionOf('product-facts', 'What is known of a product', {
    shown: 'The details tell fabric, care, fit and origin where they are known.',
    pictures: 'A picture is described in the words of the shop, on cards and details, where it has any.',
  }),
  sectionOf('product-pictures', 'The pictures of a piece', {
    rail: 'A piece has up to eight pictures, which are leafed through on its page; the shop says which of how many is seen.',
    enlarged: 'An enlarged picture can be zoomed and moved, and leads to the others.',
    bar: 'On a phone the button to buy follows at the bottom once it has left the screen.',
  }),
  sectionOf('sizes', 'Sizes', {
    card: 'A piece has one card: at its lowest price, with the range of its sizes. It matches a size that one of its products has.',
    offered: 'The page of a piece offers its sizes, and chooses none; its button asks for one.',
    page: 'Each size has its page, price and stock; choosing another takes the place of the page in the history.',
    'in-cart': 'A size that is in the cart is chosen.',
    'known-as': 'Search engines know a piece by the address of its first size.',
  }),
  sectionOf('size-guide', 'The size guide', {
    own: 'Beside the sizes of a piece, a table tells what they measure, as the shop has written it for the style, and how to measure.',
    category: 'A style without a table has that of its category; a piece in one size has none.',
    unit: 'It is read in cm or in inches, which the device remembers.',
  }),
  sectionOf('fit', 'How a piece fits', {
    said: 'On the page of a delivered order she says of each piece whether it fits small, true to size or large, and may change it.',
    'not-asked': 'She is not asked before the delivery, nor about a piece that is sold in one size.',
    mail: 'Seven days after the delivery one mail asks her about the pieces that she has kept and not answered for.',
    told: 'From five answers on, the page of the piece and its size guide tell what more than half of the buyers say.',
  }),
  sectionOf('legal-details', 'What the law wants to be told', {
    told: 'The page of a product tells generic name, net quantity, MRP, origin, maker, seller, consumer care and grievance officer, as far as they are known.',
    again: 'The cart, the checkout, the page of an order and its mail tell it again of every piece.',
    unknown: 'A product of whose style nothing is known has no such details.',
  }),
  sectionOf('recently-viewed', 'Recently viewed products', {
    shown: "A product's page and the front page show the products viewed before, the newest first, at most twelve.",
    kept: 'They are kept on the device, over a reload too.',
    private: 'They are forgotten when the shopper logs out.',
  }),
  sectionOf('sharing', 'Passing a page on', {
    product:
      "A product's page can be passed on by the ways of the device; where it has none, its link is copied and the shop says so.",
    creator: "So can a creator's page.",
  }),
];
