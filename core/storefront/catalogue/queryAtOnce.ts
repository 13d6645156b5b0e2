import { firstOptionsOf } from '../../domain/catalogue/facets/firstOptions.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../domain/catalogue/largeCatalogue.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { EVERY_PLACE } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { ProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions.ts';
import type { ForQueryingProducts } from '../ports/catalogue/ForQueryingProducts.ts';

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
