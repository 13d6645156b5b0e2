import { browserToMeasure } from './pages/browserToMeasure.ts';
import { certificate } from './pages/certificate.ts';
import { measureInteractions } from './pages/interactions.ts';
import { serveOurShop } from './pages/ourShop.ts';
import { phoneRow } from './pages/phoneRow.ts';
import { type PhoneRun, phoneRun } from './pages/phoneRun.ts';
import type { ServedStorefront } from './pages/ServedStorefront.ts';

/** Lighthouse's phone profile on the compiled server behind a proxy that adds HTTPS and HTTP/2. */
export async function benchPages(runs: number): Promise<void> {
  console.log(`\nLighthouse, phone profile, medians of ${runs}, every visit the first.`);
  console.log('Performance at least 99, the other three 100, layout shift below 0.02, pictures up to 60 kB,');
  console.log('largest paint at most 1.2 s on home and 1.4 s elsewhere, blocking at most 60 ms.');
  if (certificate() === undefined) console.log('Without openssl there is no certificate: over HTTP/1.1 all is slower.');
  const storefront = await serveOurShop();
  try {
    console.table(Object.fromEntries(await measured(storefront, runs)));
    console.log('Interaction to next paint with the processor at a sixth of its speed: at most 200 ms.');
    console.table(await measureInteractions(storefront, runs));
  } finally {
    await storefront.stop();
  }
}

async function measured(storefront: ServedStorefront, runs: number): Promise<[string, ReturnType<typeof phoneRow>][]> {
  const rows: [string, ReturnType<typeof phoneRow>][] = [];
  for (const { name, path, device } of storefront.pages) {
    const browser = await browserToMeasure(storefront.address, device);
    const visits: PhoneRun[] = [];
    // One visit more, which does not count: it fills the server's caches, such as that of pictures in other sizes.
    for (let run = 0; run <= runs; run += 1) {
      await browser.clearCookies();
      visits.push(await phoneRun(`${storefront.address}${path}`, browser.port));
    }
    visits.shift();
    browser.close();
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`${name}: ${fault}`);
    rows.push([name, phoneRow(visits)]);
  }
  return rows;
}
