import type { Product } from '../../domain/catalogue/Product.ts';
import type { PieceEntries } from '../../domain/catalogue/search/PieceEntries.ts';
import { collectEntries, searchedProduct } from '../../domain/styles/collectEntries.ts';
import { withSizes } from '../../domain/styles/withSizes.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { ForStoringProducts, ListedProducts, WantedProducts } from '../ports/ForStoringProducts.ts';

/** What searches are made of, and where their products are found. */
export type Catalogue = {
  /** Higher after each change of what is listed. */
  readonly version: number;
  /** What means the same in searches: see `synonymGroups`. */
  readonly synonyms: string | undefined;
  /** How many products are listed. */
  readonly count: number;
  /** What is compared of each piece, in catalogue order. */
  readonly entries: PieceEntries;
  readonly find: FindProducts;
  /** Resolves with the product that has this numeric id. */
  readonly withId: (id: number) => Promise<Product | undefined>;
  /** The products, where they are in memory. */
  readonly held: HeldProducts | undefined;
};

/** All listed products in catalogue order, each with the sizes of its style. */
export type HeldProducts = {
  readonly products: readonly Product[];
  readonly byKey: ReadonlyMap<string, Product>;
  readonly byId: ReadonlyMap<number, Product>;
};

type Words = Pick<Catalogue, 'synonyms'>;

/** Returns the catalogue of these products, which are kept in memory. */
export function heldCatalogue({ products: listed, version }: ListedProducts, { synonyms }: Words): Catalogue {
  const products = withSizes(listed);
  const byKey = new Map(products.map((product) => [product.key, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const { add, entries } = collectEntries();
  for (const product of listed) add(searchedProduct(product));
  return {
    ...{ version, synonyms, count: products.length, entries: entries() },
    find: async (keys) => amongKeys(byKey, keys),
    withId: async (id) => byId.get(id),
    held: { products, byKey, byId },
  };
}

/** Returns a catalogue whose products stay in the store. */
export function storedCatalogue(
  { entries, count, version }: Pick<Catalogue, 'entries' | 'count' | 'version'>,
  { synonyms }: Words,
  store: Pick<ForStoringProducts, 'listedAmong'>,
): Catalogue {
  const read = async (wanted: WantedProducts) => withSizes((await store.listedAmong(wanted)).products);
  return {
    ...{ version, synonyms, count, entries },
    find: async (keys) => {
      if (keys.length === 0) return new Map();
      return amongKeys(new Map((await read({ keys })).map((product) => [product.key, product])), keys);
    },
    withId: async (id) => (await read({ id })).find((product) => product.id === id),
    held: undefined,
  };
}

function amongKeys(byKey: ReadonlyMap<string, Product>, keys: readonly string[]): ReadonlyMap<string, Product> {
  const found = new Map<string, Product>();
  for (const key of keys) {
    const product = byKey.get(key);
    if (product !== undefined) found.set(key, product);
  }
  return found;
}
