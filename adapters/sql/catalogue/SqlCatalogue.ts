import type { ForChangingProducts, ProductSearch } from '../../../core/backend/ports/catalogue/ForChangingProducts.ts';
import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { columnOf, REPLACED_COLUMNS } from '../productColumns.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';
import { STORED_COLUMNS, type StoredProductRow, storedProductOf } from './productRows.ts';
import { foundByIn, likePattern, STYLE_ID } from './styleColumns.ts';

const LOCK = 'select version from catalogue where id = 1 for update';
const RAISE_VERSION = 'update catalogue set version = version + 1 where id = 1';
const SELECT = `select ${STORED_COLUMNS} from products p`;
const OF_STYLES = `${SELECT} where ${STYLE_ID} = any($1::text[]) order by p.position`;
const WITH_SKUS = `${SELECT} where p.key = any($1::text[]) order by p.position`;
const KEYS_OF = 'select id, key from products where id = any($1::bigint[])';
const FIND = `${SELECT} where ($1::text = '' or ${foundByIn('p')} like $1) and ($2::text is null or ${STYLE_ID} = $2)
  and ($3::text is null or p.position < (select position from products where key = $3))
order by p.position desc limit $4`;

const COLUMNS = REPLACED_COLUMNS.join(', ');
const GIVEN = 'json_populate_recordset(null::products, $1::json) r';
const NEXT = (column: string) => `(select coalesce(max(${column}), 0) + 1 from products)`;
const ADD = `insert into products (key, id, position, ${COLUMNS})
select r.key, ${NEXT('id')}, ${NEXT('position')}, ${of('r')} from ${GIVEN}
on conflict (key) do nothing returning key`;
/** The unique columns are not set: a line of a cart that is added would wait for the row. */
const REPLACE = `update products p set (${COLUMNS}) = (${of('r')}) from ${GIVEN} where p.key = r.key`;

/** Changes single products in SQL. */
export class SqlCatalogue extends SqlStore implements ForChangingProducts {
  async lock(): Promise<void> {
    await this.database.query(LOCK);
  }

  async ofStyles(styleIds: readonly string[]): Promise<readonly StoredProduct[]> {
    return (await this.database.query<StoredProductRow>(OF_STYLES, [styleIds])).map(storedProductOf);
  }

  async withSkus(skus: readonly string[]): Promise<readonly StoredProduct[]> {
    return (await this.database.query<StoredProductRow>(WITH_SKUS, [skus])).map(storedProductOf);
  }

  async keysOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    type Row = { readonly id: number; readonly key: string };
    const rows = await this.database.query<Row>(KEYS_OF, [ids.map(String)]);
    return new Map(rows.map(({ id, key }) => [Number(id), key]));
  }

  async find({ text, styleId, after, most }: ProductSearch): Promise<readonly StoredProduct[]> {
    const values = [likePattern(text), styleId ?? null, after ?? null, most];
    return (await this.database.query<StoredProductRow>(FIND, values)).map(storedProductOf);
  }

  async add(product: Omit<StoredProduct, 'id'>): Promise<boolean> {
    const isAdded = (await this.first(ADD, [rowsOf([product])])) !== undefined;
    if (isAdded) await this.database.query(RAISE_VERSION);
    return isAdded;
  }

  async replace(products: readonly StoredProduct[]): Promise<void> {
    await this.database.query(REPLACE, [rowsOf(products)]);
    await this.database.query(RAISE_VERSION);
  }
}

/** Returns rows of the table as JSON. The database keeps the pictures as their JSON. */
function rowsOf(products: readonly object[]): string {
  return storableJson(
    products.map((product) =>
      Object.fromEntries(Object.entries(product).map(([field, value]) => [columnOf(field), value])),
    ),
  );
}

function of(table: string): string {
  return REPLACED_COLUMNS.map((column) => `${table}.${column}`).join(', ');
}
