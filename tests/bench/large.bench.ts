import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { paths } from '../../src/shop/paths/paths.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../browser/support/launchChromium.ts';
import { benchServedListing } from './large/benchServedListing.ts';
import { longestTask } from './large/longestTask.ts';
import { benchManyCreators } from './large/manyCreators.ts';
import { openShop } from './large/openShop.ts';
import { timeToNextPaint } from './large/timeToNextPaint.ts';
import { median } from './median.ts';

const PRODUCTS = 10_000;
const SLOWED = 4;
const TOGGLES = 10;
/** How far the page is scrolled, in CSS pixels, and how fast, in pixels a second. */
const SCROLL = { distance: 20_000, speed: 4_000 };

const screens = [
  { name: 'phone', viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
] as const;

/** Measures the listing with many products in the production build on a throttled CPU, against its limits. */
export async function benchLarge(runs = 5): Promise<void> {
  const shop = await openShop(PRODUCTS);
  console.log(
    `\nThe listing with ${PRODUCTS.toLocaleString('en')} products, CPU slowed ${SLOWED} times, of ${runs} runs`,
  );
  for (const { name, ...screen } of screens) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await visit(shop.address, screen));
    const middle = (pick: (one: Measured) => number) => median(measured.map(pick)).toFixed(0);
    console.log(
      [
        name.padEnd(8),
        `filter toggle to the next painted frame ${middle(({ toggle }) => toggle)} ms (at most 100)`,
        `the slowest of ${TOGGLES} ${middle(({ slowestToggle }) => slowestToggle)} ms`,
        `longest task of scrolling ${middle(({ longest }) => longest)} ms (at most 40)`,
        `cards drawn ${middle(({ cards }) => cards)}, elements ${middle(({ elements }) => elements)}`,
      ].join('  '),
    );
  }
  await shop.close();
  await benchManyCreators(runs);
  await benchServedListing(runs);
}

type Measured = {
  /** In ms. */
  readonly toggle: number;
  readonly slowestToggle: number;
  readonly longest: number;
  /** The most at any time. */
  readonly cards: number;
  readonly elements: number;
};

type Screen = Omit<(typeof screens)[number], 'name'>;

async function visit(address: string, screen: Screen): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  const page = await (await browser.newContext(screen)).newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${address}${paths.listing}`);
  await page.locator('[data-spinner]').waitFor({ state: 'detached' });
  await page.locator('[aria-posinset]').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  const top = await drawn(page);
  const browserSession = await browser.newBrowserCDPSession();
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const renderers = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  const longest = await longestTask(browserSession, renderers[0]?.id ?? 0, () => scroll(session, screen));
  const below = await drawn(page);
  const times: number[] = [];
  for (const toggle of await toggles(page, screen.isMobile)) times.push(await timeToNextPaint(page, toggle));
  await browser.close();
  return {
    toggle: median(times),
    slowestToggle: Math.max(...times),
    longest,
    cards: Math.max(top.cards, below.cards),
    elements: Math.max(top.elements, below.elements),
  };
}

/** Scrolls down and up again, as a finger or a wheel would. */
async function scroll(session: CDPSession, { viewport, hasTouch }: Screen): Promise<void> {
  for (const yDistance of [-SCROLL.distance, SCROLL.distance / 2]) {
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: viewport.width / 2, y: viewport.height / 2, yDistance, speed: SCROLL.speed },
      gestureSourceType: hasTouch ? 'touch' : 'mouse',
    });
  }
}

/** What is toggled, one after the other: every option once on and once off. */
async function toggles(page: Page, isMobile: boolean): Promise<readonly Locator[]> {
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  const options = panel.locator('label:has(input[type=checkbox])');
  await options.first().waitFor();
  const first = Array.from({ length: TOGGLES / 2 }, (_, place) => options.nth(place));
  return [...first, ...first];
}

function drawn(page: Page): Promise<{ readonly cards: number; readonly elements: number }> {
  return page.evaluate(() => ({
    cards: document.querySelectorAll('article').length,
    elements: document.querySelectorAll('*').length,
  }));
}
