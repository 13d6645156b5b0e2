import { readFacets } from '../../domain/catalogue/facets/countFacets.ts';
import { facetKey } from '../../domain/catalogue/facets/facetValues.ts';
import { comparePrices } from '../../domain/catalogue/filters/comparePrices.ts';
import type { SortOrder } from '../../domain/catalogue/filters/Filters.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { EVERY_PLACE, type Places, type QueryCatalogue } from '../../domain/catalogue/search/CatalogueResult.ts';
import { entryOf, type PieceEntry } from '../../domain/catalogue/search/PieceEntry.ts';
import { piecesOf } from '../../domain/catalogue/sizes.ts';
import { joinTexts } from '../../domain/text/JoinedTexts.ts';
import { groupBy } from './groupBy.ts';

/** For each piece in one sort order, its index in the catalogue, and the indexes of its name and of its combination of options. */
type Order = { readonly pieces: Uint32Array; readonly names: Uint32Array; readonly combinations: Uint32Array };

/** Returns the query of these products, which must not change. */
export function indexProducts(products: readonly Product[]): QueryCatalogue {
  const pieces = piecesOf(products);
  return indexPieces(pieces, pieces.map(entryOf));
}

/**
 * Returns the same query as `makeQueryCatalogue`, for filters by price bands that the shop offers, faster for 100,000 pieces. They
 * share few names and few combinations of options: the filters are compared once with each of those.
 * @param entries What is compared of each piece. Only their prices are kept.
 */
export function indexPieces<Piece>(pieces: readonly Piece[], entries: readonly PieceEntry[]): QueryCatalogue<Piece> {
  const prices = entries.map(({ price }) => ({ price }));
  const combinations = groupBy(entries, facetKey);
  const names = groupBy(entries, ({ name }) => name.toLowerCase());
  const joinedNames = joinTexts(names.groups.map(({ key }) => key));
  const combinationsOf: readonly number[][] = names.groups.map(() => []);
  names.groupOf.forEach((name, index) => {
    combinationsOf[name]?.push(combinations.groupOf[index] ?? 0);
  });
  const startCounts = readFacets(combinations.groups.map(({ first }) => first));
  const orders = new Map<SortOrder | undefined, Order>();

  const inOrder = (sort: SortOrder | undefined): Order => {
    const indexes = sortedIndexes(prices, sort);
    const column = (groupOf: Uint32Array) => indexes.map((index) => groupOf[index] ?? 0);
    return { pieces: indexes, names: column(names.groupOf), combinations: column(combinations.groupOf) };
  };
  /** Returns which names have the text, as 1 or 0, and how many pieces of each combination have such a name. */
  const searchFor = (text: string) => {
    const sizes = new Uint32Array(combinations.groups.length);
    const named = new Uint8Array(names.groups.length);
    joinedNames.visit(text, (name) => {
      named[name] = 1;
      for (const combination of combinationsOf[name] ?? []) sizes[combination] = (sizes[combination] ?? 0) + 1;
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
    const matching = sizes.map((size, combination) => (counts.add(combination, size) ? size : 0));
    const total = matching.reduce((sum, size) => sum + size, 0);
    const order = orders.get(filters.sort) ?? inOrder(filters.sort);
    orders.set(filters.sort, order);
    const found = findPlaces(order, matching, named, { from, count: Math.min(count, total - from) });
    return { total, products: found.flatMap((index) => pieces.slice(index, index + 1)), facets: counts.facets() };
  };
}

function sortedIndexes(prices: readonly Pick<PieceEntry, 'price'>[], sort: SortOrder | undefined): Uint32Array {
  const compare = comparePrices(sort);
  const sorted = [...prices.entries()].toSorted(([, one], [, other]) => compare(one, other));
  return Uint32Array.from(sorted, ([index]) => index);
}

/** Returns the indexes of the pieces at these places. */
function findPlaces(
  order: Order,
  combinations: Uint32Array,
  names: Uint8Array,
  { from, count }: Places,
): readonly number[] {
  const found: number[] = [];
  let place = 0;
  for (let at = 0; at < order.pieces.length && found.length < count; at += 1) {
    if (combinations[order.combinations[at] ?? 0] === 0 || names[order.names[at] ?? 0] === 0) continue;
    if (place >= from) found.push(order.pieces[at] ?? 0);
    place += 1;
  }
  return found;
}
