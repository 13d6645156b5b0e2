/** A word of the specification that does not explain itself, the forms in which it occurs, and what it means here. */
export type GlossaryWord = { readonly word: string; readonly forms: readonly string[]; readonly meaning: string };

export const glossary: readonly GlossaryWord[] = [
  {
    word: 'visitor',
    forms: ['visitor'],
    meaning: 'Somebody who is not logged in.',
  },
  {
    word: 'shopper',
    forms: ['shopper', 'shoppers'],
    meaning: 'Somebody with an account who is logged in; scenarios call her Priya, Arjun or Asha, and then she.',
  },
  {
    word: 'creator',
    forms: ['creator', 'creators'],
    meaning: 'Who designs or recommends a product; known by a handle such as @maya.',
  },
  { word: 'handle', forms: ['handle'], meaning: 'The name of a creator, with an @ before it.' },
  {
    word: 'catalogue',
    forms: ['catalogue'],
    meaning: 'All products that the shop sells.',
  },
  {
    word: 'listing',
    forms: ['listing'],
    meaning: 'The page of products that are searched, filtered and sorted.',
  },
  {
    word: 'piece',
    forms: ['piece', 'pieces'],
    meaning: 'One of a product. Badges of the cart and headings count pieces.',
  },
  {
    word: 'item of the cart',
    forms: ['item', 'items'],
    meaning: 'A line of the cart: a product with its quantity. No two lines have the same product.',
  },
  {
    word: 'wishlist',
    forms: ['wishlist', "wishlist's"],
    meaning: 'The products that a shopper has marked with the heart. It has no quantities.',
  },
  { word: 'heart', forms: ['heart'], meaning: 'The button that puts a product on the wishlist or takes it off.' },
  {
    word: 'badge',
    forms: ['badge', 'badges'],
    meaning: 'A small label: the number at a link of the header, or the percentage off on a card.',
  },
  { word: 'coupon', forms: ['coupon', 'coupons'], meaning: 'An offer that a cart of some worth earns; one at a time.' },
  {
    word: 'short news',
    forms: ['news', 'toast', 'toasts'],
    meaning: 'A message that appears over the page and goes by itself; engineers call it a toast.',
  },
  {
    word: 'held',
    forms: ['held'],
    meaning: 'Of news: on the screen at the same time. Of an answer: kept back, so that the shop still waits for it.',
  },
  {
    word: 'refused',
    forms: ['refuses', 'refused', 'refusal'],
    meaning: 'The shop answered, and its answer was no. A shop that cannot be reached has not refused anything.',
  },
  {
    word: 'waiting change',
    forms: ['change that waits', 'change waits', 'changes that wait', 'change that waited'],
    meaning: 'A change that is shown already and is sent once there is a connection.',
  },
  {
    word: 'the mock',
    forms: ['mock back-end', 'mock', 'demonstration'],
    meaning: 'The back-end of the demonstration, which runs in the browser. The real shop has a server.',
  },
  {
    word: 'passing a page on',
    forms: ['passed on'],
    meaning: 'Sending the address of a page to somebody, by the ways of the device or as a copied link.',
  },
  {
    word: 'guarded',
    forms: ['guarded', 'needs a login'],
    meaning: 'Of a page: open to shoppers who are logged in. A visitor is sent to the login first.',
  },
];

/** The id of a word's entry on the page. */
export function placeOfWord({ word }: GlossaryWord): string {
  return `word-${word.replaceAll(' ', '-')}`;
}

/** A part of a text: plain, or a form of a word. */
export type WordPart = { readonly text: string; readonly word: GlossaryWord | undefined };

const FORMS = new Map(glossary.flatMap((word) => word.forms.map((form) => [form, word] as const)));
const ANY_FORM = new RegExp(
  `(?<![\\w-])(${[...FORMS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\w-])`,
  'gi',
);

/** Cuts a text at the words of the glossary; each word counts once, where it is first. */
export function wordParts(text: string): readonly WordPart[] {
  const seen = new Set<GlossaryWord>();
  return text.split(ANY_FORM).map((part, index) => {
    const word = index % 2 === 1 ? FORMS.get(part.toLowerCase()) : undefined;
    const isFirst = word !== undefined && !seen.has(word);
    if (word !== undefined) seen.add(word);
    return { text: part, word: isFirst ? word : undefined };
  });
}
