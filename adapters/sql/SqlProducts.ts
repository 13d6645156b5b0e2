import type {
  ForStoringProducts,
  ImportOutcome,
  ListedProducts,
  ProductStream,
  StoredProduct,
} from '../../core/backend/ports/ForStoringProducts.ts';
import { type Product, pickProductFields } from '../../core/domain/catalogue/Product.ts';
import type { Database } from './Database.ts';
import { importProducts } from './importProducts.ts';
import { READ_COLUMNS } from './productColumns.ts';
import { type LineRow, SqlStore, versionedLines } from './SqlStore.ts';

/** The version and the products are of the same moment, because one statement reads both. */
const LISTED = `select c.version, ${READ_COLUMNS}
from catalogue c left join products p on p.is_listed order by p.position`;
const ALL = `select ${READ_COLUMNS}, p.is_listed as "isListed" from products p order by p.position`;
const VERSION = 'select version from catalogue';

/** `picture` is JSON. */
type ProductRow = Omit<Product, 'picture'> & { readonly picture: string | null };

/** Stores the catalogue in SQL. */
export class SqlProducts extends SqlStore<Database> implements ForStoringProducts {
  async listed(): Promise<ListedProducts> {
    const { lines, catalogueVersion } = versionedLines(await this.database.query<LineRow<ProductRow>>(LISTED));
    return { products: lines.map(productOf), version: catalogueVersion };
  }

  async version(): Promise<number> {
    return (await this.first<{ readonly version: number }>(VERSION))?.version ?? 0;
  }

  import(products: ProductStream): Promise<ImportOutcome> {
    return this.database.session((session) => importProducts(session, products));
  }

  async all(): Promise<readonly StoredProduct[]> {
    const rows = await this.database.query<ProductRow & Pick<StoredProduct, 'isListed'>>(ALL);
    return rows.map((row) => ({ ...productOf(row), isListed: row.isListed }));
  }
}

function productOf(row: ProductRow): Product {
  return pickProductFields({ ...row, picture: row.picture === null ? null : JSON.parse(row.picture) });
}
