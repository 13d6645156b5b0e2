import type {
  ForStoringProducts,
  ImportedProduct,
  ImportOutcome,
  ListedProducts,
  ProductStream,
  StoredProduct,
} from '../../../core/backend/ports/ForStoringProducts.ts';
import type { MemoryTables } from './MemoryTables.ts';

type Catalogue = ReadonlyMap<string, StoredProduct>;

/** The catalogue in memory. */
export class MemoryProductStore implements ForStoringProducts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async listed(): Promise<ListedProducts> {
    const stored = [...this.#tables.products.values()].filter(({ isListed }) => isListed);
    return { products: stored.map(({ isListed: _, ...product }) => product), version: this.#tables.version };
  }

  async version(): Promise<number> {
    return this.#tables.version;
  }

  async all(): Promise<readonly StoredProduct[]> {
    return [...this.#tables.products.values()];
  }

  async import(stream: ProductStream): Promise<ImportOutcome> {
    const products: ImportedProduct[] = [];
    for await (const product of stream) products.push(structuredClone(product));
    const before = this.#tables.products;
    const after = withImported(before, products);
    const key = keyOfTakenId(after, products);
    if (key !== undefined) return { outcome: 'id-taken', key };
    this.#tables.products = after;
    this.#tables.version += 1;
    const added = after.size - before.size;
    return { outcome: 'imported', added, replaced: products.length - added };
  }
}

/** Returns the catalogue with the imported products. New products without an id get the numbers above the highest. */
function withImported(before: Catalogue, products: readonly ImportedProduct[]): Catalogue {
  const after = new Map(before);
  let highest = [...before.values(), ...products].reduce((most, { id = 0 }) => Math.max(most, id), 0);
  for (const product of products) {
    let id = product.id ?? before.get(product.key)?.id;
    if (id === undefined) {
      highest += 1;
      id = highest;
    }
    after.set(product.key, { ...product, id });
  }
  return after;
}

/** Returns the key of the first imported product whose id another product has. */
function keyOfTakenId(after: Catalogue, products: readonly ImportedProduct[]): string | undefined {
  const keys = new Map<number, string[]>();
  for (const { id, key } of after.values()) keys.set(id, [...(keys.get(id) ?? []), key]);
  const shared = new Set([...keys.values()].filter(({ length }) => length > 1).flat());
  return products.find(({ key }) => shared.has(key))?.key;
}
