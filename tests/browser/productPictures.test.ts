import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { ShopTab, type ShopTabOptions } from './support/ShopTab.ts';
import { allViewports } from './support/viewports.ts';

/** The denim jacket, which has four pictures in the sample catalogue. */
const JACKET = paths.product(3);

let server: RunningProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

async function openJacket(options: ShopTabOptions = {}): Promise<ShopTab> {
  const tab = await ShopTab.create(browser, server.address, { reducedMotion: 'reduce', ...options });
  await tab.open(JACKET);
  return tab;
}

const railOf = (page: Page) => page.getByRole('list', { name: /^Pictures of/ });
const viewOf = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Enlarged picture' });

async function enlarge({ page }: ShopTab) {
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await viewOf(page).waitFor();
  const picture = viewOf(page).locator('img');
  return { picture, width: async () => (await picture.boundingBox())?.width ?? 0 };
}

describe('The rail', () => {
  it('is moved by the arrow keys, which are announced, and its pictures all load', async () => {
    const tab = await openJacket({ width: 1280, height: 900 });
    const { page } = tab;
    const rail = railOf(page);
    await rail.focus();
    for (const seen of ['2 of 4', '3 of 4', '4 of 4', '4 of 4']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('status').getByText(`Picture ${seen}`).waitFor({ state: 'attached' });
    }
    const last = rail.getByRole('img').last();
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [railBox, lastBox] = await Promise.all([rail.boundingBox(), last.boundingBox()]);
    expect(Math.abs((lastBox?.x ?? 0) - (railBox?.x ?? 0))).toBeLessThan(1);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('3 / 4').waitFor();
    await expectNoViolation(tab, allViewports);
    expect(tab.problems).toEqual([]);
  });

  it('keeps the focus on its button at the end, until it moves on', async () => {
    const { page } = await openJacket({ width: 1280, height: 900 });
    const next = page.getByRole('button', { name: 'Next picture' });
    await next.focus();
    for (const seen of ['2 / 4', '3 / 4', '4 / 4']) {
      await page.keyboard.press('Enter');
      await page.getByText(seen).waitFor();
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await next.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await next.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it('is swiped on a phone, and says what is seen', async () => {
    const { page } = await openJacket({ width: 360, height: 740, hasTouch: true, isMobile: true });
    expect(await page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(false);
    await railOf(page).evaluate((rail) => rail.scrollTo({ left: rail.scrollWidth }));
    await page.getByText('4 / 4').waitFor();
    const sign = page.locator('main article button span').first();
    expect((await sign.boundingBox())?.width).toBe(32);
  });
});

describe('An enlarged picture', () => {
  it('starts at its middle, and is zoomed by the wheel around the pointer, and by keys', async () => {
    const tab = await openJacket({ width: 1280, height: 900 });
    const { page } = tab;
    const { picture, width } = await enlarge(tab);
    const middle = await viewOf(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
      scrollTop,
      (scrollHeight - clientHeight) / 2,
    ]);
    expect(Math.abs((middle[0] ?? 0) - (middle[1] ?? 1))).toBeLessThan(1);
    expect(middle[0]).toBeGreaterThan(100);
    const start = await width();
    const partAt = async (x: number, y: number) => {
      const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
      return [(x - box.x) / box.width, (y - box.y) / box.height];
    };
    const before = await partAt(640, 500);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, -200);
    await expect.poll(width).toBeGreaterThan(start * 1.3);
    const after = await partAt(640, 500);
    expect(Math.hypot((after[0] ?? 0) - (before[0] ?? 1), (after[1] ?? 0) - (before[1] ?? 1))).toBeLessThan(0.01);
    await viewOf(page).focus();
    const zoomed = await width();
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(zoomed);
    await page.mouse.wheel(0, 5_000);
    // As a whole, and no smaller.
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(900);
    expect(await width()).toBeGreaterThan(400);
    expect(tab.problems).toEqual([]);
  });

  it('leads to the others by its buttons and by the arrow keys at its edge', async () => {
    const tab = await openJacket({ width: 1440, height: 900 });
    const { page } = tab;
    await enlarge(tab);
    await viewOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog').getByText('2 / 4').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click();
    await page.getByRole('dialog', { name: 'The denim jacket beside the striped top' }).waitFor();
    await expectNoViolation(tab, allViewports);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is zoomed on a phone by two fingers, and by tapping twice and once more', async () => {
    const tab = await openJacket({ width: 360, height: 740, hasTouch: true, isMobile: true });
    const { page } = tab;
    const { width } = await enlarge(tab);
    const start = await width();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap((px) => [
          { x: 180 - px / 2, y: 400, id: 0 },
          { x: 180 + px / 2, y: 400, id: 1 },
        ]),
      });
    await touch('touchStart', 200);
    for (const apart of [180, 160, 140, 120, 100]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(width).toBeLessThan(start * 0.6);
    const pinched = await width();
    const tapTwice = async () => {
      for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(180, 400);
    };
    await tapTwice();
    await expect.poll(width).toBe(start * 2);
    expect(start * 2).toBeGreaterThan(pinched);
    await page.waitForTimeout(500);
    await tapTwice();
    await expect.poll(width).toBe(start);
    expect(tab.problems).toEqual([]);
  });
});

describe('The bar of a phone [spec product-pictures.bar]', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Buy' });
  const button = (page: Page) => page.getByRole('button', { name: /^Add to Cart: Second Shift/ });

  it('follows once the button has left, is 64 px high, and ends before the footer', async () => {
    const tab = await openJacket({ width: 360, height: 740 });
    const { page } = tab;
    expect(await bar(page).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await bar(page).waitFor();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 740 - 64, width: 360, height: 64 });
    expect(await button(page).count()).toBe(2);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await bar(page).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => button(page).count()).toBe(1);
  });

  it.each([
    [360, 390],
    [1024, 740],
  ])('is not in a window of %d by %d', async (width, height) => {
    const { page } = await openJacket({ width, height });
    await page.evaluate(() => window.scrollTo(0, 1_200));
    await page.waitForTimeout(500);
    expect(await bar(page).count()).toBe(0);
  });
});
