import { firstOptionsOf } from '../../domain/catalogue/facets/firstOptions.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import type { CataloguePage } from '../../domain/catalogue/search/CataloguePage.ts';
import { EVERY_PLACE } from '../../domain/catalogue/search/CatalogueResult.ts';
import type { ProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import type { Suggest } from '../../domain/catalogue/search/suggestions.ts';
import type { WholeCatalogue } from '../../domain/catalogue/search/WholeCatalogue.ts';
import type { ForObtainingProducts } from '../ports/catalogue/ForObtainingProducts.ts';
import type { Answer, ForQueryingProducts } from '../ports/catalogue/ForQueryingProducts.ts';
import { after } from './after.ts';

type Parts = {
  readonly products: ForObtainingProducts;
  /** Loads the code that searches, which the first page may not need. */
  readonly loadSearch: Load<WholeCatalogue, ProductSearch>;
  /** Loads the code that suggests while a shopper types. */
  readonly loadSuggestions: Load<ProductSearch, Suggest>;
};

/** Loads what makes an index. */
type Load<Source, Index> = () => Promise<(source: Source) => Index>;

/** Queries the whole catalogue on the device. It answers at once as soon as the products and the search are loaded. */
export function queryOnDevice({ products, loadSearch, loadSuggestions }: Parts): ForQueryingProducts {
  let held: WholeCatalogue | undefined;
  let loading: Promise<WholeCatalogue> | undefined;

  const load = () => {
    const latest = products.catalogue().then((all) => {
      held ??= all;
      return held;
    });
    loading = latest;
    return latest.finally(() => {
      if (loading === latest) loading = undefined;
    });
  };
  const whole = () => held ?? loading ?? load();
  /** Returns a function that makes the index when it is first asked for. */
  const indexing = <Source, Index>(source: () => Answer<Source>, loadMaker: Load<Source, Index>) => {
    let index: Index | undefined;
    return (): Answer<Index> =>
      index ??
      Promise.all([source(), loadMaker()]).then(([from, make]) => {
        index ??= make(from);
        return index;
      });
  };
  let search = indexing(whole, loadSearch);
  let suggestions = indexing(search, loadSuggestions);

  return {
    options: () => after(held ?? load(), (all) => firstOptionsOf(all.products)),
    query: (filters) => after(search(), ({ page }): CataloguePage => page(filters, EVERY_PLACE)),
    product: (wanted) => after(whole(), (all) => findProduct(all.products, wanted)),
    moreLike: (product, limit) => after(search(), (one) => one.moreLike(product, limit)),
    renew: async () => {
      const all = await products.catalogue();
      if (JSON.stringify(all) === JSON.stringify(held)) return false;
      held = all;
      search = indexing(whole, loadSearch);
      suggestions = indexing(search, loadSuggestions);
      return true;
    },
    creators: (text, filters, places) => after(search(), (one) => one.creators(text, filters, places)),
    suggest: (text) => after(suggestions(), (suggest) => suggest(text)),
  };
}
