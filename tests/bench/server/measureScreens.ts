import type { Page } from 'playwright-core';
import { ownerSeed } from '../../../adapters/seeds/owner.ts';
import { launchChromium } from '../../browser/support/launchChromium.ts';
import { median } from '../median.ts';

const ROUNDS = 5;
/** The links that are pressed one after the other; the last of each is a row of the list before it. */
const PRESSES: Readonly<Record<string, string>> = {
  Orders: 'nav a[href="/admin/orders"]',
  Shipped: 'main a[href*="state=shipped"]',
  'an order': 'main td a[href^="/admin/orders/"]',
  Products: 'nav a[href="/admin/products"]',
  'a product': 'main a[href^="/admin/products/"]',
  Stock: 'nav a[href="/admin/stock"]',
  Coupons: 'nav a[href="/admin/coupons"]',
  Reports: 'nav a[href="/admin/reports"]',
  'the report of products': 'main a[href*="products"]',
  Settings: 'nav a[href="/admin/settings"]',
  Today: 'nav a[href="/admin"]',
};

/** Presses the links of the admin's screens in Chromium. Returns the ms from each press to the frame that has all the screen shows. */
export async function measureScreens(address: string): Promise<Record<string, object>> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ baseURL: address });
    await page.goto('/admin');
    await page.getByLabel('E-mail').fill(ownerSeed.email);
    await page.getByLabel('Password', { exact: true }).fill(ownerSeed.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    const times: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, selector] of Object.entries(PRESSES)) {
        await page.locator(selector).first().waitFor();
        times[name] = [...(times[name] ?? []), await pressAndWait(page, selector)];
      }
    }
    return Object.fromEntries(
      Object.entries(times).map(([name, each]) => [
        name,
        { first: each[0]?.toFixed(0), median: median(each).toFixed(0), slowest: Math.max(...each).toFixed(0) },
      ]),
    );
  } finally {
    await browser.close();
  }
}

function pressAndWait(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (pressed) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(pressed)?.click();
    // The new screen begins to load within two frames of the press.
    for (
      let frame = 0;
      frame < 2 ||
      document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null ||
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent?.startsWith('Loading'));
      frame += 1
    ) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, selector);
}
