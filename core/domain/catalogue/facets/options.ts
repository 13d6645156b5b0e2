import { distinctTexts } from '../../text/distinctTexts.ts';
import type { Product } from '../Product.ts';
import { byTextFacet, type TextFacet, textFacets } from './textFacets.ts';

/** The values that the filters offer, from the loaded products, each once. */
export type AllOptions = Readonly<Record<TextFacet, readonly string[]>>;

/** From small to large. */
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export function optionsOf(products: readonly Product[]): AllOptions {
  return byTextFacet((facet) => {
    const values = distinctTexts(products.flatMap(textFacets[facet].of));
    // Those of the other groups are offered in the order of the catalogue.
    return facet === 'sizes' ? sortSizes(values, (value) => value) : values;
  });
}

/** Returns the values by their sizes from small to large, those of other sizes last. */
export function sortSizes<Value>(values: readonly Value[], sizeOf: (value: Value) => string): readonly Value[] {
  const rank = (value: Value) => {
    const index = SIZES.indexOf(sizeOf(value).toUpperCase());
    return index === -1 ? SIZES.length : index;
  };
  return values.toSorted((one, other) => rank(one) - rank(other));
}
