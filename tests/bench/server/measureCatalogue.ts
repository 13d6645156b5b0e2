import type { Filters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { filtersToQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { generateCatalogue } from '../generateCatalogue.ts';
import { shoppersToggles } from '../shoppersToggles.ts';
import { load, type Request } from './load.ts';
import { cpuOf } from './processes.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

const PRODUCTS = 100_000;
const PAGE_SIZE = 48;
/** More than the server keeps, so that it has to search for each. */
const DIFFERENT = 5_000;
/** The requests of a measurement, and those before it. */
const AMOUNT = 6_000;
const WARM_UP = 1_000;
const MS_PER_SECOND = 1000;
const BROTLI = { 'accept-encoding': 'br' };

/**
 * Prints how many searches of a large catalogue the server answers per second on this machine, and in a second of CPU time with all
 * its threads, which is what one core can do: the same ones again and again, all different ones, and those with a text. Prints the
 * same of a product page.
 */
export async function measureCatalogue(): Promise<void> {
  const server = await startProcess(['--import', 'tsx', 'tests/bench/server/serveLargeShop.ts', String(PRODUCTS)], {});
  try {
    // The server indexes the products with the first search.
    await fetch(`${server.address}/api/catalogue`);
    const toggles = shoppersToggles();
    const different = <Value>(toRequest: (filters: Filters, at: number) => Value) =>
      Array.from({ length: DIFFERENT }, (_, at) => toRequest(toggles[at % toggles.length] as Filters, at));
    const names = generateCatalogue(DIFFERENT).map(({ name }) => name);
    console.log(
      `\nSearches of ${PRODUCTS.toLocaleString('en')} products with all counts. At least 1,000 a second on one core, 2,000 of a product page.`,
    );
    console.table({
      'the same ones': await measure(
        server,
        toggles.map((filters) => search(filters, 0)),
      ),
      'all different': await measure(server, different(search)),
      'all different, each with a text': await measure(
        server,
        different((filters, at) =>
          // Few texts are different: the places are, too.
          search({ ...filters, search: startOf(names[at] ?? '', at) }, Math.floor(at / toggles.length)),
        ),
      ),
      'a product page': await measure(server, [{ method: 'GET', path: paths.product(14), headers: BROTLI }]),
    });
  } finally {
    await server.stop();
  }
}

async function measure({ address, pid }: RunningProcess, requests: readonly Request[]) {
  await load(address, requests, { amount: WARM_UP });
  const before = cpuOf(pid);
  const perSecond = await load(address, requests, { amount: AMOUNT });
  const cpu = (cpuOf(pid) - before) / AMOUNT;
  return { 'per second': perSecond, 'CPU, ms': cpu.toFixed(2), 'on one core': Math.round(MS_PER_SECOND / cpu) };
}

function search(filters: Filters, from: number): Request {
  const query = [filtersToQueryString(filters), `from=${from}&count=${PAGE_SIZE}`].filter(Boolean).join('&');
  return { method: 'GET', path: `/api/catalogue?${query}`, headers: BROTLI };
}

/** Returns what a shopper has typed of a name so far: from 3 characters on. */
function startOf(name: string, at: number): string {
  return name.slice(0, 3 + (at % 12)).trim();
}
