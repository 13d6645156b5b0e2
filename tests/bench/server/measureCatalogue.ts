import { filtersToQueryString } from '../../../core/domain/catalogue/filtersQueryString.ts';
import { shoppersToggles } from '../shoppersToggles.ts';
import { load, type Request } from './load.ts';
import { startProcess } from './startProcess.ts';

const PRODUCTS = 100_000;
const PAGE_SIZE = 48;
/** More than the server keeps, so that it has to search for each. */
const DIFFERENT = 5_000;

/** Prints how many searches of a large catalogue the server answers per second: the same ones again and again, and all different ones. */
export async function measureCatalogue(): Promise<void> {
  const server = await startProcess(['--import', 'tsx', 'tests/bench/server/serveLargeShop.ts', String(PRODUCTS)], {});
  try {
    const toggles = shoppersToggles().map(filtersToQueryString);
    const search = (toggle: string, from: number): Request => ({
      ...{
        method: 'GET',
        path: `/api/catalogue?${[toggle, `from=${from}&count=${PAGE_SIZE}`].filter(Boolean).join('&')}`,
      },
      headers: { 'accept-encoding': 'br' },
    });
    const different = Array.from({ length: DIFFERENT }, (_, at) => search(toggles[at % toggles.length] ?? '', at));
    console.log(`\nSearches of ${PRODUCTS.toLocaleString('en')} products with all counts, per second. At least 1,000.`);
    console.table({
      'the same ones': await load(
        server.address,
        toggles.map((toggle) => search(toggle, 0)),
      ),
      'all different': await load(server.address, different),
    });
  } finally {
    await server.stop();
  }
}
