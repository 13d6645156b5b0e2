import type { CataloguePage } from '../../domain/catalogue/CataloguePage.ts';
import { EVERY_PLACE } from '../../domain/catalogue/CatalogueResult.ts';
import { findProduct } from '../../domain/catalogue/findProduct.ts';
import { optionsOf } from '../../domain/catalogue/options.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import type { ProductSearch } from '../../domain/catalogue/ProductSearch.ts';
import type { ForObtainingProducts } from '../ports/ForObtainingProducts.ts';
import type { Answer, ForQueryingProducts } from '../ports/ForQueryingProducts.ts';
import { after } from './after.ts';

type Parts = {
  readonly products: ForObtainingProducts;
  /** Loads the code that searches, which the first page may not need. */
  readonly loadSearch: () => Promise<(products: readonly Product[]) => ProductSearch>;
};

/** Queries the whole catalogue on the device. It answers at once as soon as the products and the search are loaded. */
export function queryOnDevice({ products, loadSearch }: Parts): ForQueryingProducts {
  let held: readonly Product[] | undefined;
  let loading: Promise<readonly Product[]> | undefined;
  let search: ProductSearch | undefined;

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
  const searchWhole = (): Answer<ProductSearch> =>
    search ??
    Promise.all([whole(), loadSearch()]).then(([all, makeSearch]) => {
      search ??= makeSearch(all);
      return search;
    });

  return {
    options: () => after(held ?? load(), optionsOf),
    query: (filters) => after(searchWhole(), ({ page }): CataloguePage => page(filters, EVERY_PLACE)),
    product: (wanted) => after(whole(), (all) => findProduct(all, wanted)),
    moreFromCreator: (product, limit) => after(searchWhole(), (one) => one.moreFromCreator(product, limit)),
  };
}
