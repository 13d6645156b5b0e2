import { ShopServer } from '../browser/support/ShopServer.ts';
import { browserToMeasure } from './pages/browserToMeasure.ts';
import { certificate } from './pages/certificate.ts';
import { ourShop } from './pages/ourShop.ts';
import { PEERS, peers } from './pages/peers.ts';
import { phoneRow } from './pages/phoneRow.ts';
import { type PhoneRun, phoneRun } from './pages/phoneRun.ts';
import type { Storefront } from './pages/Storefront.ts';

/** Lighthouse's phone profile on production builds served as shops are: brotli, HTTPS, HTTP/2, an API that answers at once. */
export async function benchPages(runs: number): Promise<void> {
  const secured = certificate();
  console.log(`\nLighthouse, phone profile, medians of ${runs}, every visit the first.`);
  console.log('Ours: performance at least 98, the other three 100, layout shift below 0.02, pictures up to 60 kB.');
  if (secured === undefined) console.log('Without openssl there is no certificate: over HTTP/1.1 all is slower.');
  const others = peers();
  if (others.length === 0) console.log(`No storefront of others stands in ${PEERS} (docs/benchmarks.md).`);
  const rows: [string, ReturnType<typeof phoneRow>][] = [];
  for (const storefront of [ourShop(), ...others]) rows.push(...(await measured(storefront, runs, secured)));
  console.table(Object.fromEntries(rows));
}

async function measured(
  { folder, backEnd, pages }: Storefront,
  runs: number,
  secured: ReturnType<typeof certificate>,
): Promise<[string, ReturnType<typeof phoneRow>][]> {
  const server = new ShopServer(folder, { isCompressed: true, ...(secured && { certificate: secured }) });
  const address = await server.start();
  server.backEnd = backEnd;
  const rows: [string, ReturnType<typeof phoneRow>][] = [];
  for (const { name, path, device } of pages) {
    const browser = await browserToMeasure(address, device);
    const visits: PhoneRun[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await phoneRun(`${address}${path}`, browser.port));
    await browser.close();
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${name}: ${fault}`);
    rows.push([name, phoneRow(visits)]);
  }
  await server.stop();
  return rows;
}
