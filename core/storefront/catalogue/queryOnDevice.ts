import type { CataloguePage } from '../../domain/catalogue/CataloguePage.ts';
import { EVERY_PLACE } from '../../domain/catalogue/CatalogueResult.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import { firstOptionsOf } from '../../domain/catalogue/firstOptions.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { ProductSearch } from '../../domain/catalogue/ProductSearch.ts';
import type { Suggest } from '../../domain/catalogue/suggestions.ts';
import type { ForObtainingProducts } from '../ports/ForObtainingProducts.ts';
import type { Answer, ForQueryingProducts } from '../ports/ForQueryingProducts.ts';
import { after } from './after.ts';

type Parts = {
  readonly products: ForObtainingProducts;
  /** Loads the code that searches, which the first page may not need. */
  readonly loadSearch: Load<ProductSearch>;
  /** Loads the code that suggests while a shopper types. */
  readonly loadSuggestions: Load<Suggest>;
};

/** Loads what makes an index of the products. */
type Load<Index> = () => Promise<(products: readonly Product[]) => Index>;

/** Queries the whole catalogue on the device. It answers at once as soon as the products and the search are loaded. */
export function queryOnDevice({ products, loadSearch, loadSuggestions }: Parts): ForQueryingProducts {
  let held: readonly Product[] | undefined;
  let loading: Promise<readonly Product[]> | undefined;

  const load = () => {
    const latest = products.allProducts().then((all) => {
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
  const indexing = <Index>(loadMaker: Load<Index>): (() => Answer<Index>) => {
    let index: Index | undefined;
    return () =>
      index ??
      Promise.all([whole(), loadMaker()]).then(([all, make]) => {
        index ??= make(all);
        return index;
      });
  };
  let search = indexing(loadSearch);
  let suggestions = indexing(loadSuggestions);

  return {
    options: () => after(held ?? load(), firstOptionsOf),
    query: (filters) => after(search(), ({ page }): CataloguePage => page(filters, EVERY_PLACE)),
    product: (wanted) => after(whole(), (all) => findProduct(all, wanted)),
    moreLike: (product, limit) => after(search(), (one) => one.moreLike(product, limit)),
    renew: async () => {
      const all = await products.allProducts();
      if (JSON.stringify(all) === JSON.stringify(held)) return false;
      held = all;
      search = indexing(loadSearch);
      suggestions = indexing(loadSuggestions);
      return true;
    },
    creators: (text, filters, places) => after(search(), (one) => one.creators(text, filters, places)),
    suggest: (text) => after(suggestions(), (suggest) => suggest(text)),
  };
}
