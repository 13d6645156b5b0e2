import { browserToMeasure } from './pages/browserToMeasure.ts';
import { certificate } from './pages/certificate.ts';
import { serveCommerce } from './pages/commerce.ts';
import { serveOurShop } from './pages/ourShop.ts';
import { PEERS, peers, servePeer } from './pages/peers.ts';
import { phoneRow } from './pages/phoneRow.ts';
import { type PhoneRun, phoneRun } from './pages/phoneRun.ts';
import type { ServedStorefront } from './pages/ServedStorefront.ts';

/**
 * Lighthouse's phone profile on production builds served as shops are: brotli, HTTPS and HTTP/2; ours by the compiled server. With
 * `COMMERCE_DIR` also Next.js Commerce by its own. */
export async function benchPages(runs: number): Promise<void> {
  console.log(`\nLighthouse, phone profile, medians of ${runs}, every visit the first.`);
  console.log('Ours: performance at least 99, the other three 100, layout shift below 0.02, pictures up to 60 kB,');
  console.log('largest paint at most 1.4 s on home, listing and details and 1.8 s on cart, blocking at most 60 ms.');
  if (certificate() === undefined) console.log('Without openssl there is no certificate: over HTTP/1.1 all is slower.');
  if (peers().length === 0) console.log(`No storefront of others stands in ${PEERS} (docs/benchmarks.md).`);
  const commerce = process.env.COMMERCE_DIR;
  const rows = await measured(await serveOurShop(), runs);
  if (commerce !== undefined) rows.push(...(await measured(await serveCommerce(commerce), runs)));
  for (const peer of peers()) rows.push(...(await measured(await servePeer(peer), runs)));
  console.table(Object.fromEntries(rows));
}

async function measured(storefront: ServedStorefront, runs: number): Promise<[string, ReturnType<typeof phoneRow>][]> {
  const rows: [string, ReturnType<typeof phoneRow>][] = [];
  try {
    for (const { name, path, device } of storefront.pages) {
      const browser = await browserToMeasure(storefront.address, device);
      const visits: PhoneRun[] = [];
      // One visit more, which does not count: it fills the server's caches, such as that of pictures in other sizes.
      for (let run = 0; run <= runs; run += 1) {
        await browser.clearCookies();
        visits.push(await phoneRun(`${storefront.address}${path}`, browser.port));
      }
      visits.shift();
      await browser.close();
      for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${name}: ${fault}`);
      rows.push([name, phoneRow(visits)]);
    }
    return rows;
  } finally {
    await storefront.stop();
  }
}
