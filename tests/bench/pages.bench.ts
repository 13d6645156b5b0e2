import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/mirage/seeds/products.ts';
import { paths } from '../../src/shell/paths.ts';
import { priyaWith, sessionOfPriya } from '../browser/support/devices.ts';
import { ShopServer } from '../browser/support/ShopServer.ts';
import { median } from './median.ts';
import { browserToMeasure } from './pages/browserToMeasure.ts';
import { type PhoneRun, phoneRun } from './pages/phoneRun.ts';

const pages = [
  { name: 'home', path: paths.home, device: {} },
  { name: 'listing', path: paths.listing, device: {} },
  { name: 'details', path: paths.product(14), device: {} },
  { name: 'cart', path: paths.cart, device: sessionOfPriya() },
] as const;

/** Lighthouse's phone profile on the production build, served with brotli, its API answering at once; medians. */
export async function benchPages(runs = 5): Promise<void> {
  const server = new ShopServer('dist', { isCompressed: true });
  const address = await server.start();
  const users = [priyaWith({ cart: [1, 3, 14], hasAddress: true })];
  server.backEnd = createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users } }).fetch;
  console.log(`\nLighthouse, phone profile, medians of ${runs} (performance, accessibility, best practices, SEO)`);
  for (const { name, path, device } of pages) {
    const browser = await browserToMeasure(address, device);
    const measured: PhoneRun[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await phoneRun(`${address}${path}`, browser.port));
    await browser.close();
    console.log(lineOf(name, measured));
    for (const fault of new Set(measured.flatMap(({ faults }) => faults))) console.log(`             ${fault}`);
  }
  await server.stop();
}

function lineOf(name: string, runs: readonly PhoneRun[]): string {
  const middle = (pick: (run: PhoneRun) => number) => median(runs.map(pick));
  const scores = [
    middle(({ performance }) => performance),
    middle(({ accessibility }) => accessibility),
    middle(({ bestPractices }) => bestPractices),
    middle(({ seo }) => seo),
  ];
  return [
    name.padEnd(10),
    scores.map((score) => String(score).padStart(4)).join(''),
    `   layout shift ${middle(({ layoutShift }) => layoutShift).toFixed(3)}`,
    `largest paint ${(middle(({ largestPaint }) => largestPaint) / 1000).toFixed(2)} s`,
    `blocking ${middle(({ blocking }) => blocking).toFixed(0)} ms`,
    `scripts ${(middle(({ scripts }) => scripts) / 1000).toFixed(1)} kB`,
    `largest picture ${(middle(({ largestPicture }) => largestPicture) / 1000).toFixed(1)} kB`,
  ].join('  ');
}
