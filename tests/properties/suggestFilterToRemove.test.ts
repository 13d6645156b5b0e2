import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appliedFilters, filterParts, withoutPart } from '../../core/domain/catalogue/appliedFilters.ts';
import { filterCatalogue } from '../../core/domain/catalogue/filterCatalogue.ts';
import { queryOver } from '../../core/domain/catalogue/queryCatalogue.ts';
import { suggestFilterToRemove } from '../../core/domain/catalogue/suggestFilterToRemove.ts';
import { anyCatalogue, anyFilters } from './anyCatalogue.ts';

it('No part of any question frees more than the one that is named, and without a name none frees anything', () => {
  fc.assert(
    fc.property(anyCatalogue, anyFilters, (products, filters) => {
      const freed = filterParts
        .filter((part) => appliedFilters(filters).some((applied) => applied.part === part))
        .map((part) => filterCatalogue(products, withoutPart(filters, part)).length);
      const named = suggestFilterToRemove(queryOver(products), filters);
      expect(named?.count ?? 0).toBe(Math.max(0, ...freed));
    }),
    { numRuns: 500 },
  );
});
