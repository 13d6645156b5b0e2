import type {
  ForStoringProducts,
  ImportOutcome,
  ImportStores,
  ListedProduct,
  ListedProducts,
  StoredProduct,
  WantedProducts,
} from '../../core/backend/ports/ForStoringProducts.ts';
import type { SearchedProduct } from '../../core/domain/styles/collectEntries.ts';
import { FACT_TEXTS, factsOf, pictureCountOf, type StylePicture } from '../../core/domain/styles/Style.ts';
import {
  type ProductRow,
  productOf,
  STORED_COLUMNS,
  type StoredProductRow,
  storedProductOf,
} from './catalogue/productRows.ts';
import { STYLE_ID, styleIdIn } from './catalogue/styleColumns.ts';
import type { Database, Queries, SqlValue } from './connection/Database.ts';
import { importProducts } from './importProducts.ts';
import { columnOf, READ_COLUMNS } from './productColumns.ts';
import { SqlJobs } from './SqlJobs.ts';
import { SqlStock } from './SqlStock.ts';
import { SqlStockAlerts } from './SqlStockAlerts.ts';
import { type LineRow, SqlStore, versionedLines } from './SqlStore.ts';
import { SqlActivity } from './staff/SqlActivity.ts';

const FACTS = FACT_TEXTS.map((fact) => `s.${columnOf(fact)} as "${fact}"`).join(', ');
const SEARCHED_FIELDS = [
  ...(['key', 'id', 'name', 'category', 'categoryName', 'influencer', 'size', 'discountedPrice'] as const),
] satisfies readonly (keyof SearchedProduct)[];
/** The version and the products are of the same moment, because one statement reads both. */
const listedWhere = (
  condition: string,
) => `select c.version, ${READ_COLUMNS}, p.style, ${FACTS}, s.size_chart as "sizeChart",
  case when json_array_length(s.pictures::json) > 1 then s.pictures end as "stylePictures"
from catalogue c left join products p on p.is_listed${condition} left join styles s on s.id = ${STYLE_ID} order by p.position`;
const LISTED = listedWhere('');
const inStylesOf = (condition: string) =>
  ` and ${STYLE_ID} in (select ${styleIdIn('w')} from products w where w.is_listed and ${condition})`;
const LISTED_WITH_KEYS = listedWhere(inStylesOf('w.key = any($1::text[])'));
const LISTED_WITH_ID = listedWhere(inStylesOf('w.id = $1'));
/** Reads no more of them than that. */
const LISTS_MORE = 'select exists (select from products where is_listed offset $1) as "isMore"';
/** A process answers others between two batches. */
const BATCH = 2_000;
/** The next ones behind the position $1. */
const SEARCHED = `select p.position, ${STYLE_ID} as style,
  ${SEARCHED_FIELDS.map((field) => `p.${columnOf(field)} as "${field}"`).join(', ')}
from products p where p.is_listed and p.position > $1 order by p.position limit ${BATCH}`;
const ALL = `select ${STORED_COLUMNS} from products p order by p.position`;
const IS_EMPTY = 'select not exists (select from products) as "isEmpty"';
const VERSION = 'select version from catalogue';

/** The facts, the chart and the pictures of the style, the last two JSON, are null where nothing is stored of it. */
type ListedRow = ProductRow &
  Omit<Parameters<typeof factsOf>[0], 'sizeChart'> & {
    readonly style: string | null;
    readonly sizeChart: string | null;
    readonly stylePictures: string | null;
  };

/** Stores the catalogue in SQL. */
export class SqlProducts extends SqlStore<Database> implements ForStoringProducts {
  listed(): Promise<ListedProducts> {
    return this.#listed(LISTED);
  }

  listedAmong(wanted: WantedProducts): Promise<ListedProducts> {
    return 'keys' in wanted ? this.#listed(LISTED_WITH_KEYS, [wanted.keys]) : this.#listed(LISTED_WITH_ID, [wanted.id]);
  }

  async listsMoreThan(count: number): Promise<boolean> {
    return (await this.first<{ readonly isMore: boolean }>(LISTS_MORE, [count]))?.isMore ?? false;
  }

  async readListed(read: Parameters<ForStoringProducts['readListed']>[0]): Promise<void> {
    for (let last = -1; ; ) {
      const rows = await this.database.query<SearchedProduct & { readonly position: number }>(SEARCHED, [last]);
      read(rows);
      last = rows.at(-1)?.position ?? last;
      if (rows.length < BATCH) return;
    }
  }

  async version(): Promise<number> {
    return (await this.first<{ readonly version: number }>(VERSION))?.version ?? 0;
  }

  import(...[products, then]: Parameters<ForStoringProducts['import']>): Promise<ImportOutcome> {
    return this.database.session((session) =>
      importProducts(session, products, (queries, written) => then?.(importStores(queries), written)),
    );
  }

  async isEmpty(): Promise<boolean> {
    return (await this.first<{ readonly isEmpty: boolean }>(IS_EMPTY))?.isEmpty ?? true;
  }

  async all(): Promise<readonly StoredProduct[]> {
    return (await this.database.query<StoredProductRow>(ALL)).map(storedProductOf);
  }

  async #listed(statement: string, values: readonly SqlValue[] = []): Promise<ListedProducts> {
    const { lines, catalogueVersion } = versionedLines(
      await this.database.query<LineRow<ListedRow>>(statement, values),
    );
    return { products: lines.map(listedOf), version: catalogueVersion };
  }
}

function listedOf({ style, sizeChart, stylePictures, ...row }: ListedRow): ListedProduct {
  const product = productOf(row);
  const facts = factsOf({ ...row, sizeChart: sizeChart === null ? null : JSON.parse(sizeChart) });
  const pictures: readonly StylePicture[] = stylePictures === null ? [] : JSON.parse(stylePictures);
  const pictureCount = pictureCountOf(product, pictures);
  return {
    ...product,
    ...(style !== null && { style }),
    ...(facts && { facts }),
    ...(pictureCount && { pictureCount }),
  };
}

function importStores(queries: Queries): ImportStores {
  return {
    stock: new SqlStock(queries),
    stockAlerts: new SqlStockAlerts(queries),
    jobs: new SqlJobs(queries),
    activity: new SqlActivity(queries),
  };
}
