import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexProducts } from '../../core/backend/search/testing/indexProducts.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';
import type { Product, ProductSize } from '../../core/domain/catalogue/Product.ts';
import type { QueryCatalogue } from '../../core/domain/catalogue/search/CatalogueResult.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/search/makeQueryCatalogue.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';
import { plainQuery } from './plainRule.ts';

const LONG = 1_800;

const anyPlaces = (most: number) => fc.option(fc.record({ from: fc.nat(most), count: fc.nat(70) }), { nil: undefined });

/** The index knows the price bands that the shop offers. */
const anyOfferedFilters = anyFilters.map((filters) => ({
  ...filters,
  priceBands: filters.priceBands.filter((band) =>
    priceBands.some(({ min, max }) => band.min === min && band.max === max),
  ),
}));

/** The products of a short catalogue many times, as those of a shop are. */
const anyLongCatalogue = anyCatalogue
  .filter((products) => products.length > 0)
  .map((products) =>
    Array.from({ length: Math.ceil(LONG / products.length) }, (_, round) =>
      products.map((product) => {
        const again = ({ key, id }: ProductSize) => ({ key: `${key}-${round}`, id: round * products.length + id });
        return { ...product, ...again(product), sizes: product.sizes?.map((size) => ({ ...size, ...again(size) })) };
      }),
    ).flat(),
  );

const searches: readonly (readonly [string, (products: readonly Product[]) => QueryCatalogue, typeof anyFilters])[] = [
  ['The query of the device', makeQueryCatalogue, anyFilters],
  ['The index of the back-end', indexProducts, anyOfferedFilters],
];

describe.each(searches)('%s', (_name, makeQuery, anyAsked) => {
  it('returns the same as the rules, for any catalogue and any sequence of filters', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(fc.tuple(anyAsked, anyPlaces(70)), { minLength: 1, maxLength: 4 }),
        (products, queries) => {
          const query = makeQuery(products);
          const plain = plainQuery(products);
          for (const [filters, places] of queries) expect(query(filters, places)).toEqual(plain(filters, places));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('returns the same as the rules for a long catalogue, any filters and any places', () => {
    fc.assert(
      fc.property(
        anyLongCatalogue,
        fc.array(fc.tuple(anyAsked, anyPlaces(LONG)), { minLength: 4 }),
        (products, all) => {
          const query = makeQuery(products);
          const plain = plainQuery(products);
          for (const [filters, places] of all) expect(query(filters, places)).toEqual(plain(filters, places));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is tested with filters that match some products, not only all or none', () => {
    const matches = fc
      .sample(fc.tuple(anyCatalogue, anyAsked), { numRuns: 300, seed: 1 })
      .map(([products, filters]) => {
        const count = makeQuery(products)(filters).total;
        return count === 0 ? 'none' : count === products.length ? 'all' : 'some';
      });
    expect(matches.filter((match) => match === 'some').length).toBeGreaterThan(50);
  });

  it('returns the same product objects, not copies', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAsked, (products, filters) => {
        for (const product of makeQuery(products)(filters).products) expect(products).toContain(product);
      }),
    );
  });
});
