import { EVERY_PLACE } from '../../domain/catalogue/CatalogueResult.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import { firstOptionsOf } from '../../domain/catalogue/firstOptions.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../domain/catalogue/largeCatalogue.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { ProductSearch } from '../../domain/catalogue/ProductSearch.ts';
import { buildSuggestions } from '../../domain/catalogue/suggestions.ts';
import type { ForQueryingProducts } from '../ports/ForQueryingProducts.ts';

type Parts = { readonly products: readonly Product[]; readonly search: ProductSearch };

/** Queries products that are there with their search, as on the server. It answers at once, and as the browser is answered. */
export function queryAtOnce({ products, search }: Parts): ForQueryingProducts {
  const isLarge = products.length > MOST_PRODUCTS_ON_DEVICE;
  return {
    options: () => firstOptionsOf(products),
    query: (filters, places) => search.page(filters, isLarge ? places : EVERY_PLACE),
    product: (wanted) => findProduct(products, wanted),
    moreLike: search.moreLike,
    renew: () => false,
    creators: search.creators,
    // No page asks for suggestions while it is rendered: an index of them would be kept for nothing.
    suggest: (text) => buildSuggestions(search)(text),
  };
}
