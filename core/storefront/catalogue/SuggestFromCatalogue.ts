import type { Product } from '../../domain/catalogue/Product.ts';
import { buildSuggestions, type Suggest, type Suggestion } from '../../domain/catalogue/suggestions.ts';

/** Returns what the shop suggests while a shopper types a search text. */
export type SuggestFromCatalogue = (text: string, products: readonly Product[]) => Promise<readonly Suggestion[]>;

/** The index of a product list is built at its first text. */
export function makeSuggestFromCatalogue(): SuggestFromCatalogue {
  let last: { readonly products: readonly Product[]; readonly suggest: Suggest } | undefined;
  return async (text, products) => {
    if (last?.products !== products) last = { products, suggest: buildSuggestions(products) };
    return last.suggest(text);
  };
}
