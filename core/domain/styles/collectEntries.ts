import { byTextFacet, type TextFacet, textFacetNames, textFacets } from '../catalogue/facets/textFacets.ts';
import type { Product } from '../catalogue/Product.ts';
import { makePieceEntries, type PieceEntries } from '../catalogue/search/PieceEntries.ts';
import { growingFloats, growingIntegers } from '../lists/GrowingColumn.ts';
import { makeNumbering } from '../lists/numbering.ts';
import type { Paise } from '../money/Paise.ts';
import { startJoining } from '../text/JoinedTexts.ts';
import { styleIdOf } from './Style.ts';

/** What is compared of products of one style: of the first its key, id, name and kind, of all their sizes and prices. */
export type SearchedProducts = Pick<Product, 'key' | 'id' | 'name' | 'category' | 'categoryName' | 'influencer'> & {
  /** See `styleIdOf`. */
  readonly style: string;
  readonly sizes: readonly string[];
  /** In paise. */
  readonly prices: readonly Paise[];
};

/** Returns what is compared of one product. */
export function searchedProduct(product: Product & { readonly style?: string | undefined }): SearchedProducts {
  const { key, id, name, category, categoryName, influencer, size, discountedPrice } = product;
  const style = styleIdOf(product);
  return { key, id, name, category, categoryName, influencer, style, sizes: [size], prices: [discountedPrice] };
}

/** Returns what collects the entries of a catalogue. Products of a style may come at once or one after the other, in catalogue order. */
export function collectEntries() {
  const pieceOf = new Map<string, number>();
  const [keys, names] = [startJoining(), startJoining()];
  const [ids, prices] = [growingFloats(), growingFloats()];
  const lists = byTextFacet(() => makeNumbering<string, readonly string[]>());
  const listOf = byTextFacet(growingIntegers);
  const numberOf = (facet: TextFacet, list: readonly string[]) =>
    lists[facet].numberOf(JSON.stringify(list), () => list);
  return {
    add(products: SearchedProducts): void {
      const { key, id, name, category, categoryName, influencer, style, sizes } = products;
      const price = Math.min(...products.prices);
      const piece = pieceOf.get(style);
      if (piece !== undefined) {
        prices.set(piece, Math.min(prices.at(piece), price));
        const known = lists.sizes.values[listOf.sizes.at(piece)] ?? [];
        listOf.sizes.set(piece, numberOf('sizes', [...known, ...sizes]));
        return;
      }
      pieceOf.set(style, pieceOf.size);
      keys.add(key);
      ids.push(id);
      names.add(name.toLowerCase());
      prices.push(price);
      const grouped = { category, categoryName, influencer, size: '', sizes: sizes.map((size) => ({ size })) };
      for (const facet of textFacetNames) listOf[facet].push(numberOf(facet, textFacets[facet].of(grouped)));
    },
    /** Returns the entries of all pieces so far. */
    entries: (): PieceEntries =>
      makePieceEntries({
        ...{ keys: keys.join(), ids: ids.numbers(), names: names.join(), prices: prices.numbers() },
        values: byTextFacet((facet) => ({ lists: lists[facet].values, listOf: listOf[facet].numbers() })),
      }),
  };
}
