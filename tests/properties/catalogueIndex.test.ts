import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../../core/domain/catalogue/CatalogueIndex.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/makeQueryCatalogue.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

const places = fc.record({ from: fc.nat(70), count: fc.nat(70) });
const anyPlaces = fc.option(places, { nil: undefined });

describe('The catalogue index', () => {
  it('returns the same as a query without an index, for any catalogue and any sequence of filters', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(fc.tuple(anyFilters, anyPlaces), { minLength: 1, maxLength: 4 }),
        (products, queries) => {
          const index = buildCatalogueIndex(products);
          const queryWithoutIndex = makeQueryCatalogue(products);
          for (const [filters, places] of queries) {
            expect(index.query(filters, places)).toEqual(queryWithoutIndex(filters, places));
          }
        },
      ),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('is tested with filters that match some products, not only all or none', () => {
    const matches = fc
      .sample(fc.tuple(anyCatalogue, anyFilters), { numRuns: 300, seed: 1 })
      .map(([products, filters]) => {
        const count = buildCatalogueIndex(products).query(filters).products.length;
        return count === 0 ? 'none' : count === products.length ? 'all' : 'some';
      });
    expect(matches.filter((match) => match === 'some').length).toBeGreaterThan(50);
  });

  it('returns the same product objects, not copies', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        for (const product of buildCatalogueIndex(products).query(filters).products)
          expect(products).toContain(product);
      }),
    );
  });
});
