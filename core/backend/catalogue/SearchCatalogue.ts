import type { CreatorPage } from '../../domain/catalogue/CreatorPage.ts';
import { type CatalogueOptions, firstOptionsOf } from '../../domain/catalogue/facets/firstOptions.ts';
import type { Filters } from '../../domain/catalogue/filters/Filters.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { CataloguePage } from '../../domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../domain/catalogue/search/CatalogueResult.ts';
import { type ProductSearch, searchWith } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions, type Suggest, type Suggestion } from '../../domain/catalogue/search/suggestions.ts';
import { piecesOf } from '../../domain/catalogue/sizes.ts';
import { indexProducts } from '../search/indexProducts.ts';
import type { Versioned } from './CatalogueCache.ts';

/** The listed products with their search, which answers at once. */
export type SearchedCatalogue = Versioned & { readonly search: ProductSearch };

/** The searches of the listed products. */
export type SearchCatalogue = {
  /** Resolves with what all answers are taken from until the next import. */
  current(): Promise<SearchedCatalogue>;
  /** Resolves with the values that the filters offer, of the creators the first ones. */
  options(): Promise<CatalogueOptions>;
  /** Resolves with the products at these places of the filters' result. */
  page(filters: Filters, places: Places): Promise<CataloguePage>;
  /** Resolves with the product that has this numeric id. */
  product(id: string): Promise<Product | 'unknown-product'>;
  /** Resolves with at most `limit` other pieces that are like that product: see `ProductSearch`. */
  moreLike(id: string, limit: number): Promise<readonly Product[] | 'unknown-product'>;
  /** Resolves with the creators whose handles contain the text, the best matches first. */
  creators(text: string, filters: Filters, places: Places): Promise<CreatorPage>;
  /** Resolves with what the shop suggests while a shopper types a search text. */
  suggest(text: string): Promise<readonly Suggestion[]>;
};

type Ports = { readonly listProducts: () => Promise<Versioned> };

/** The products are indexed once for each catalogue, with the first call. */
export function makeSearchCatalogue({ listProducts }: Ports): SearchCatalogue {
  let indexed: (SearchedCatalogue & { readonly suggest: Suggest }) | undefined;
  const current = async () => {
    const { products, version, synonyms } = await listProducts();
    if (indexed?.products !== products) {
      const search = searchWith({ pieces: piecesOf(products), synonyms }, indexProducts(products));
      // Its words are read now, so that the first search that finds nothing does not wait for them.
      search.read('');
      indexed = { products, version, search, suggest: buildSuggestions(search) };
    }
    return indexed;
  };
  const product = async (id: string) => findProduct((await current()).products, { id }) ?? 'unknown-product';
  return {
    current,
    options: async () => firstOptionsOf((await current()).products),
    page: async (filters, places) => (await current()).search.page(filters, places),
    product,
    moreLike: async (id, limit) => {
      const found = await product(id);
      return found === 'unknown-product' ? found : (await current()).search.moreLike(found, limit);
    },
    creators: async (text, filters, places) => (await current()).search.creators(text, filters, places),
    suggest: async (text) => (await current()).suggest(text),
  };
}
