import { chromium, type Locator, type Page } from 'playwright-core';
import { paths } from '../../../src/shop/paths/paths.ts';
import type { Device } from '../../browser/support/devices.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';
import { median } from '../median.ts';
import type { ServedStorefront } from './ServedStorefront.ts';

/** How much slower the processor is than this machine's. */
const SLOWDOWN = 6;
/** How long an interaction may take to be reported, in ms. */
const PATIENCE_MS = 2500;
const PRESS_MS = 80;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

declare global {
  interface Window {
    /** The interactions so far: from the input to the next painted frame, in ms, as the browser measures them. */
    interactionTimes?: number[];
  }
}

type Interaction = {
  readonly path: string;
  readonly viewport: typeof PHONE;
  readonly act: (page: Page) => Promise<void>;
};

/** Measures interaction to next paint, logged in. Returns the medians and the slowest of the runs, in ms. */
export async function measureInteractions({ address, shopper, sizedPath }: ServedStorefront, runs: number) {
  const rows: Record<string, { readonly 'median, ms': number; readonly 'slowest, ms': number }> = {};
  for (const [name, interaction] of Object.entries(interactionsOf(sizedPath))) {
    const times: number[] = [];
    // The first visit does not count: it fills the caches of the browser and the server.
    for (let run = 0; run <= runs; run += 1) times.push(await measure(address, shopper, interaction));
    times.shift();
    rows[name] = { 'median, ms': median(times), 'slowest, ms': Math.max(...times) };
  }
  return rows;
}

function interactionsOf(sizedPath: string): Readonly<Record<string, Interaction>> {
  return {
    filter: {
      ...{ path: paths.listing, viewport: DESKTOP },
      act: (page) => press(page.getByRole('checkbox').first()),
    },
    size: {
      ...{ path: sizedPath, viewport: PHONE },
      act: (page) => press(page.getByRole('radio').nth(1)),
    },
    'add to cart': {
      ...{ path: paths.listing, viewport: PHONE },
      act: (page) => press(page.getByRole('button', { name: /^Add to Cart/ }).first()),
    },
    menu: { path: paths.home, viewport: PHONE, act: (page) => press(page.getByRole('button', { name: 'Menu' })) },
    search: {
      ...{ path: paths.home, viewport: DESKTOP },
      act: (page) => page.getByRole('combobox').first().pressSequentially('tee', { delay: 150 }),
    },
  };
}

/** Presses the mouse as long as a person does. Playwright's own click would run its checks within the measured handlers. */
async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await button.page().mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
}

async function measure(address: string, device: Device, { path, viewport, act }: Interaction): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, '--ignore-certificate-errors'],
  });
  try {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    await context.addInitScript((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(device));
    const page = await context.newPage();
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const times: number[] = [];
      window.interactionTimes = times;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) times.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(PATIENCE_MS);
    return Math.max(16, ...(await page.evaluate(() => window.interactionTimes ?? [])));
  } finally {
    await browser.close();
  }
}
