import { setImmediate } from 'node:timers/promises';
import type {
  ForStoringProducts,
  ImportOutcome,
  ImportStores,
  ListedProduct,
  ListedProducts,
  StoredProduct,
  WantedProducts,
} from '../../core/backend/ports/ForStoringProducts.ts';
import type { SearchedProducts } from '../../core/domain/styles/collectEntries.ts';
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
/** The next ones behind the position $1, one row for each style: reading a row for each product took half of the whole time. */
const SEARCHED = `with batch as (
  select p.position, ${STYLE_ID} as style, p.key, p.id, p.name, p.category, p.category_name, p.influencer, p.size, p.discounted_price
  from products p where p.is_listed and p.position > $1 order by p.position limit ${BATCH}
), styles as (
  select min(position) as position, array_agg(size order by position) as sizes, array_agg(distinct discounted_price) as prices
  from batch group by style
)
select (select max(position) from batch) as last, style, key, id, name, category, category_name as "categoryName", influencer, sizes, prices
from styles join batch using (position) order by position`;
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
    type Row = SearchedProducts & { readonly last: number };
    const behind = (position: number) => this.database.query<Row>(SEARCHED, [position]);
    for (let rows = await behind(-1); rows[0] !== undefined; ) {
      // The database looks for the next ones while these are read.
      const [next] = await Promise.all([behind(rows[0].last), setImmediate().then(() => read(rows))]);
      rows = next;
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
