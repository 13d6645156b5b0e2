import { toRupees } from '../money/Paise.ts';
import { type Filters, noFilters, type PriceBand, type SortOrder } from './Filters.ts';
import { priceBands } from './priceBands.ts';

type WordsOrBands = 'categories' | 'influencers' | 'sizes' | 'priceBands';
type Pair = readonly [name: string, value: string];

const NAMES: Readonly<Record<WordsOrBands, string>> = {
  categories: 'category',
  influencers: 'creator',
  sizes: 'size',
  priceBands: 'price',
};
const SEARCH = 'q';
const SORT = 'sort';
const ORDERS: readonly SortOrder[] = ['highToLow', 'lowToHigh'];

/**
 * The filters as the query of an address, such as `q=cap&creator=@maya&size=M&price=201-999`; empty for none. The same
 * choices give the same text, in whatever order they were made. Prices in rupees.
 */
export function queryOf(filters: Filters): string {
  const { search, categories, influencers, sizes, sort } = filters;
  const bands = priceBands.filter(({ min }) => filters.priceBands.some((band) => band.min === min));
  const pairs: readonly Pair[] = [
    ...(search.trim() === '' ? [] : [[SEARCH, search.trim()] as const]),
    ...inOrder(categories).map((word) => [NAMES.categories, word] as const),
    ...inOrder(influencers).map((word) => [NAMES.influencers, word] as const),
    ...inOrder(sizes).map((word) => [NAMES.sizes, word] as const),
    ...bands.map((band) => [NAMES.priceBands, bandText(band)] as const),
    ...(sort === undefined ? [] : [[SORT, sort] as const]),
  ];
  return pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
}

/** The filters that a query asks for. Whatever it holds beyond them is passed over, and so is what makes no sense. */
export function filtersOf(query: string): Filters {
  const pairs = query.replace(/^\?/, '').split('&').map(toPair);
  const valuesOf = (name: string) => pairs.flatMap(([found, value]) => (found === name ? [value] : []));
  const asked = valuesOf(NAMES.priceBands);
  return {
    search: valuesOf(SEARCH)[0]?.trim() ?? noFilters.search,
    categories: inOrder(valuesOf(NAMES.categories)),
    influencers: inOrder(valuesOf(NAMES.influencers)),
    sizes: inOrder(valuesOf(NAMES.sizes)),
    priceBands: priceBands.filter((band) => asked.includes(bandText(band))).map(({ min, max }) => ({ min, max })),
    sort: ORDERS.find((order) => valuesOf(SORT).includes(order)),
  };
}

/** Each word once, whatever the case of its letters, in an order that does not depend on how they came. */
function inOrder(words: readonly string[]): readonly string[] {
  const firsts = new Map<string, string>();
  for (const word of words.toSorted()) {
    const lowered = word.toLowerCase();
    if (lowered !== '' && !firsts.has(lowered)) firsts.set(lowered, word);
  }
  return [...firsts.values()];
}

function bandText({ min, max }: PriceBand): string {
  return `${toRupees(min)}-${toRupees(max)}`;
}

function toPair(text: string): Pair {
  const at = text.indexOf('=');
  // Stryker disable next-line ArrayDeclaration: a pair without a name is passed over like one without a value
  return at === -1 ? [text, ''] : [text.slice(0, at), decoded(text.slice(at + 1))];
}

/** Readable where an address allows it; half a character, which no address can hold, becomes the sign for that. */
function encoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%40', '@')
    .replaceAll('%20', '+')
    .replaceAll("'", '%27');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
