import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import { filterCatalogue } from '../../core/domain/catalogue/filterCatalogue.ts';
import { filtersOf, queryOf } from '../../core/domain/catalogue/filtersInAddress.ts';
import { priceBands } from '../../core/domain/catalogue/priceBands.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

const anyBands = fc.subarray(priceBands.map(({ min, max }) => ({ min, max })));

/** What a shopper can ask for: only the price ranges on offer, no empty word, and a search without white space around it. */
const askable: fc.Arbitrary<Filters> = fc.tuple(anyFilters, anyBands).map(([filters, bands]) => {
  const said = (words: readonly string[]) => words.filter((word) => word !== '');
  return {
    search: filters.search.trim(),
    categories: said(filters.categories),
    influencers: said(filters.influencers),
    sizes: said(filters.sizes),
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

describe('Filters written into an address and read from it', () => {
  it('ask for exactly the same products, in the same order', () => {
    fc.assert(
      fc.property(anyCatalogue, askable, (products, filters) => {
        const read = filtersOf(queryOf(filters));
        expect(filterCatalogue(products, read)).toEqual(filterCatalogue(products, filters));
      }),
      { numRuns: 500 },
    );
  });

  it('are written the same again', () => {
    fc.assert(
      fc.property(askable, (filters) => {
        expect(queryOf(filtersOf(queryOf(filters)))).toBe(queryOf(filters));
      }),
    );
  });

  it('whatever an address holds can be read, and is at rest once written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = filtersOf(text);
        expect(filtersOf(queryOf(read))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
