import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../adapters/sql/connection/openDatabase.ts';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { shoppersToggles } from '../shoppersToggles.ts';
import { fillShop } from './fillShop.ts';
import { startServerOn } from './startBuiltServer.ts';

const SIZES = [
  { products: 100_000, creators: 3_000 },
  { products: 300_000, creators: 3_000 },
  { products: 1_000_000, creators: 3_000 },
  { products: 1_000_000, creators: 30_000 },
];
const SEARCHES = 100;
const TEXTS = ['kurta', 'linen shirt', 'monsoon', 'tote', 'denim jacket', 'shirt karika', 'jakcet', 'tshirt'];
/** One of 1,728 words. */
const word = (number: string) =>
  ['', ' / 12', ' / 144']
    .map((by) => `(array['ka','ri','mo','ta','su','le','na','vi','do','sha','pe','ju'])[1 + ${number}${by} % 12]`)
    .join(' || ');
const STYLE = '((id - 1) / 4)';
/** Of the creators of the sample catalogue, each has a number of others who make the same. Each style has a name of its own, of some 1,700 words. */
const SPREAD = `update products set influencer = influencer || '.' || ${STYLE} / 25 % ($1::integer / 8),
  name = regexp_replace(name, '[0-9]+$', '') || ${word(STYLE)} || ' ' || ${word(`${STYLE} / 1728`)}
where key like 'filled-%'`;

/** Prints the memory of a process, and how long its start and its searches take, by the size of the catalogue on PostgreSQL. */
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
    await (await startServerOn(place)).stop();
    const database = await openDatabase(place);
    await database.session(async (session) => {
      await fillShop(session, { shoppers: 0, products });
      await session.query(SPREAD, [creators]);
      await session.query('vacuum analyze products');
    });
    await database.close();
    return await measureServer(place);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureServer(place: { readonly databaseUrl: string; readonly dataDir: string }) {
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
