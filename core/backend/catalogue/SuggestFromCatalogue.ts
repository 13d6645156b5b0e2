import type { Product } from '../../domain/catalogue/Product.ts';
import { buildSuggestions, type Suggest, type Suggestion } from '../../domain/catalogue/suggestions.ts';
import type { ListProducts } from './CatalogueCache.ts';

/** Resolves with what the shop suggests while a shopper types a search text. */
export type SuggestFromCatalogue = (text: string) => Promise<readonly Suggestion[]>;

/** The products are indexed once for each catalogue, with the first text. */
export function makeSuggestFromCatalogue({
  listProducts,
}: {
  readonly listProducts: ListProducts;
}): SuggestFromCatalogue {
  let indexed: { readonly products: readonly Product[]; readonly suggest: Suggest } | undefined;
  return async (text) => {
    const { products } = await listProducts();
    if (indexed?.products !== products) indexed = { products, suggest: buildSuggestions(products) };
    return indexed.suggest(text);
  };
}
