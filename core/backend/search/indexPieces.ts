import { readFacets } from '../../domain/catalogue/facets/countFacets.ts';
import { bandIndex } from '../../domain/catalogue/facets/facetValues.ts';
import { comparePrices } from '../../domain/catalogue/filters/comparePrices.ts';
import type { SortOrder } from '../../domain/catalogue/filters/Filters.ts';
import { EVERY_PLACE, type Places, type QueryCatalogue } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { PieceEntries } from '../../domain/catalogue/search/PieceEntries.ts';
import type { PieceEntry } from '../../domain/catalogue/search/PieceEntry.ts';
import { makeNumbering } from '../../domain/lists/numbering.ts';

/**
 * Returns the same query as `makeQueryCatalogue`, for filters by price bands that the shop offers, faster for 100,000 pieces. They
 * share few combinations of options: the filters are compared once with each of those.
 */
export function indexPieces(entries: PieceEntries): QueryCatalogue<PieceEntry> {
  const { length, prices, names } = entries;
  const { combinationOf, combinationCount, startCounts } = combine(entries);
  const orders = new Map<SortOrder | undefined, Uint32Array>();

  /** Returns which pieces have the text in their name, as 1 or 0, and how many of each combination do. */
  const searchFor = (text: string) => {
    const named = new Uint8Array(length);
    const sizes = new Uint32Array(combinationCount);
    names.visit(text, (index) => {
      const combination = combinationOf[index] ?? 0;
      named[index] = 1;
      sizes[combination] = (sizes[combination] ?? 0) + 1;
      return true;
    });
    return { text, named, sizes };
  };
  const everything = searchFor('');
  /** One listing asks for the same text several times: for its places, and without each of its filters. */
  let latest = everything;

  return (filters, { from, count } = EVERY_PLACE) => {
    const text = filters.search.toLowerCase();
    if (text !== latest.text) latest = text === '' ? everything : searchFor(text);
    const { named, sizes } = latest;
    const counts = startCounts({ ...filters, search: '' });
    const matching = sizes.map((size, combination) => (size > 0 && counts.add(combination, size) ? size : 0));
    const total = matching.reduce((sum, size) => sum + size, 0);
    const order = orders.get(filters.sort) ?? sortedIndexes(prices, filters.sort);
    orders.set(filters.sort, order);
    const isFound = (index: number) => matching[combinationOf[index] ?? 0] !== 0 && named[index] !== 0;
    const found = findPlaces(order, isFound, { from, count: Math.min(count, total - from) });
    return { total, products: found.flatMap((index) => entries.at(index) ?? []), facets: counts.facets() };
  };
}

/** Numbers the combinations of options, and tells which one each piece has. */
function combine(entries: PieceEntries) {
  let combinationOf = Uint32Array.from(entries.prices, (price) => bandIndex(price) + 1);
  let firsts: readonly number[] = [];
  for (const { lists, listOf } of Object.values(entries.values)) {
    const combinations = makeNumbering<number, number>();
    combinationOf = combinationOf.map((others, index) =>
      combinations.numberOf(others * lists.length + (listOf[index] ?? 0), () => index),
    );
    firsts = combinations.values;
  }
  const pieces = firsts.flatMap((first) => entries.at(first) ?? []);
  // Texts are compared with all names at once instead.
  return { combinationOf, combinationCount: pieces.length, startCounts: readFacets(pieces, []) };
}

function sortedIndexes(prices: Float64Array, sort: SortOrder | undefined): Uint32Array {
  const compare = comparePrices(sort);
  const priced = (index: number) => ({ price: prices[index] ?? 0 });
  return Uint32Array.from(prices.keys()).sort((one, other) => compare(priced(one), priced(other)));
}

/** Returns the indexes of the pieces at these places. */
function findPlaces(
  order: Uint32Array,
  isFound: (index: number) => boolean,
  { from, count }: Places,
): readonly number[] {
  const found: number[] = [];
  let place = 0;
  for (let at = 0; at < order.length && found.length < count; at += 1) {
    const index = order[at] ?? 0;
    if (!isFound(index)) continue;
    if (place >= from) found.push(index);
    place += 1;
  }
  return found;
}
