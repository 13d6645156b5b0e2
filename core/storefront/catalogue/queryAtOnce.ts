import { firstOptionsIn } from '../../domain/catalogue/facets/firstOptions.ts';
import { numericId } from '../../domain/catalogue/findProduct.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../domain/catalogue/largeCatalogue.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { mapPage } from '../../domain/catalogue/search/CataloguePage.ts';
import { EVERY_PLACE } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { PieceEntry } from '../../domain/catalogue/search/PieceEntry.ts';
import type { ProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions, mapSuggestions } from '../../domain/catalogue/search/suggestions.ts';
import type { ForQueryingProducts } from '../ports/catalogue/ForQueryingProducts.ts';

/** The listed products that are there. */
export type KnownProducts = {
  withKey(key: string): Product | undefined;
  withId(id: number): Product | undefined;
};

/** `count` is how many products are listed. */
type Parts = { readonly search: ProductSearch<PieceEntry>; readonly count: number; readonly products: KnownProducts };

/** Queries products that are there with their search, as on the server. It answers at once, and as the browser is answered. */
export function queryAtOnce({ search, count, products }: Parts): ForQueryingProducts {
  const isLarge = count > MOST_PRODUCTS_ON_DEVICE;
  const productsOf = (entries: readonly PieceEntry[]) => entries.flatMap(({ key }) => products.withKey(key) ?? []);
  return {
    options: () => firstOptionsIn(search),
    query: (filters, places) => mapPage(search.page(filters, isLarge ? places : EVERY_PLACE), productsOf),
    product(wanted) {
      if ('key' in wanted) return products.withKey(wanted.key);
      const id = numericId(wanted.id);
      return id === undefined ? undefined : products.withId(id);
    },
    moreLike: (product, limit) => productsOf(search.moreLike(product, limit)),
    renew: () => false,
    creators: search.creators,
    // No page asks for suggestions while it is rendered: an index of them would be kept for nothing.
    suggest: (text) => mapSuggestions(buildSuggestions(search)(text), productsOf),
  };
}
