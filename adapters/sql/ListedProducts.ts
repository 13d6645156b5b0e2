import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { Queries } from './Database.ts';
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './productColumns.ts';

type ProductsByKey = ReadonlyMap<string, Product>;
type Loaded = { readonly version: number; readonly products: ProductsByKey };
type VersionRow = { readonly version: number };

const NOTHING: Promise<Loaded> = Promise.resolve({ version: -1, products: new Map() });

/** The version and the products are of the same moment, because one statement reads both. */
const LISTED = `select c.version, ${PRODUCT_COLUMNS}
from catalogue c left join products p on p.is_listed`;

/**
 * The listed products, in memory. A statement that reads a list of product keys also reads the catalogue's version, with which
 * {@link atVersion} notices an import at once, whichever process it was made in.
 */
export class ListedProducts {
  readonly #database: Queries;
  #loaded = NOTHING;

  constructor(database: Queries) {
    this.#database = database;
  }

  /** Resolves with the products by their keys, at this version of the catalogue or a newer one. */
  async atVersion(version: number): Promise<ProductsByKey> {
    let used = this.#loaded;
    let { version: loaded, products } = await used;
    // A lower version than the loaded one is that of a backup that was restored.
    for (let isOther = loaded !== version; isOther; isOther = loaded < version) {
      if (this.#loaded === used) this.#loaded = this.#load();
      used = this.#loaded;
      ({ version: loaded, products } = await used);
    }
    return products;
  }

  async #load(): Promise<Loaded> {
    try {
      const rows = await this.#database.query<VersionRow & (ProductRow | { readonly key: null })>(LISTED);
      const products = rows.filter((row): row is VersionRow & ProductRow => row.key !== null).map(productOf);
      return { version: rows[0]?.version ?? 0, products: new Map(products.map((product) => [product.key, product])) };
    } catch (error) {
      this.#loaded = NOTHING;
      throw error;
    }
  }
}
