import { distinctTexts } from '../text/distinctTexts.ts';
import type { Product } from './Product.ts';
import { byTextFacet, type TextFacet, textFacets } from './textFacets.ts';

/** The values that the filters offer, from the loaded products, each once. */
export type AllOptions = Readonly<Record<TextFacet, readonly string[]>>;

/** The order in which the values of a group are offered, others after them; without one, it is that of the catalogue. */
const ORDERS: Partial<Record<TextFacet, readonly string[]>> = { sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] };

export function optionsOf(products: readonly Product[]): AllOptions {
  return byTextFacet((facet) => {
    const values = distinctTexts(products.map(textFacets[facet].of));
    return sortAs(ORDERS[facet] ?? [], values);
  });
}

/** Returns the values in this order, those that it does not have last. */
function sortAs(order: readonly string[], values: readonly string[]): readonly string[] {
  const rank = (value: string) => {
    const index = order.indexOf(value.toUpperCase());
    return index === -1 ? order.length : index;
  };
  return values.toSorted((one, other) => rank(one) - rank(other));
}
