import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../../core/domain/catalogue/CatalogueIndex.ts';
import { queryOver } from '../../core/domain/catalogue/queryCatalogue.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

describe('The index over a large catalogue answers exactly what the plain rule answers', () => {
  it('for any catalogue and any questions, one after another', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.array(anyFilters, { minLength: 1, maxLength: 4 }), (products, questions) => {
        const index = buildCatalogueIndex(products);
        const rule = queryOver(products);
        for (const filters of questions) expect(index.query(filters)).toEqual(rule(filters));
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('and asks questions that leave some products and take some away, not only all or nothing', () => {
    const shares = fc
      .sample(fc.tuple(anyCatalogue, anyFilters), { numRuns: 300, seed: 1 })
      .map(([products, filters]) => {
        const left = buildCatalogueIndex(products).query(filters).products.length;
        return left === 0 ? 'none' : left === products.length ? 'all' : 'some';
      });
    expect(shares.filter((share) => share === 'some').length).toBeGreaterThan(50);
  });

  it('and hands the products themselves out, not copies', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        for (const product of buildCatalogueIndex(products).query(filters).products)
          expect(products).toContain(product);
      }),
    );
  });
});
