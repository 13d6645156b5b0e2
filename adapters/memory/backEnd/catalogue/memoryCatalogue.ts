import type { ForChangingProducts } from '../../../../core/backend/ports/catalogue/ForChangingProducts.ts';
import type { StoredProduct } from '../../../../core/backend/ports/ForStoringProducts.ts';
import { styleIdOf } from '../../../../core/domain/styles/Style.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** Changes of single products in memory. */
export function memoryCatalogue(tables: MemoryTables): ForChangingProducts {
  const all = () => [...tables.products.values()];
  const write = (products: Iterable<StoredProduct>) => {
    tables.products = new Map(tables.products);
    for (const product of products) tables.products.set(product.key, structuredClone(product));
    tables.version += 1;
  };
  return {
    lock: async () => undefined,
    ofStyles: async (styleIds) => all().filter((product) => styleIds.includes(styleIdOf(product))),
    withSkus: async (skus) => all().filter(({ key }) => skus.includes(key)),
    keysOf: async (ids) =>
      new Map(all().flatMap(({ id, key }): [number, string][] => (ids.includes(id) ? [[id, key]] : []))),
    find: async ({ text, styleId, after, most }) => {
      const newest = all().toReversed();
      const start = after === undefined ? 0 : newest.findIndex(({ key }) => key === after) + 1;
      if (after !== undefined && start === 0) return [];
      const isWanted = (product: StoredProduct) =>
        foundBy(product).includes(text) && (styleId ?? styleIdOf(product)) === styleIdOf(product);
      return newest.slice(start).filter(isWanted).slice(0, most);
    },
    add: async (product) => {
      if (tables.products.has(product.key)) return false;
      write([{ ...product, id: all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1 }]);
      return true;
    },
    replace: async (products) =>
      write(
        products.flatMap((product) => {
          const now = tables.products.get(product.key);
          return now === undefined ? [] : [{ ...product, id: now.id }];
        }),
      ),
  };
}

/** Returns the text by which a product is found. */
export function foundBy({ name, influencer, key, style = '' }: StoredProduct): string {
  return `${name} ${influencer} ${key} ${style}`.toLowerCase();
}
