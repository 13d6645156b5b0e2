import type { CreatorPage } from '../../domain/catalogue/CreatorPage.ts';
import { type CatalogueOptions, firstOptionsIn } from '../../domain/catalogue/facets/firstOptions.ts';
import type { Filters } from '../../domain/catalogue/filters/Filters.ts';
import { numericId } from '../../domain/catalogue/findProduct.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { type CataloguePage, mapPage } from '../../domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { PieceEntry } from '../../domain/catalogue/search/PieceEntry.ts';
import { type ProductSearch, searchWith } from '../../domain/catalogue/search/ProductSearch.ts';
import {
  buildSuggestions,
  mapSuggestions,
  type Suggest,
  type Suggestion,
} from '../../domain/catalogue/search/suggestions.ts';
import { indexPieces } from '../search/indexPieces.ts';
import type { Catalogue } from './Catalogue.ts';

/** The catalogue with its search, which answers at once, with the entries of what it finds. */
export type SearchedCatalogue = Catalogue & { readonly search: ProductSearch<PieceEntry> };

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

type Ports = { readonly listProducts: () => Promise<Catalogue> };

/** The pieces are indexed once for each catalogue, with the first call. */
export function makeSearchCatalogue({ listProducts }: Ports): SearchCatalogue {
  let indexed: (SearchedCatalogue & { readonly suggest: Suggest<PieceEntry> }) | undefined;
  const current = async () => {
    const catalogue = await listProducts();
    const { entries, synonyms } = catalogue;
    if (indexed?.entries !== entries) {
      const search = searchWith({ pieces: entries, names: entries.names, synonyms }, indexPieces(entries));
      // Its words are read now, so that the first search that finds nothing does not wait for them.
      search.read('');
      indexed = { ...catalogue, search, suggest: buildSuggestions(search) };
    }
    return indexed;
  };
  const product = async (id: string) => {
    const number = numericId(id);
    return (number === undefined ? undefined : await (await current()).withId(number)) ?? 'unknown-product';
  };
  return {
    current,
    options: async () => firstOptionsIn((await current()).search),
    async page(filters, places) {
      const { search, find } = await current();
      const page = search.page(filters, places);
      const products = await find([...page.products, ...(page.wider?.products ?? [])].map(({ key }) => key));
      return mapPage(page, (entries) => productsOf(entries, products));
    },
    product,
    async moreLike(id, limit) {
      const found = await product(id);
      if (found === 'unknown-product') return found;
      const { search, find } = await current();
      const entries = search.moreLike(found, limit);
      return productsOf(entries, await find(entries.map(({ key }) => key)));
    },
    creators: async (text, filters, places) => (await current()).search.creators(text, filters, places),
    async suggest(text) {
      const { suggest, find } = await current();
      const suggestions = suggest(text);
      const keys = suggestions.flatMap((each) => (each.kind === 'product' ? [each.product.key] : []));
      const products = await find(keys);
      return mapSuggestions(suggestions, (entries) => productsOf(entries, products));
    },
  };
}

/** Returns the products of the entries, without those that are no longer listed. */
function productsOf(entries: readonly PieceEntry[], products: ReadonlyMap<string, Product>): readonly Product[] {
  return entries.flatMap(({ key }) => products.get(key) ?? []);
}
