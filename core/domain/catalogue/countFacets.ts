import type { FilterPart } from './appliedFilters.ts';
import type { Filters } from './Filters.ts';
import type { Facets } from './facets.ts';
import { bandIndex, facetText, isWithin } from './facetValues.ts';
import { optionsOf } from './options.ts';
import type { Product } from './Product.ts';
import { priceBands } from './priceBands.ts';
import { byTextFacet, type TextFacet, textFacetNames } from './textFacets.ts';

/** Filters products one by one, and counts them beside the options on the way. */
export type FacetCounts = {
  /** Counts `count` products with the options of the product at this index. Returns whether they match all filters. */
  add(index: number, count: number): boolean;
  facets(): Facets;
};

/** A part of the filters. Its values combine with OR, the parts with AND. */
type Part = {
  readonly name: FilterPart;
  /** The option of each product, from 1 on; 0 without one. */
  readonly optionOf: Uint32Array;
  /** Returns whether the product at an index matches one of the chosen values. */
  readonly matching: (filters: Filters) => (index: number) => boolean;
};

/** Reads what the filters compare of these products once, in lower case. Returns a function that starts a count. */
export function readFacets(products: readonly Product[]): (filters: Filters) => FacetCounts {
  const options = optionsOf(products);
  const texts = textFacetNames.map((name) => textPart(products, name, options[name]));
  const parts: readonly Part[] = [searchPart(products), ...texts, bandPart(products)];
  const noCounts = (values: readonly unknown[]) => new Uint32Array(values.length + 1);
  return (filters) => {
    const counts = {
      ...byTextFacet((name) => noCounts(options[name])),
      ...{ search: new Uint32Array(1), priceBands: noCounts(priceBands) },
    };
    const add = startAdding(parts, filters, counts);
    const textCounts = (name: TextFacet) =>
      options[name].map((value, at) => ({ value, count: counts[name][at + 1] ?? 0 }));
    const facets = () => ({
      ...byTextFacet(textCounts),
      priceBands: priceBands.map(({ min, max }, at) => ({ band: { min, max }, count: counts.priceBands[at + 1] ?? 0 })),
    });
    return { add, facets };
  };
}

function startAdding(
  parts: readonly Part[],
  filters: Filters,
  countsOf: Readonly<Record<FilterPart, Uint32Array>>,
): FacetCounts['add'] {
  const all = parts.map(({ name, optionOf, matching }) => ({
    ...{ name, optionOf, matches: matching(filters), counts: countsOf[name] },
  }));
  const chosen = all.filter(({ name }) => filters[name].length > 0);
  return (index, count) => {
    let failed: (typeof all)[number] | undefined;
    for (const part of chosen) {
      if (part.matches(index)) continue;
      if (failed !== undefined) return false;
      failed = part;
    }
    // What fails one part only counts for the options of that part, which do not depend on its chosen values.
    for (const { counts, optionOf } of failed === undefined ? all : [failed]) {
      const option = optionOf[index] ?? 0;
      counts[option] = (counts[option] ?? 0) + count;
    }
    return failed === undefined;
  };
}

function searchPart(products: readonly Product[]): Part {
  const names = products.map(({ name }) => name.toLowerCase());
  return {
    ...{ name: 'search', optionOf: new Uint32Array(products.length) },
    matching: ({ search }) => {
      const text = search.toLowerCase();
      return (index) => names[index]?.includes(text) === true;
    },
  };
}

function textPart(products: readonly Product[], name: TextFacet, values: readonly string[]): Part {
  const optionByText = new Map(values.map((value, index) => [value.toLowerCase(), index + 1]));
  const optionOf = Uint32Array.from(products, (product) => optionByText.get(facetText(product, name)) ?? 0);
  return {
    ...{ name, optionOf },
    matching: (filters) => {
      const chosen = filters[name].map((value) => optionByText.get(value.toLowerCase()));
      return (index) => chosen.includes(optionOf[index]);
    },
  };
}

function bandPart(products: readonly Product[]): Part {
  const prices = Float64Array.from(products, ({ discountedPrice }) => discountedPrice);
  return {
    ...{ name: 'priceBands', optionOf: Uint32Array.from(prices, (price) => bandIndex(price) + 1) },
    matching: (filters) => (index) => filters.priceBands.some((band) => isWithin(prices[index] ?? 0, band)),
  };
}
