import type { ImportedProduct, ImportOutcome, StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import type { Queries } from './Database.ts';
import { storableJson } from './storableText.ts';

type Placed = Pick<StoredProduct, 'key' | 'id'> & { readonly position: number };

/** Lets one import through at a time. */
const LOCK = 'select id from catalogue for update';
const RAISE_VERSION = 'update catalogue set version = version + 1 where id = 1';
const PLACED = 'select key, id, position from products';

/** Frees the ids that products pass on to others, because each is unique at any time. 2^52 is above every id. */
const FREE_IDS = `update products p set id = p.id + 4503599627370496
from json_to_recordset($1::json) as r (key text, id bigint)
where p.key = r.key and p.id <> r.id`;

const WRITE = `insert into products as p (key, id, position, name, category, category_name, influencer, size, original_price,
  discounted_price, image, picture, description, is_listed)
select r.key, r.id, r.position, r.name, r.category, r."categoryName", r.influencer, r.size, r."originalPrice",
  r."discountedPrice", r.image, r.picture, r.description, r."isListed"
from json_to_recordset($1::json) as r (key text, id bigint, position integer, name text, category text,
  "categoryName" text, influencer text, size text, "originalPrice" integer, "discountedPrice" integer, image text,
  picture text, description text, "isListed" boolean)
on conflict (key) do update set id = excluded.id, name = excluded.name, category = excluded.category,
  category_name = excluded.category_name, influencer = excluded.influencer, size = excluded.size,
  original_price = excluded.original_price, discounted_price = excluded.discounted_price, image = excluded.image,
  picture = excluded.picture, description = excluded.description, is_listed = excluded.is_listed`;

/** Adds and replaces products inside a transaction. Writes nothing when the id of one belongs to another product. */
export async function importProducts(queries: Queries, products: readonly ImportedProduct[]): Promise<ImportOutcome> {
  await queries.query(LOCK);
  const before = new Map((await queries.query<Placed>(PLACED)).map((placed) => [placed.key, placed]));
  const rows = placedProducts(products, before);
  const key = keyOfTakenId(rows, before);
  if (key !== undefined) return { outcome: 'id-taken', key };
  const json = storableJson(rows);
  await queries.query(FREE_IDS, [json]);
  await queries.query(WRITE, [json]);
  await queries.query(RAISE_VERSION);
  const replaced = rows.filter((row) => before.has(row.key)).length;
  return { outcome: 'imported', added: rows.length - replaced, replaced };
}

/** Returns the products with ids and positions: those they have, or the next ones. `picture` becomes JSON. */
function placedProducts(products: readonly ImportedProduct[], before: ReadonlyMap<string, Placed>) {
  let id = highest([...before.values(), ...products].map((product) => product.id ?? 0));
  let position = highest([...before.values()].map((placed) => placed.position));
  return products.map((product) => {
    const placed = before.get(product.key);
    return {
      ...product,
      id: product.id ?? placed?.id ?? ++id,
      position: placed?.position ?? ++position,
      picture: product.picture === undefined ? null : JSON.stringify(product.picture),
    };
  });
}

/** Returns the key of the first product whose id another product has after the import. */
function keyOfTakenId(rows: readonly Placed[], before: ReadonlyMap<string, Placed>): string | undefined {
  const owners = new Map<number, number>();
  for (const { id } of new Map([...before, ...rows.map((row) => [row.key, row] as const)]).values()) {
    owners.set(id, (owners.get(id) ?? 0) + 1);
  }
  return rows.find(({ id }) => owners.get(id) !== 1)?.key;
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), 0);
}
