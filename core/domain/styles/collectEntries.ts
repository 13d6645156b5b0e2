import { byTextFacet, type TextFacet, textFacets } from '../catalogue/facets/textFacets.ts';
import type { Product } from '../catalogue/Product.ts';
import type { PieceEntry } from '../catalogue/search/PieceEntry.ts';
import { styleIdOf } from './Style.ts';

/** What is compared of a product. */
export type SearchedProduct = Pick<
  Product,
  'key' | 'id' | 'name' | 'category' | 'categoryName' | 'influencer' | 'size' | 'discountedPrice'
> & { readonly style?: string | undefined };

type Growing = { -readonly [Field in keyof PieceEntry]: PieceEntry[Field] };

/**
 * Returns what collects the entries of a catalogue that is not held as a whole: of its products, one after the other in catalogue order.
 * Entries share what is the same in them.
 */
export function collectEntries() {
  const styles = new Map<string, Growing>();
  const shared = new Map<string, readonly string[]>();
  const share = (values: readonly string[]): readonly string[] => {
    const key = values.join('\n');
    const known = shared.get(key);
    if (known === undefined) shared.set(key, values);
    return known ?? values;
  };
  const valuesOf = (product: SearchedProduct) => (facet: TextFacet) => share(textFacets[facet].of(product));
  return {
    add(product: SearchedProduct): void {
      const { key, id, name, discountedPrice: price } = product;
      const style = styleIdOf(product);
      const piece = styles.get(style);
      if (piece === undefined) styles.set(style, { key, id, name, price, values: byTextFacet(valuesOf(product)) });
      else {
        piece.price = Math.min(piece.price, price);
        piece.values = { ...piece.values, sizes: share([...piece.values.sizes, product.size]) };
      }
    },
    /** Returns the entries of all pieces so far, in catalogue order. */
    entries: (): readonly PieceEntry[] => [...styles.values()],
  };
}
