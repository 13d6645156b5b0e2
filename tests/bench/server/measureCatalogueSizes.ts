import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJsonProducts } from '../../../adapters/product-files/jsonProduct.ts';
import { openDatabase } from '../../../adapters/sql/connection/openDatabase.ts';
import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { findShop } from '../../../src/commands/findShop.ts';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { generateStyles } from '../generateStyles.ts';
import { shoppersToggles } from '../shoppersToggles.ts';
import { startServerOn } from './startBuiltServer.ts';

const SIZES = [
  { products: 100_000, creators: 3_000 },
  { products: 300_000, creators: 3_000 },
  { products: 1_000_000, creators: 3_000 },
  { products: 1_000_000, creators: 30_000 },
];
type Place = { readonly databaseUrl: string; readonly dataDir: string };

const MS_PER_SECOND = 1000;
const SEARCHES = 100;
const TEXTS = ['kurta', 'linen shirt', 'monsoon', 'tote', 'denim jacket', 'shirt karika', 'jakcet', 'tshirt'];
/** How many products one file of an import has. */
const PART = 50_000;

/** Prints the memory of a process, and how long an import, a start and searches take, by the size of the catalogue on PostgreSQL. */
export async function measureCatalogueSizes(): Promise<void> {
  const rows: Record<string, object> = {};
  for (const size of SIZES) {
    const name = `${size.products.toLocaleString('en')} of ${size.creators.toLocaleString('en')}`;
    // A server that does not start is a result, too.
    rows[name] = await measure(size).catch((error: unknown) => ({ failed: String(error) }));
    console.log(name, rows[name]);
  }
  console.log('\nCatalogues on PostgreSQL. At a million products: start at most 5 s, searches p95 100 ms, 300 MB.');
  console.table(rows);
}

async function measure({ products, creators }: (typeof SIZES)[number]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'creator-row-bench-'));
  const place = { databaseUrl: await newDatabase(), dataDir };
  try {
    const imported = await measureImport(place, generateStyles(products, creators));
    const database = await openDatabase(place);
    await database.session((session) => session.query('vacuum analyze products'));
    await database.close();
    return { ...imported, ...(await measureServer(place)) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Imports the products by the admin API, one file after the other. */
async function measureImport(place: Place, products: Generator<StoredProduct>) {
  const server = await startServerOn(place);
  const { url, key } = await findShop({ DATA_DIR: place.dataDir });
  try {
    const times: number[] = [];
    for (let part = take(products, PART); part.length > 0; part = take(products, PART)) {
      const body = new FormData();
      body.set('products', new Blob([writeJsonProducts(part)]), 'products.json');
      const before = performance.now();
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${url}/api/admin/products/import`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`Import: ${response.status} ${await response.text()}`);
      times.push(performance.now() - before);
    }
    const seconds = (ms: number) => Math.round(ms / MS_PER_SECOND);
    return {
      'import, s': seconds(times.reduce((sum, time) => sum + time, 0)),
      [`last ${PART.toLocaleString('en')}`]: seconds(times.at(-1) ?? 0),
      'import, most MB': memoryOf(server.pid)['most MB'],
    };
  } finally {
    await server.stop();
  }
}

function take(products: Generator<StoredProduct>, count: number): readonly StoredProduct[] {
  const taken: StoredProduct[] = [];
  while (taken.length < count) {
    const { value, done } = products.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function measureServer(place: Place) {
  const begin = performance.now();
  const server = await startServerOn(place);
  const start = performance.now() - begin;
  const search = async (query: string) => {
    const before = performance.now();
    const response = await fetch(`${server.address}/api/catalogue?count=48&${query}`);
    if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - before;
  };
  try {
    const first = await search('');
    const toggles = shoppersToggles().map((filters) => filtersToQueryString(filters));
    const queries = Array.from({ length: SEARCHES }, (_, at) => {
      const search = TEXTS[at % TEXTS.length] ?? '';
      const filters = at % 2 === 0 ? toggles[at % toggles.length] : filtersToQueryString({ ...noFilters, search });
      return `${filters}&from=${at}`;
    });
    const times: number[] = [];
    for (const query of queries) times.push(await search(query));
    times.sort((one, other) => one - other);
    const ms = (time: number | undefined) => Math.round(time ?? Number.NaN);
    return {
      'start, ms': ms(start),
      'first search, ms': ms(first),
      'search p50': ms(times[SEARCHES / 2]),
      'search p95': ms(times[Math.floor(SEARCHES * 0.95)]),
      ...memoryOf(server.pid),
    };
  } finally {
    await server.stop();
  }
}

/** In MB, now and at most. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { MB: megabytes('VmRSS'), 'most MB': megabytes('VmHWM') };
}
