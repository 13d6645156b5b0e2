import type {
  ForStoringProducts,
  ImportedProduct,
  StoredProduct,
} from '../../../core/backend/ports/ForStoringProducts.ts';
import type { ForTransacting } from '../../../core/backend/ports/ForTransacting.ts';
import { pickProductFields } from '../../../core/domain/catalogue/Product.ts';
import { searchedProduct } from '../../../core/domain/styles/collectEntries.ts';
import { factsOf, pictureCountOf, styleIdOf } from '../../../core/domain/styles/Style.ts';
import type { MemoryTables, Table } from './MemoryTables.ts';

/** The catalogue in memory. */
export function memoryProductStore(tables: MemoryTables, transactions: () => ForTransacting): ForStoringProducts {
  const listed = (isWanted: (product: StoredProduct) => boolean) => {
    const stored = [...tables.products.values()].filter((product) => product.isListed && isWanted(product));
    const products = stored.map((product) => {
      const style = tables.styles.get(styleIdOf(product));
      const facts = style && factsOf(style);
      const pictureCount = style && pictureCountOf(product, style.pictures);
      return {
        ...pickProductFields(product),
        ...(product.style && { style: product.style }),
        ...(facts && { facts }),
        ...(pictureCount && { pictureCount }),
      };
    });
    return { products, version: tables.version };
  };
  return {
    listed: async () => listed(() => true),
    listedAmong: async (wanted) => {
      const isWanted = ({ key, id }: StoredProduct) =>
        'keys' in wanted ? wanted.keys.includes(key) : wanted.id === id;
      const styles = new Set(listed(isWanted).products.map(styleIdOf));
      return listed((product) => styles.has(styleIdOf(product)));
    },
    listsMoreThan: async (count) => listed(() => true).products.length > count,
    readListed: async (read) => {
      for (const product of listed(() => true).products) read([searchedProduct(product)]);
    },
    version: async () => tables.version,
    isEmpty: async () => tables.products.size === 0,
    all: async () => [...tables.products.values()],
    import: async (stream, then) => {
      const products: ImportedProduct[] = [];
      for await (const product of stream) products.push(structuredClone(product));
      const before = tables.products;
      const after = withImported(before, products);
      const key = keyOfTakenId(after, products);
      if (key !== undefined) return { outcome: 'id-taken', key };
      tables.products = after;
      const added = after.size - before.size;
      const isOther = (key: string) => textOf(before.get(key)) !== textOf(after.get(key));
      const changed = products.filter(({ key }) => before.has(key) && isOther(key)).length;
      const written = { added, replaced: products.length - added, changed };
      try {
        if (then !== undefined) await transactions().within((stores) => then(stores, written));
      } catch (error) {
        tables.products = before;
        throw error;
      }
      tables.version += 1;
      return { outcome: 'imported', ...written };
    },
  };
}

/** Returns the same text for products that are the same. */
function textOf(product: StoredProduct | undefined): string {
  return JSON.stringify(product && [pickProductFields(product), product.isListed, product.style, product.hsn]);
}

/** Returns the catalogue with the imported products. New products without an id get the numbers above the highest. */
function withImported(before: Table<StoredProduct>, products: readonly ImportedProduct[]): Table<StoredProduct> {
  const after = new Map(before);
  let highest = [...before.values(), ...products].reduce((most, { id = 0 }) => Math.max(most, id), 0);
  for (const product of products) {
    const id = product.id ?? before.get(product.key)?.id;
    if (id === undefined) highest += 1;
    after.set(product.key, { ...product, id: id ?? highest });
  }
  return after;
}

/** Returns the key of the first imported product whose id another product has. */
function keyOfTakenId(after: Table<StoredProduct>, products: readonly ImportedProduct[]): string | undefined {
  const counts = new Map<number | undefined, number>();
  for (const { id } of after.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return products.find(({ key }) => counts.get(after.get(key)?.id) !== 1)?.key;
}
