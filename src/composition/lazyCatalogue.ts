import type { Answer, ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';

/** Loads the adapter of the catalogue with the first question; after a failed load, the next question loads it again. */
export function lazyCatalogue(load: () => Promise<ForQueryingProducts>): ForQueryingProducts {
  let catalogue: ForQueryingProducts | undefined;
  const ask = <Value>(question: (catalogue: ForQueryingProducts) => Answer<Value>): Answer<Value> => {
    if (catalogue !== undefined) return question(catalogue);
    return load().then((loaded) => {
      catalogue ??= loaded;
      return question(catalogue);
    });
  };
  return {
    options: () => ask((loaded) => loaded.options()),
    query: (...parameters) => ask((loaded) => loaded.query(...parameters)),
    product: (wanted) => ask((loaded) => loaded.product(wanted)),
    moreFromCreator: (...parameters) => ask((loaded) => loaded.moreFromCreator(...parameters)),
  };
}
