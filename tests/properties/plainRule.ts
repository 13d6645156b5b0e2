import type { Facets, OptionCount } from '../../core/domain/catalogue/facets/facets.ts';
import { optionsOf } from '../../core/domain/catalogue/facets/options.ts';
import type { ShownFacets } from '../../core/domain/catalogue/facets/shownFacets.ts';
import { byTextFacet, type TextFacet, textFacetNames } from '../../core/domain/catalogue/facets/textFacets.ts';
import { type Filters, noFilters, type PriceBand } from '../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { EVERY_PLACE, type QueryCatalogue } from '../../core/domain/catalogue/search/CatalogueResult.ts';
import { entryOf } from '../../core/domain/catalogue/search/PieceEntry.ts';
import { foldText } from '../../core/domain/text/foldText.ts';

/** The rules of the catalogue as plainly as they can be said. The searches of the core are compared with them. */

/** Returns the pieces that match every filter, each by its first product, in the chosen order. */
export function filterCatalogue(products: readonly Product[], filters: Filters): readonly Product[] {
  const { search, sort } = filters;
  const matching = products.filter(
    (product) =>
      (product.sizes === undefined || product.sizes[0]?.key === product.key) &&
      product.name.toLowerCase().includes(search.toLowerCase()) &&
      textFacetNames.every((facet) => matchesAnyOf(valuesOf(product, facet), filters[facet])) &&
      (filters.priceBands.length === 0 || filters.priceBands.some((band) => isWithin(product, band))),
  );
  if (sort === undefined) return matching;
  const sign = sort === 'lowToHigh' ? 1 : -1;
  return matching.toSorted((one, other) => sign * (priceOf(one) - priceOf(other)));
}

/** Returns the counts beside every option. */
export function facetsOf(products: readonly Product[], filters: Filters): Facets {
  const options = optionsOf(products.map(entryOf));
  const without = (group: TextFacet | 'priceBands') => filterCatalogue(products, { ...filters, [group]: [] });
  const count = (facet: TextFacet) =>
    options[facet].map((value) => ({
      value,
      count: without(facet).filter((product) => matchesAnyOf(valuesOf(product, facet), [value])).length,
    }));
  return {
    ...byTextFacet(count),
    priceBands: priceBands.map(({ min, max }) => ({
      band: { min, max },
      count: without('priceBands').filter((product) => isWithin(product, { min, max })).length,
    })),
  };
}

/** Returns the counts of the creators that a listing shows: the chosen ones, and those which fewer than eight others come before. */
export function shownByRule({ influencers, ...facets }: Facets, filters: Filters): ShownFacets {
  const isShown = ({ value, count }: OptionCount, at: number) =>
    influencers.filter((other, place) => other.count > count || (other.count === count && place < at)).length < 8 ||
    filters.influencers.some((chosen) => chosen.toLowerCase() === value.toLowerCase());
  return { ...facets, influencers: influencers.filter(isShown), influencerCount: influencers.length };
}

/** Returns the creators whose handles contain the text: first those that begin with it, then those with a word that does. */
export function creatorsByRule(products: readonly Product[], text: string, filters: Filters): readonly OptionCount[] {
  const wanted = foldText(text);
  const rankOf = ({ value }: OptionCount) => {
    const handle = foldText(value);
    return handle.startsWith(wanted) ? 0 : handle.includes(` ${wanted}`) ? 1 : handle.includes(wanted) ? 2 : 3;
  };
  const found = facetsOf(products, filters).influencers.filter((creator) => rankOf(creator) < 3);
  return wanted === '' ? found : found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Returns a query that follows the rules. */
export function plainQuery(products: readonly Product[]): QueryCatalogue {
  return (filters, { from, count } = EVERY_PLACE) => {
    const matching = filterCatalogue(products, filters);
    return {
      total: matching.length,
      products: matching.slice(from, from + count),
      facets: facetsOf(products, filters),
    };
  };
}

/** Returns at most `limit` other pieces: those of the same creator, those of the same category first, then others of the category. */
export function moreLike(products: readonly Product[], product: Product, limit: number): readonly Product[] {
  const first = product.sizes?.[0] ?? product;
  const isOther = ({ key }: Product) => key !== first.key;
  const ofCategory = filterCatalogue(products, { ...noFilters, categories: [product.category] });
  const ofCreator = filterCatalogue(products, { ...noFilters, influencers: [product.influencer] }).filter(isOther);
  const both = ofCreator.filter((other) => ofCategory.includes(other));
  const known = new Set([...both, ...ofCreator]);
  const count = limit + known.size + 1;
  const from = Math.min(first.id % ofCategory.length, Math.max(ofCategory.length - count, 0));
  return [...new Set([...known, ...ofCategory.slice(from, from + count).filter(isOther)])].slice(0, limit);
}

/** What a piece has of a group: every size in which it is sold. */
function valuesOf({ category, categoryName, influencer, size, sizes }: Product, facet: TextFacet): readonly string[] {
  const values = {
    categories: [category],
    influencers: [influencer],
    sizes: sizes?.map((each) => each.size) ?? [size],
    people: categoryName === '' ? [] : [categoryName.replace("'s", '')],
  };
  return values[facet];
}

/** Returns the lowest price of a piece, in paise. */
export function priceOf({ discountedPrice, sizes }: Product): number {
  return sizes === undefined ? discountedPrice : Math.min(...sizes.map((size) => size.discountedPrice));
}

/** Whether the chosen values include one of these, ignoring case. Without chosen values everything matches. */
function matchesAnyOf(values: readonly string[], chosen: readonly string[]): boolean {
  const lower = values.map((value) => value.toLowerCase());
  return chosen.length === 0 || chosen.some((other) => lower.includes(other.toLowerCase()));
}

function isWithin(product: Product, { min, max }: PriceBand): boolean {
  return min <= priceOf(product) && priceOf(product) <= max;
}
