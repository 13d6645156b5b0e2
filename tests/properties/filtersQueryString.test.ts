import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byTextFacet } from '../../core/domain/catalogue/facets/textFacets.ts';
import type { Filters } from '../../core/domain/catalogue/filters/Filters.ts';
import {
  filtersFromQueryString,
  filtersToQueryString,
} from '../../core/domain/catalogue/filters/filtersQueryString.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/search/makeQueryCatalogue.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

const anyBands = fc.subarray(priceBands.map(({ min, max }) => ({ min, max })));

/** Filters that a shopper can choose: the price bands of the listing, no empty value, and a trimmed search. */
const anyChosenFilters: fc.Arbitrary<Filters> = fc.tuple(anyFilters, anyBands).map(([filters, bands]) => {
  const notEmpty = (values: readonly string[]) => values.filter((value) => value !== '');
  return {
    search: filters.search.trim(),
    ...byTextFacet((facet) => notEmpty(filters[facet])),
    priceBands: bands,
    sort: filters.sort,
  };
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom('q', 'category', 'size', 'price', 'sort', '=', '&', '%', '+', '%F0', '0-200', '?', '@'))
    .map((parts) => parts.join('')),
);

describe('Filters written to a query string and parsed from it', () => {
  it('return the same products in the same order', () => {
    fc.assert(
      fc.property(anyCatalogue, anyChosenFilters, (products, filters) => {
        const parsed = filtersFromQueryString(filtersToQueryString(filters));
        const query = makeQueryCatalogue(products);
        expect(query(parsed).products).toEqual(query(filters).products);
      }),
      { numRuns: 500 },
    );
  });

  it('give the same query string again', () => {
    fc.assert(
      fc.property(anyChosenFilters, (filters) => {
        expect(filtersToQueryString(filtersFromQueryString(filtersToQueryString(filters)))).toBe(
          filtersToQueryString(filters),
        );
      }),
    );
  });

  it('stay the same, whatever text they were first parsed from', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = filtersFromQueryString(text);
        expect(filtersFromQueryString(filtersToQueryString(parsed))).toEqual(parsed);
      }),
      { numRuns: 500 },
    );
  });
});
