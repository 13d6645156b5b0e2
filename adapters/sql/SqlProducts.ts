import type {
  ForStoringProducts,
  ImportOutcome,
  ListedProducts,
  ProductStream,
  StoredProduct,
} from '../../core/backend/ports/ForStoringProducts.ts';
import type { Database } from './Database.ts';
import { importProducts } from './importProducts.ts';
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './productColumns.ts';

/** The version and the products are of the same moment, because one statement reads both. */
const LISTED = `select c.version, ${PRODUCT_COLUMNS}
from catalogue c left join products p on p.is_listed order by p.position`;
const ALL = `select ${PRODUCT_COLUMNS}, p.is_listed as "isListed" from products p order by p.position`;
const VERSION = 'select version from catalogue';

type VersionRow = { readonly version: number };

/** Stores the catalogue in SQL. */
export class SqlProducts implements ForStoringProducts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async listed(): Promise<ListedProducts> {
    const rows = await this.#database.query<VersionRow & (ProductRow | { readonly key: null })>(LISTED);
    const products = rows.filter((row): row is VersionRow & ProductRow => row.key !== null).map(productOf);
    return { products, version: rows[0]?.version ?? 0 };
  }

  async version(): Promise<number> {
    const [row] = await this.#database.query<VersionRow>(VERSION);
    return row?.version ?? 0;
  }

  import(products: ProductStream): Promise<ImportOutcome> {
    return this.#database.session((session) => importProducts(session, products));
  }

  async all(): Promise<readonly StoredProduct[]> {
    const rows = await this.#database.query<ProductRow & Pick<StoredProduct, 'isListed'>>(ALL);
    return rows.map((row) => ({ ...productOf(row), isListed: row.isListed }));
  }
}
