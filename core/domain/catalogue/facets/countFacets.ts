import type { FilterPart } from '../filters/appliedFilters.ts';
import type { Filters } from '../filters/Filters.ts';
import { priceBands } from '../filters/priceBands.ts';
import type { PieceEntry } from '../search/PieceEntry.ts';
import type { Facets } from './facets.ts';
import { bandIndex, facetTexts, isWithin } from './facetValues.ts';
import { type AllOptions, optionsOf } from './options.ts';
import { byTextFacet, type TextFacet, textFacetNames } from './textFacets.ts';

/** Filters pieces one by one, and counts them beside the options on the way. */
export type FacetCounts = {
  /** Counts `count` pieces with the options of the piece at this index. Returns whether they match all filters. */
  add(index: number, count: number): boolean;
  facets(): Facets;
};

/** A part of the filters. Its values combine with OR, the parts with AND. */
type Part = {
  readonly name: FilterPart;
  /** The options of each piece, from 1 on; 0 for none. */
  readonly optionsAt: readonly (readonly number[])[];
  /** Returns whether the piece at an index matches one of the chosen values. */
  readonly matching: (filters: Filters) => (index: number) => boolean;
};

/**
 * Reads what the filters compare of these pieces once, in lower case. Returns a function that starts a count.
 * @param names Those of the pieces, in lower case; needed for filters with a text only.
 */
export function readFacets(pieces: readonly PieceEntry[], names: readonly string[]): (filters: Filters) => FacetCounts {
  const options = optionsOf(pieces);
  const parts: readonly Part[] = [searchPart(names), ...textParts(pieces, options), bandPart(pieces)];
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
  const all = parts.map(({ name, optionsAt, matching }) => ({
    ...{ name, optionsAt, matches: matching(filters), counts: countsOf[name] },
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
    for (const { counts, optionsAt } of failed === undefined ? all : [failed]) {
      for (const option of optionsAt[index] ?? []) counts[option] = (counts[option] ?? 0) + count;
    }
    return failed === undefined;
  };
}

function searchPart(names: readonly string[]): Part {
  return {
    ...{ name: 'search', optionsAt: [] },
    matching: ({ search }) => {
      const text = search.toLowerCase();
      return (index) => names[index]?.includes(text) === true;
    },
  };
}

function textParts(pieces: readonly PieceEntry[], options: AllOptions): readonly Part[] {
  return textFacetNames.map((name) => textPart(pieces, name, options[name]));
}

function textPart(pieces: readonly PieceEntry[], name: TextFacet, values: readonly string[]): Part {
  const optionByText = new Map(values.map((value, index) => [value.toLowerCase(), index + 1]));
  const optionsAt = optionsOfEach(pieces, name, optionByText);
  return {
    ...{ name, optionsAt },
    matching: (filters) => {
      const chosen = filters[name].map((value) => optionByText.get(value.toLowerCase()));
      return (index) => optionsAt[index]?.some((option) => chosen.includes(option)) === true;
    },
  };
}

/** Returns the options of each piece: the same list for pieces with the same ones. */
function optionsOfEach(
  pieces: readonly PieceEntry[],
  name: TextFacet,
  optionByText: ReadonlyMap<string, number>,
): readonly (readonly number[])[] {
  const known = new Map<string, readonly number[]>();
  return pieces.map((piece) => {
    const texts = facetTexts(piece, name);
    const key = texts.join('\n');
    const options = known.get(key) ?? texts.map((text) => optionByText.get(text) ?? 0);
    known.set(key, options);
    return options;
  });
}

function bandPart(pieces: readonly PieceEntry[]): Part {
  const prices = Float64Array.from(pieces, ({ price }) => price);
  const options = Array.from({ length: priceBands.length + 1 }, (_, option) => [option]);
  return {
    ...{ name: 'priceBands', optionsAt: Array.from(prices, (price) => options[bandIndex(price) + 1] ?? []) },
    matching: (filters) => (index) => filters.priceBands.some((band) => isWithin(prices[index] ?? 0, band)),
  };
}
