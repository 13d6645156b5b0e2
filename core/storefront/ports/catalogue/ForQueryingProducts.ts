import type { CreatorPage } from '../../../domain/catalogue/CreatorPage.ts';
import type { CatalogueOptions } from '../../../domain/catalogue/facets/firstOptions.ts';
import type { Filters } from '../../../domain/catalogue/filters/Filters.ts';
import type { ProductReference } from '../../../domain/catalogue/findProduct.ts';
import type { Product } from '../../../domain/catalogue/Product.ts';
import type { CataloguePage } from '../../../domain/catalogue/search/CataloguePage.ts';
import type { Places } from '../../../domain/catalogue/search/CatalogueResult.ts';
import type { Suggestion } from '../../../domain/catalogue/search/suggestions.ts';

/** A value that is there already, or a promise of it. */
export type Answer<Value> = Value | Promise<Value>;

/** The catalogue, wherever it is searched. Each promise rejects when there is no answer, mostly with {@link BackEndFailure}. */
export type ForQueryingProducts = {
  /** The values that the filters offer, of the creators the first ones. Each call asks anew until there is an answer. */
  options(): Answer<CatalogueOptions>;
  /** The products at these places of the filters' result; or, from place 0 on, more of them. */
  query(filters: Filters, places: Places): Answer<CataloguePage>;
  /** Undefined when there is no such product. */
  product(wanted: ProductReference): Answer<Product | undefined>;
  /** At most `limit` other pieces that are like the product: see `ProductSearch`. */
  moreLike(product: Product, limit: number): Answer<readonly Product[]>;
  /**
   * Makes later answers no older than this call. Resolves with whether they may differ from those so far; when it rejects, the answers
   * stay what they are.
   */
  renew(): Answer<boolean>;
  /** The creators whose handles contain the text, the best matches first: see `ProductSearch`. */
  creators(text: string, filters: Filters, places: Places): Answer<CreatorPage>;
  /** What to open instead of searching for a text: see `buildSuggestions`. */
  suggest(text: string): Answer<readonly Suggestion[]>;
};
