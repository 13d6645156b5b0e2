import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOf, full, priyaWithTwoAddresses } from './support/devices.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { shoppersRoutes, unknownPath } from './support/routes.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);

describe('With text of twice the size', () => {
  it.each([768, 1280])('no page scrolls sideways at %i', async (width) => {
    const tab = await shop.openTab({ device: full, width });
    await tab.open(paths.home);
    await tab.page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const { path, title } of [...shoppersRoutes, unknownPath]) {
      await tab.moveTo(path, title);
      expect(await tab.page.evaluate(sidewaysScroll), path).toBe('');
    }
  });
});

describe('Under forced colours', () => {
  /** Whether the element looks different after the action, without hover and focus. */
  async function changes(place: Locator, act: () => Promise<void>): Promise<boolean> {
    const look = async () => {
      await place.page().mouse.move(0, 0);
      await place.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      return place.screenshot();
    };
    const before = await look();
    await act();
    return !before.equals(await look());
  }

  it('selected options are visible', async () => {
    const tab = await shop.openTab({
      device: deviceOf(priyaWithTwoAddresses()),
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    const { page } = tab;
    await tab.open(paths.listing);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const sizes = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Size' });
    const size = sizes.getByRole('checkbox', { name: 'M', exact: true });
    expect(await changes(sizes, async () => undefined), 'nothing').toBe(false);
    expect(await changes(sizes, () => size.click({ force: true })), 'a size').toBe(true);
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
    const heart = card.getByRole('button', { name: /wishlist$/ });
    const press = async () => {
      await heart.click();
      await tab.settle();
    };
    expect(await changes(heart, press), 'a heart').toBe(true);
    await tab.open(paths.checkout);
    const address = page.getByRole('radio', { name: /^Office of Priya/ });
    expect(await changes(address, () => address.check()), 'an address').toBe(true);
  });

  it("the profile's selected tab has a line that the others do not have", async () => {
    const tab = await shop.openTab({ device: full, forcedColors: 'active' });
    await tab.open(paths.orders);
    const lines = await tab.page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderInlineStartColor));
    expect(lines[1]).not.toBe(lines[0]);
    expect(lines[2]).toBe(lines[0]);
  });

  it('the focused element has an outline', async () => {
    const tab = await shop.openTab({ forcedColors: 'active' });
    await tab.open(paths.login);
    const email = tab.page.getByLabel('E-mail');
    await email.focus();
    expect(await email.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
  });
});

describe('Under reduced motion', () => {
  it('nothing is animated on the home page or during navigation', async () => {
    const tab = await shop.openTab({ reducedMotion: 'reduce' });
    await tab.open(paths.home);
    const moving = () =>
      tab.page.evaluate(() => ({
        animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        videos: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
      }));
    expect(await moving()).toEqual({ animations: 0, videos: 0 });
    await tab.moveTo(paths.listing, 'Products');
    expect(await moving()).toEqual({ animations: 0, videos: 0 });
  });
});
