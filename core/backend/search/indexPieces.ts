import { readFacets } from '../../domain/catalogue/facets/countFacets.ts';
import { facetKey } from '../../domain/catalogue/facets/facetValues.ts';
import { comparePrices } from '../../domain/catalogue/filters/comparePrices.ts';
import type { SortOrder } from '../../domain/catalogue/filters/Filters.ts';
import { EVERY_PLACE, type Places, type QueryCatalogue } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { PieceEntry } from '../../domain/catalogue/search/PieceEntry.ts';
import { joinTexts } from '../../domain/text/JoinedTexts.ts';
import { groupBy } from './groupBy.ts';

/**
 * Returns the same query as `makeQueryCatalogue`, for filters by price bands that the shop offers, faster for 100,000 pieces. They
 * share few names and few combinations of options: the filters are compared once with each of those.
 * @param entries What is compared of each piece.
 */
export function indexPieces<Piece>(pieces: readonly Piece[], entries: readonly PieceEntry[]): QueryCatalogue<Piece> {
  // The groups themselves are not kept.
  const { groups: combinations, groupOf: combinationOf } = groupBy(entries, facetKey);
  const { groups: names, groupOf: nameOf } = groupBy(entries, ({ name }) => name.toLowerCase());
  const [combinationCount, nameCount] = [combinations.length, names.length];
  const joinedNames = joinTexts(names.map(({ key }) => key));
  const startCounts = readFacets(combinations.map(({ first }) => first));
  const orders = new Map<SortOrder | undefined, Uint32Array>();

  /** Returns which names have the text, as 1 or 0, and how many pieces of each combination have such a name. */
  const searchFor = (text: string) => {
    const named = new Uint8Array(nameCount);
    joinedNames.visit(text, (name) => {
      named[name] = 1;
      return true;
    });
    const sizes = new Uint32Array(combinationCount);
    combinationOf.forEach((combination, index) => {
      sizes[combination] = (sizes[combination] ?? 0) + (named[nameOf[index] ?? 0] ?? 0);
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
    const order = orders.get(filters.sort) ?? sortedIndexes(entries, filters.sort);
    orders.set(filters.sort, order);
    const isFound = (index: number) => matching[combinationOf[index] ?? 0] !== 0 && named[nameOf[index] ?? 0] !== 0;
    const found = findPlaces(order, isFound, { from, count: Math.min(count, total - from) });
    return { total, products: found.flatMap((index) => pieces.slice(index, index + 1)), facets: counts.facets() };
  };
}

function sortedIndexes(entries: readonly PieceEntry[], sort: SortOrder | undefined): Uint32Array {
  const compare = comparePrices(sort);
  const prices = Float64Array.from(entries, ({ price }) => price);
  const priced = (index: number) => ({ price: prices[index] ?? 0 });
  return Uint32Array.from(entries.keys()).sort((one, other) => compare(priced(one), priced(other)));
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
