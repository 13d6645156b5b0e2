import { chromium, type Page } from 'playwright-core';
import { paths } from '../../../src/navigation/paths.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';
import { median } from '../median.ts';
import { firstVisitBytes } from './firstVisitBytes.ts';
import { openShop } from './openShop.ts';
import { timeToAnswer } from './timeToAnswer.ts';

const FEW = 25;
const HELD = 2_000;
const MANY = 100_000;
const SLOWED = 4;
const PRESSES = 10;
/** "Fast 4G" of Chrome's developer tools. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Measures the listing of the real server: the bytes of a first visit, and a press on a filter until its answer is shown. */
export async function benchServedListing(runs: number): Promise<void> {
  console.log(`\nThe server's listing on a phone, fast 4G, CPU slowed ${SLOWED} times, of ${runs} runs`);
  const few = await visits(FEW, runs);
  const held = await visits(HELD, runs);
  const many = await visits(MANY, runs);
  for (const page of ['home', 'listing'] as const) {
    const ratio = (many.bytes[page] / few.bytes[page]).toFixed(3);
    console.log(
      `first visit to ${page}: ${few.bytes[page]} bytes with ${FEW} products, ${many.bytes[page]} with ${MANY}, ratio ${ratio} (at most 1.1)`,
    );
  }
  console.log(`press to the frame with its answer: ${held.press.toFixed(0)} ms with ${HELD} products (at most 100)`);
  console.log(`press to the frame with its answer: ${many.press.toFixed(0)} ms with ${MANY} products (at most 300)`);
}

async function visits(count: number, runs: number) {
  const shop = await openShop(count);
  try {
    const presses: number[] = [];
    for (let run = 0; run < runs; run += 1) presses.push(await pressFilters(shop.address));
    const bytes = {
      home: await firstVisitBytes(shop.address),
      listing: await firstVisitBytes(`${shop.address}${paths.listing}`),
    };
    return { press: median(presses), bytes };
  } finally {
    await shop.close();
  }
}

/** Returns the median time of presses on different filters, in ms. */
async function pressFilters(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`${address}${paths.listing}`);
  await page.locator('[data-spinner]').waitFor({ state: 'detached' });
  await page.locator('article').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await options(page).first().waitFor();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times: number[] = [];
  for (let place = 0; place < PRESSES && place < (await options(page).count()); place += 1) {
    times.push(await timeToAnswer(page, options(page).nth(place)));
  }
  await browser.close();
  return median(times);
}

function options(page: Page) {
  return page.getByRole('dialog').locator('label:has(input[type=checkbox])');
}
