import { firstOptionsOf } from '../../core/domain/catalogue/facets/firstOptions.ts';
import { findProduct } from '../../core/domain/catalogue/findProduct.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { makeProductSearch } from '../../core/domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../core/domain/catalogue/search/suggestions.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/catalogue/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's catalogue, which returns all products or is asked for each part. */
export function memoryCatalogue(backEnd: MemoryBackEnd): ForObtainingProducts & ForQueryingProducts {
  const ask = <Value>(read: (products: readonly Product[]) => Value) =>
    backEnd.perform('products', () => read(backEnd.products));
  return {
    catalogue: () => ask((products) => ({ products: [...products] })),
    options: () => ask(firstOptionsOf),
    query: (filters, places) => ask((products) => makeProductSearch({ products }).page(filters, places)),
    product: (wanted) => ask((products) => findProduct(products, wanted)),
    moreLike: (product, limit) => ask((products) => makeProductSearch({ products }).moreLike(product, limit)),
    renew: () => ask(() => true),
    creators: (text, filters, places) =>
      ask((products) => makeProductSearch({ products }).creators(text, filters, places)),
    suggest: (text) => ask((products) => buildSuggestions(makeProductSearch({ products }))(text)),
  };
}
