import type {
  ForStoringProducts,
  ImportOutcome,
  ImportStores,
  ListedProduct,
  ListedProducts,
  StoredProduct,
} from '../../core/backend/ports/ForStoringProducts.ts';
import { FACT_TEXTS, factsOf, pictureCountOf, type StylePicture } from '../../core/domain/styles/Style.ts';
import {
  type ProductRow,
  productOf,
  STORED_COLUMNS,
  type StoredProductRow,
  storedProductOf,
} from './catalogue/productRows.ts';
import { STYLE_ID } from './catalogue/styleColumns.ts';
import type { Database, Queries } from './connection/Database.ts';
import { importProducts } from './importProducts.ts';
import { columnOf, READ_COLUMNS } from './productColumns.ts';
import { SqlJobs } from './SqlJobs.ts';
import { SqlStock } from './SqlStock.ts';
import { SqlStockAlerts } from './SqlStockAlerts.ts';
import { type LineRow, SqlStore, versionedLines } from './SqlStore.ts';
import { SqlActivity } from './staff/SqlActivity.ts';

const FACTS = FACT_TEXTS.map((fact) => `s.${columnOf(fact)} as "${fact}"`).join(', ');
/** The version and the products are of the same moment, because one statement reads both. */
const LISTED = `select c.version, ${READ_COLUMNS}, p.style, ${FACTS}, s.size_chart as "sizeChart",
  case when json_array_length(s.pictures::json) > 1 then s.pictures end as "stylePictures"
from catalogue c left join products p on p.is_listed left join styles s on s.id = ${STYLE_ID} order by p.position`;
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
  async listed(): Promise<ListedProducts> {
    const { lines, catalogueVersion } = versionedLines(await this.database.query<LineRow<ListedRow>>(LISTED));
    return { products: lines.map(listedOf), version: catalogueVersion };
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
