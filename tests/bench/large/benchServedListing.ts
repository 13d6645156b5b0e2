import { type CDPSession, chromium, type Page } from 'playwright-core';
import { paths } from '../../../src/shop/paths/paths.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';
import { median } from '../median.ts';
import { firstVisitBytes } from './firstVisitBytes.ts';
import { openShop } from './openShop.ts';
import { timeToAnswer } from './timeToAnswer.ts';

/** Product pages, the bytes of which are added: how many pieces of its creator a page shows depends on the catalogue. */
const PRODUCTS = [3, 7, 14, 20];
const FEW = 25;
const HELD = 2_000;
const MANY = 100_000;
const SLOWED = 4;
const PRESSES = 10;
const QUIET_MS = 500;
/** The network of Lighthouse's phone, "slow 4G": 150 ms from request to response, 1.6 Mbit/s down, 750 kbit/s up; in ms and bytes a second. */
const PHONE_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Measures the listing of the real server: the bytes of a first visit, and a press on a filter until its answer is shown. */
export async function benchServedListing(runs: number): Promise<void> {
  console.log(
    `\nThe server's listing on Lighthouse's phone, 150 ms and 1.6 Mbit/s, CPU slowed ${SLOWED} times, of ${runs} runs`,
  );
  const few = await visits(FEW, runs);
  const held = await visits(HELD, runs);
  const many = await visits(MANY, runs);
  for (const page of ['home', 'listing', 'products'] as const) {
    const ratio = (many.bytes[page] / few.bytes[page]).toFixed(3);
    console.log(
      `first visit to ${page}: ${few.bytes[page]} bytes with ${FEW} products, ${many.bytes[page]} with ${MANY}, ratio ${ratio} (at most 1.1)`,
    );
  }
  console.log('A press on a filter, from its release to the end of the frame with the new result count');
  console.table({
    [`${HELD.toLocaleString('en')} products, on the device`]: row(held.presses, 100),
    [`${MANY.toLocaleString('en')} products, from the server`]: row(many.presses, 300),
  });
}

/** The medians of all presses, and the slowest. */
function row(presses: readonly Press[], limit: number) {
  const times = presses.map(({ ms }) => ms);
  return {
    ms: Math.round(median(times)),
    'at most': limit,
    slowest: Math.round(Math.max(...times)),
    calls: median(presses.map(({ calls }) => calls)),
    'bytes of the calls': median(presses.map(({ bytes }) => bytes)),
  };
}

async function visits(count: number, runs: number) {
  const shop = await openShop(count);
  try {
    const presses: Press[] = [];
    for (let run = 0; run < runs; run += 1) presses.push(...(await pressFilters(shop.address)));
    const bytes = {
      home: await firstVisitBytes(shop.address),
      listing: await firstVisitBytes(`${shop.address}${paths.listing}`),
      products: 0,
    };
    for (const id of PRODUCTS) bytes.products += await firstVisitBytes(`${shop.address}${paths.product(id)}`);
    return { presses, bytes };
  } finally {
    await shop.close();
  }
}

/** A press on a filter, with its calls of the API. */
type Press = { readonly ms: number; readonly calls: number; readonly bytes: number };

/** Presses different filters. */
async function pressFilters(address: string): Promise<readonly Press[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  // The service worker's requests would not be slowed.
  const page = await (await browser.newContext({ ...PHONE, serviceWorkers: 'block' })).newPage();
  await page.goto(`${address}${paths.listing}`);
  await page.locator('[data-spinner]').waitFor({ state: 'detached' });
  await page.locator('article').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await options(page).first().waitFor();
  await session.send('Network.emulateNetworkConditions', PHONE_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const calls = await countCalls(session);
  const presses: Press[] = [];
  for (let place = 0; place < PRESSES && place < (await options(page).count()); place += 1) {
    const before = { ...calls };
    const ms = await timeToAnswer(page, options(page).nth(place));
    // The grid behind the filters may ask for more products after the frame.
    await page.waitForTimeout(QUIET_MS);
    presses.push({ ms, calls: calls.count - before.count, bytes: calls.bytes - before.bytes });
  }
  await browser.close();
  return presses;
}

/** Returns the calls of the API from now on, which grow. `bytes` are those of the responses, compressed and with headers. */
async function countCalls(session: CDPSession): Promise<{ readonly count: number; readonly bytes: number }> {
  const calls = { count: 0, bytes: 0 };
  const requests = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return;
    requests.add(requestId);
    calls.count += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) calls.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return calls;
}

function options(page: Page) {
  return page.getByRole('dialog').locator('label:has(input[type=checkbox])');
}
