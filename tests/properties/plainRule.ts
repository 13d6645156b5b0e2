import { EVERY_PLACE, type QueryCatalogue } from '../../core/domain/catalogue/CatalogueResult.ts';
import type { Filters, PriceBand } from '../../core/domain/catalogue/Filters.ts';
import type { Facets, OptionCount } from '../../core/domain/catalogue/facets.ts';
import { optionsOf } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { priceBands } from '../../core/domain/catalogue/priceBands.ts';
import type { ShownFacets } from '../../core/domain/catalogue/shownFacets.ts';
import { byTextFacet, type TextFacet, textFacetNames, textFacets } from '../../core/domain/catalogue/textFacets.ts';
import { foldText } from '../../core/domain/text/foldText.ts';

/** The rules of the catalogue as plainly as they can be said. The searches of the core are compared with them. */

/** Returns the products that match every filter, in the chosen order. */
export function filterCatalogue(products: readonly Product[], filters: Filters): readonly Product[] {
  const { search, sort } = filters;
  const matching = products.filter(
    (product) =>
      product.name.toLowerCase().includes(search.toLowerCase()) &&
      textFacetNames.every((facet) => matchesAnyOf(textFacets[facet].of(product), filters[facet])) &&
      (filters.priceBands.length === 0 || filters.priceBands.some((band) => isWithin(product, band))),
  );
  if (sort === undefined) return matching;
  const sign = sort === 'lowToHigh' ? 1 : -1;
  return matching.toSorted((one, other) => sign * (one.discountedPrice - other.discountedPrice));
}

/** Returns the counts beside every option. */
export function facetsOf(products: readonly Product[], filters: Filters): Facets {
  const options = optionsOf(products);
  const without = (group: TextFacet | 'priceBands') => filterCatalogue(products, { ...filters, [group]: [] });
  const count = (values: readonly string[], matching: readonly Product[], textOf: (product: Product) => string) =>
    values.map((value) => ({
      value,
      count: matching.filter((product) => textOf(product).toLowerCase() === value.toLowerCase()).length,
    }));
  return {
    ...byTextFacet((facet) => count(options[facet], without(facet), textFacets[facet].of)),
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

/** Returns at most `limit` other products of the same creator, those of the same category first. */
export function moreFromCreator(products: readonly Product[], product: Product, limit: number): readonly Product[] {
  const others = products.filter(
    ({ key, influencer }) => key !== product.key && matchesAnyOf(influencer, [product.influencer]),
  );
  const isSameCategory = ({ category }: Product) => matchesAnyOf(category, [product.category]);
  return [...others.filter(isSameCategory), ...others.filter((other) => !isSameCategory(other))].slice(0, limit);
}

/** Whether the chosen values include the value, ignoring case. Without chosen values everything matches. */
function matchesAnyOf(value: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((other) => other.toLowerCase() === value.toLowerCase());
}

function isWithin({ discountedPrice }: Product, { min, max }: PriceBand): boolean {
  return min <= discountedPrice && discountedPrice <= max;
}
