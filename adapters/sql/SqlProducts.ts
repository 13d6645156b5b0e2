import type {
  ForStoringProducts,
  ImportOutcome,
  ProductStream,
  StoredProduct,
} from '../../core/backend/ports/ForStoringProducts.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { Database } from './Database.ts';
import { importProducts } from './importProducts.ts';
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './productColumns.ts';

const LISTED = `select ${PRODUCT_COLUMNS} from products p where p.is_listed order by p.position`;
const ALL = `select ${PRODUCT_COLUMNS}, p.is_listed as "isListed" from products p order by p.position`;
const VERSION = 'select version from catalogue';

/** Stores the catalogue in SQL. */
export class SqlProducts implements ForStoringProducts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async listed(): Promise<readonly Product[]> {
    return (await this.#database.query<ProductRow>(LISTED)).map(productOf);
  }

  async version(): Promise<number> {
    const [row] = await this.#database.query<{ readonly version: number }>(VERSION);
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
