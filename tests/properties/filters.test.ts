import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextFacet, textFacetNames } from '../../core/domain/catalogue/facets/textFacets.ts';
import { filterParts } from '../../core/domain/catalogue/filters/appliedFilters.ts';
import {
  resetFilters,
  searchFor,
  setCategories,
  sortBy,
  togglePriceBand,
  toggleValue,
} from '../../core/domain/catalogue/filters/changeFilters.ts';
import { type Filters, noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { makeQueryCatalogue } from '../../core/domain/catalogue/search/makeQueryCatalogue.ts';
import { anyCatalogue, anyFilters, anyValue } from './anyCatalogue.ts';
import { priceOf } from './plainRule.ts';

const GROUPS: readonly TextFacet[] = textFacetNames;
const anyGroup = fc.constantFrom(...GROUPS);
const filterCatalogue = (products: readonly Product[], filters: Filters) =>
  makeQueryCatalogue(products)(filters).products;
const keysOf = (products: readonly Product[]) => products.map(({ key }) => key);
const lowerCase = (values: readonly string[]) => values.map((value) => value.toLowerCase()).toSorted();

describe('For any catalogue and any filters', () => {
  it('the result is a subset of the catalogue, each product once, in catalogue order when unsorted', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        const shown = new Set(filterCatalogue(products, { ...filters, sort: undefined }));
        expect([...shown]).toEqual(products.filter((product) => shown.has(product)));
        expect(keysOf(filterCatalogue(products, filters)).toSorted()).toEqual(keysOf([...shown]).toSorted());
      }),
    );
  });

  it('filtering is idempotent', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        const shown = filterCatalogue(products, filters);
        expect(filterCatalogue(shown, filters)).toEqual(shown);
      }),
    );
  });

  it('groups combine with AND: a product matches when it matches each group alone', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        const alone = filterParts.map(
          (part) => new Set(filterCatalogue(products, { ...noFilters, [part]: filters[part] })),
        );
        const inAll = products.filter((product) => alone.every((shown) => shown.has(product)));
        expect(filterCatalogue(products, { ...filters, sort: undefined })).toEqual(inAll);
      }),
    );
  });

  it.each([...GROUPS, 'priceBands'] as const)(
    'values inside %s combine with OR: each adds the products that it matches alone',
    (group) => {
      fc.assert(
        fc.property(anyCatalogue, anyFilters, (products, filters) => {
          fc.pre(filters[group].length > 0);
          const shownByOne = filters[group].flatMap((value) =>
            filterCatalogue(products, { ...filters, [group]: [value] }),
          );
          expect(new Set(filterCatalogue(products, filters))).toEqual(new Set(shownByOne));
        }),
      );
    },
  );

  it('sorting orders by the lowest price of each piece, and equal prices keep their catalogue order', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, fc.constantFrom('lowToHigh', 'highToLow'), (products, filters, sort) => {
        const shown = filterCatalogue(products, { ...filters, sort });
        shown.slice(1).forEach((product, index) => {
          const before = shown[index] ?? product;
          const step = (priceOf(product) - priceOf(before)) * (sort === 'lowToHigh' ? 1 : -1);
          expect(step > 0 || (step === 0 && before.id < product.id)).toBe(true);
        });
      }),
    );
  });

  it('the count beside an option equals the result when it is the only chosen value of its group', () => {
    fc.assert(
      fc.property(anyCatalogue, anyFilters, (products, filters) => {
        const { facets } = makeQueryCatalogue(products)(filters);
        for (const group of GROUPS) {
          for (const { value, count } of facets[group]) {
            expect(filterCatalogue(products, { ...filters, [group]: [value] })).toHaveLength(count);
          }
        }
        for (const { band, count } of facets.priceBands) {
          expect(filterCatalogue(products, { ...filters, priceBands: [band] })).toHaveLength(count);
        }
      }),
    );
  });
});

describe('For any filters', () => {
  it('toggling a value twice, in any case, restores the chosen values', () => {
    fc.assert(
      fc.property(anyGroup, anyValue, fc.array(anyValue, { maxLength: 6 }), (group, value, toggled) => {
        const chosen = toggled.reduce((filters, other) => toggleValue(filters, group, other), noFilters);
        const twice = toggleValue(toggleValue(chosen, group, value), group, value.toLowerCase());
        expect(lowerCase(twice[group])).toEqual(lowerCase(chosen[group]));
        expect({ ...twice, [group]: [] }).toEqual({ ...chosen, [group]: [] });
      }),
    );
  });

  it('toggling a price band twice restores the chosen bands', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...priceBands), (filters, { min, max }) => {
        fc.pre(filters.priceBands.every((band) => band.min !== min || band.max === max));
        fc.pre(filters.priceBands.filter((band) => band.min === min).length <= 1);
        const byMin = (one: { min: number }, other: { min: number }) => one.min - other.min;
        const twice = togglePriceBand(togglePriceBand(filters, { min, max }), { min, max });
        expect(twice.priceBands.toSorted(byMin)).toEqual(filters.priceBands.toSorted(byMin));
      }),
    );
  });

  it('reset keeps only the search text', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(resetFilters(filters)).toEqual({ ...noFilters, search: filters.search });
      }),
    );
  });

  it('each change sets its own part only and does not mutate the filters', () => {
    fc.assert(
      fc.property(anyFilters, anyGroup, anyValue, (filters, group, value) => {
        const before = structuredClone(filters);
        expect({ ...toggleValue(filters, group, value), [group]: filters[group] }).toEqual(filters);
        expect({ ...togglePriceBand(filters, { min: 1, max: 2 }), priceBands: filters.priceBands }).toEqual(filters);
        expect({ ...setCategories(filters, [value]), categories: filters.categories }).toEqual(filters);
        expect({ ...sortBy(filters, 'lowToHigh'), sort: filters.sort }).toEqual(filters);
        expect({ ...searchFor(filters, value), search: filters.search }).toEqual(filters);
        expect(filters).toEqual(before);
      }),
    );
  });
});
