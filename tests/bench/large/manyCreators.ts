import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { paths } from '../../../src/shop/paths/paths.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';
import { median } from '../median.ts';
import { openShop } from './openShop.ts';
import { timeToNextPaint } from './timeToNextPaint.ts';

const PRODUCTS = 10_000;
const FEW = 8;
const MANY = 3_000;
const SLOWED = 4;
const TOGGLES = 10;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Compares the documents, and the filters on a phone, of a shop with many creators with those of one with eight. */
export async function benchManyCreators(runs: number): Promise<void> {
  console.log(
    `\n${PRODUCTS} products by ${FEW} and by ${MANY} creators, phone, CPU slowed ${SLOWED} times, of ${runs} runs`,
  );
  const few = await measured(FEW, runs);
  const many = await measured(MANY, runs);
  for (const path of [paths.home, paths.listing]) {
    const [small, large] = [few.documents[path], many.documents[path]];
    if (small === undefined || large === undefined) throw new Error(`${path} was not measured`);
    const ratio = (size: 'plain' | 'brotli') =>
      `${large[size]} ÷ ${small[size]} = ${(large[size] / small[size]).toFixed(3)}`;
    console.log(`document of ${path}: ${ratio('plain')}, brotli ${ratio('brotli')} (at most 1.15)`);
  }
  console.table({
    'Filter to the first checkbox that is painted, ms': { few: few.open, many: many.open, 'at most': 700 },
    'toggle to the next painted frame, ms': { few: few.toggle, many: many.toggle, 'at most': 120 },
    'checkboxes in the dialog': { few: few.boxes, many: many.boxes },
    'elements with the dialog open': { few: few.elements, many: many.elements },
  });
}

async function measured(creators: number, runs: number) {
  const shop = await openShop(PRODUCTS, creators);
  try {
    const documents: Record<string, { readonly plain: number; readonly brotli: number }> = {};
    for (const path of [paths.home, paths.listing]) {
      const html = Buffer.from(await (await fetch(shop.address + path)).arrayBuffer());
      documents[path] = { plain: html.byteLength, brotli: brotliCompressSync(html).byteLength };
    }
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(shop.address));
    const middle = (pick: (one: (typeof visits)[number]) => number) => Math.round(median(visits.map(pick)));
    return {
      documents,
      open: middle(({ open }) => open),
      toggle: middle(({ toggle }) => toggle),
      boxes: middle(({ boxes }) => boxes),
      elements: middle(({ elements }) => elements),
    };
  } finally {
    await shop.close();
  }
}

/** Opens the filters and toggles some. Times in ms. */
async function visit(address: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${address}${paths.listing}`);
  await page.locator('[data-spinner]').waitFor({ state: 'detached' });
  await page.locator('article').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('[role=dialog] input[type=checkbox]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('button', { name: /^Filter/ }).click();
  const open = await painted;
  const options = page.getByRole('dialog').locator('label:has(input[type=checkbox])');
  const boxes = await options.count();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const times: number[] = [];
  for (let toggle = 0; toggle < TOGGLES; toggle += 1) {
    times.push(await timeToNextPaint(page, options.nth(toggle % (TOGGLES / 2))));
  }
  await browser.close();
  return { open, toggle: median(times), boxes, elements };
}
