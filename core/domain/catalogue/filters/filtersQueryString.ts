import { toRupees } from '../../money/Paise.ts';
import { distinctTexts } from '../../text/distinctTexts.ts';
import { byTextFacet, PRICE_GROUP, textFacetNames, textFacets } from '../facets/textFacets.ts';
import { type Filters, noFilters, type PriceBand, type SortOrder } from './Filters.ts';
import { priceBands } from './priceBands.ts';

type Pair = readonly [name: string, value: string];

const SEARCH = 'q';
const SORT = 'sort';
const PRICE = PRICE_GROUP.parameter;

/** The names of the parameters, in their order. */
export const filterParameters: readonly string[] = [
  SEARCH,
  ...textFacetNames.map((facet) => textFacets[facet].parameter),
  ...[PRICE, SORT],
];

const ORDERS: readonly SortOrder[] = ['highToLow', 'lowToHigh'];

/**
 * Returns the filters as a URL query string such as `q=cap&creator=@maya&size=M&price=201-999`, prices in rupees; empty for no
 * filters. The same choices give the same string, in whatever order they were made.
 */
export function filtersToQueryString(filters: Filters): string {
  const { search, sort } = filters;
  const bands = priceBands.filter(({ min }) => filters.priceBands.some((band) => band.min === min));
  const pairs: readonly Pair[] = [
    ...(search.trim() === '' ? [] : [[SEARCH, search.trim()] as const]),
    ...textFacetNames.flatMap((facet) =>
      sortedDistinct(filters[facet]).map((value) => [textFacets[facet].parameter, value] as const),
    ),
    ...bands.map((band) => [PRICE, bandText(band)] as const),
    ...(sort === undefined ? [] : [[SORT, sort] as const]),
  ];
  return pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
}

/** Parses a URL query string, with or without its question mark. Ignores unknown parameters and invalid values. */
export function filtersFromQueryString(query: string): Filters {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((text) => text.includes('='))
    .map(toPair);
  return filtersFromValues((name) => pairs.flatMap(([found, value]) => (found === name ? [value] : [])));
}

/** Returns the filters from the decoded values of each parameter of a query string. Ignores invalid values. */
export function filtersFromValues(valuesOf: (name: string) => readonly string[]): Filters {
  const bands = valuesOf(PRICE);
  return {
    search: valuesOf(SEARCH)[0]?.trim() ?? noFilters.search,
    ...byTextFacet((facet) => sortedDistinct(valuesOf(textFacets[facet].parameter))),
    priceBands: priceBands.filter((band) => bands.includes(bandText(band))).map(({ min, max }) => ({ min, max })),
    sort: ORDERS.find((order) => valuesOf(SORT).includes(order)),
  };
}

function sortedDistinct(values: readonly string[]): readonly string[] {
  return distinctTexts(values.filter((value) => value !== '').toSorted());
}

function bandText({ min, max }: PriceBand): string {
  return `${toRupees(min)}-${toRupees(max)}`;
}

function toPair(text: string): Pair {
  const at = text.indexOf('=');
  return [text.slice(0, at), decoded(text.slice(at + 1))];
}

/** Keeps `@` readable and writes spaces as `+`. Replaces lone surrogates, which `encodeURIComponent` rejects, by U+FFFD. */
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
