import { distinctTexts } from '../text/distinctTexts.ts';
import type { Product } from './Product.ts';
import { byTextFacet, type TextFacet, textGroup } from './textFacets.ts';

/** The values that the filters offer, from the loaded products, each once. */
export type AllOptions = Readonly<Record<TextFacet, readonly string[]>>;

/** What every page may show of the catalogue. */
export type CatalogueOptions = AllOptions & {
  /** The first {@link FIRST_CREATORS} creators. */
  readonly influencers: readonly string[];
  /** How many creators there are. */
  readonly influencerCount: number;
};

/** How many creators are known without a question for more. */
export const FIRST_CREATORS = 24;

export function optionsOf(products: readonly Product[]): AllOptions {
  return byTextFacet((facet) => {
    const { of, order = [] } = textGroup(facet);
    return sortAs(order, distinctTexts(products.map(of)));
  });
}

export function firstOptionsOf(products: readonly Product[]): CatalogueOptions {
  const { influencers, ...options } = optionsOf(products);
  return { ...options, influencers: influencers.slice(0, FIRST_CREATORS), influencerCount: influencers.length };
}

/** Returns the values in this order, those that it does not have last. */
function sortAs(order: readonly string[], values: readonly string[]): readonly string[] {
  const rank = (value: string) => {
    const index = order.indexOf(value.toUpperCase());
    return index === -1 ? order.length : index;
  };
  return values.toSorted((one, other) => rank(one) - rank(other));
}
