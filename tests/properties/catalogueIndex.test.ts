import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../../core/domain/catalogue/CatalogueIndex.ts';
import { EVERY_PLACE } from '../../core/domain/catalogue/CatalogueResult.ts';
import type { Filters } from '../../core/domain/catalogue/Filters.ts';
import { areOffered } from '../../core/domain/catalogue/facetReaders.ts';
import { facetsOf } from '../../core/domain/catalogue/facets.ts';
import { filterCatalogue } from '../../core/domain/catalogue/filterCatalogue.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/makeQueryCatalogue.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

/** More than are needed for an index, and for several blocks of it. */
const LONG = 1_800;

const anyPlaces = (most: number) => fc.option(fc.record({ from: fc.nat(most), count: fc.nat(70) }), { nil: undefined });

/** The index knows the price bands that the shop offers. */
const anyOfferedFilters = anyFilters.map((filters) => ({
  ...filters,
  priceBands: filters.priceBands.filter((band) => areOffered([band])),
}));

/** Catalogues that are long enough for an index: the products of a short one many times. */
const anyLongCatalogue = anyCatalogue
  .filter((products) => products.length > 0)
  .map((products) =>
    Array.from({ length: LONG }, (_, place) => ({
      ...(products[place % products.length] as Product),
      ...{ key: `product-${place + 1}`, id: place + 1 },
    })),
  );

describe('The catalogue index', () => {
  it('returns the same as a query without an index, for any catalogue and any sequence of filters', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(fc.tuple(anyOfferedFilters, anyPlaces(70)), { minLength: 1, maxLength: 4 }),
        (products, queries) => {
          const index = buildCatalogueIndex(products);
          for (const [filters, places] of queries) {
            expect(index.query(filters, places)).toEqual(queryWithoutIndex(products, filters, places));
          }
        },
      ),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('is used for a long catalogue, with the same results for any filters and places', () => {
    fc.assert(
      fc.property(
        anyLongCatalogue,
        fc.array(fc.tuple(anyFilters, anyPlaces(LONG)), { minLength: 4 }),
        (products, all) => {
          const query = makeQueryCatalogue(products);
          for (const [filters, places] of all) {
            expect(query(filters, places)).toEqual(queryWithoutIndex(products, filters, places));
          }
        },
      ),
      { numRuns: 50 },
    );
  }, 60_000);

  it('is tested with filters that match some products, not only all or none', () => {
    const matches = fc
      .sample(fc.tuple(anyCatalogue, anyOfferedFilters), { numRuns: 300, seed: 1 })
      .map(([products, filters]) => {
        const count = buildCatalogueIndex(products).query(filters).products.length;
        return count === 0 ? 'none' : count === products.length ? 'all' : 'some';
      });
    expect(matches.filter((match) => match === 'some').length).toBeGreaterThan(50);
  });

  it('returns the same product objects, not copies', () => {
    fc.assert(
      fc.property(anyCatalogue, anyOfferedFilters, (products, filters) => {
        for (const product of buildCatalogueIndex(products).query(filters).products)
          expect(products).toContain(product);
      }),
    );
  });
});

/** The reference: the rules for filters and counts. */
function queryWithoutIndex(products: readonly Product[], filters: Filters, { from, count } = EVERY_PLACE) {
  const matching = filterCatalogue(products, filters);
  return {
    total: matching.length,
    products: matching.slice(from, from + count),
    facets: facetsOf(products, filters),
  };
}
