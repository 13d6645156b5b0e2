import { setImmediate as turn } from 'node:timers/promises';
import type {
  ImportedProduct,
  ImportOutcome,
  ProductStream,
  Written,
} from '../../core/backend/ports/ForStoringProducts.ts';
import type { Database, Queries } from './connection/Database.ts';
import { columnOf, REPLACED_COLUMNS } from './productColumns.ts';
import { storableJson } from './storableText.ts';

/** How many rows a statement writes: the embedded database lets nothing else run meanwhile. */
const BATCH = 1_000;

/** The products by their place in the import. An earlier import of the same connection may have left some. */
const CLEAR = `create temp table if not exists imported as select 0 as place, p.* from products p with no data;
create unique index if not exists imported_place on imported (place);
create temp sequence if not exists next_id;
create temp sequence if not exists next_position;
truncate imported;`;
const STAGE = 'insert into imported select * from json_populate_recordset(null::imported, $1::json)';

/** Lets one import through at a time, which has no time limit, also when the role that it runs as has one. */
const LOCK = `set local statement_timeout = 0;
select id from catalogue for update;
select setval('next_id', greatest((select max(id) from products), (select max(id) from imported), 0) + 1, false);
select setval('next_position', (select coalesce(max(position), 0) + 1 from products), false);`;

/** The first product that gets or keeps an id which another one keeps or gets. */
const TAKEN = `select key from imported where place = (
  select min(least(r.place, o.place)) from imported r join products p on p.id = r.id and p.key <> r.key
  left join imported o on o.key = p.key where o.id is null)`;

/** Frees the ids that products pass on to others, because each is unique at any time. 2^52 is above every id. */
const FREE_IDS = `update products set id = id + 4503599627370496 where key in (
  select p.key from imported r join products p on p.key = r.key and p.id <> r.id and p.id < 4503599627370496
  order by p.id limit ${BATCH})
returning key`;

/**
 * New products get the next ids and positions in their order; replaced ones keep their position. Those that are as before are not
 * written: most of an import often are, and other statements wait for the transaction. The id of a replaced product is not set, because
 * a line of a cart or a wishlist that is added would wait for a row whose unique column is set.
 */
const WRITE = `insert into products (key, id, position, ${REPLACED_COLUMNS})
select r.key, coalesce(r.id, p.id, nextval('next_id')), coalesce(p.position, nextval('next_position')), ${replacedOf('r')}
from imported r left join products p on p.key = r.key where r.place > $1 and r.place <= $2 and
  (p.id is null or (${replacedOf('r')}) is distinct from (${replacedOf('p')}))
order by r.place
on conflict (key) do update set (${REPLACED_COLUMNS}) = (${replacedOf('excluded')})
returning key`;

const GIVE_IDS = `update products p set id = r.id from imported r
where p.key = r.key and p.id <> r.id and r.place > $1 and r.place <= $2
returning p.key`;

const END = 'update catalogue set version = version + 1 where id = 1; truncate imported';
const COUNT = `select count(*) as staged, count(*) filter (where p.key is null) as added
from imported r left join products p on p.key = r.key`;

/**
 * Adds and replaces products. Reads them into a temporary table of the session first, then writes all in one transaction. Writes
 * nothing when the id of one belongs to another product. `then` writes more in the same transaction. Other work gets its turn after each batch.
 */
export async function importProducts(
  session: Database,
  products: ProductStream,
  then: (queries: Queries, written: Written) => Promise<void> | undefined = () => undefined,
): Promise<ImportOutcome> {
  await session.runScript(CLEAR);
  const staged = await stage(session, products);
  return session.transaction(async (queries) => {
    const outcome = await writeStaged(queries, staged);
    if (outcome.outcome === 'imported') await then(queries, outcome);
    return outcome;
  });
}

/** Resolves with how many products there are. */
async function stage(session: Queries, products: ProductStream): Promise<number> {
  let rows: object[] = [];
  let count = 0;
  const flush = async () => {
    await session.query(STAGE, [storableJson(rows)]);
    rows = [];
    await turn();
  };
  for await (const product of products) {
    count += 1;
    rows.push(rowOf(product, count));
    if (rows.length === BATCH) await flush();
  }
  await flush();
  return count;
}

async function writeStaged(queries: Queries, staged: number): Promise<ImportOutcome> {
  await queries.runScript(LOCK);
  const [count] = await queries.query<{ readonly staged: number; readonly added: number }>(COUNT);
  if (count?.staged !== staged) throw new Error('The temporary table of the import is not that of its products');
  const [taken] = await queries.query<{ readonly key: string }>(TAKEN);
  if (taken !== undefined) return { outcome: 'id-taken', key: taken.key };
  await turn();
  let freed = 0;
  let batch: number;
  do {
    batch = (await queries.query(FREE_IDS)).length;
    freed += batch;
    await turn();
  } while (batch === BATCH);
  let written = 0;
  for (let place = 0; place < staged; place += BATCH) {
    await turn();
    const places = [place, place + BATCH];
    const keys = await queries.query<{ readonly key: string }>(WRITE, places);
    const moved = freed > 0 ? await queries.query<{ readonly key: string }>(GIVE_IDS, places) : [];
    written += new Set([...keys, ...moved].map(({ key }) => key)).size;
  }
  await queries.runScript(END);
  const { added } = count;
  return { outcome: 'imported', added, replaced: staged - added, changed: written - added };
}

/** Returns a row of the table `imported`; its position comes later. The database keeps the pictures as their JSON. */
function rowOf(product: ImportedProduct, place: number): object {
  return Object.fromEntries(Object.entries({ ...product, place }).map(([field, value]) => [columnOf(field), value]));
}

function replacedOf(table: string): string {
  return REPLACED_COLUMNS.map((column) => `${table}.${column}`).join(', ');
}
