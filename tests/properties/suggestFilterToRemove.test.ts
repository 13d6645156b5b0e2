import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appliedFilters, filterParts, withoutPart } from '../../core/domain/catalogue/filters/appliedFilters.ts';
import { suggestFilterToRemove } from '../../core/domain/catalogue/filters/suggestFilterToRemove.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/search/makeQueryCatalogue.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';
import { filterCatalogue } from './plainRule.ts';

it('The suggested filter shows the most products when removed; without a suggestion no removal shows any', () => {
  fc.assert(
    fc.property(anyCatalogue, anyFilters, (products, filters) => {
      const counts = filterParts
        .filter((part) => appliedFilters(filters).some((applied) => applied.part === part))
        .map((part) => filterCatalogue(products, withoutPart(filters, part)).length);
      const suggestion = suggestFilterToRemove(makeQueryCatalogue(products), filters);
      expect(suggestion?.count ?? 0).toBe(Math.max(0, ...counts));
    }),
    { numRuns: 500 },
  );
});
