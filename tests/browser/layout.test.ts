import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { STORAGE_KEY } from '../../adapters/mirage/StoredUsers.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, full, priyaWith, seed, sessionOfPriya } from './support/devices.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { smallTargets } from './support/page/smallTargets.ts';
import { shoppersRoutes, unknownPath, unknownProduct, visitorsRoutes } from './support/routes.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { states } from './support/states.ts';

const shoppersPages = [...shoppersRoutes, unknownPath, unknownProduct];
const everyPage = [
  ['a shopper', full, shoppersPages],
  ['a visitor', {}, visitorsRoutes],
] as const;

describe('The layout', () => {
  const shop = shopInBrowser(DEMO);

  const widths = [320, 360, 768, 1440];

  async function expectNoSidewaysScroll(tab: ShopTab): Promise<void> {
    for (const width of widths) {
      await tab.page.setViewportSize({ width, height: 800 });
      expect(await tab.page.evaluate(sidewaysScroll), `${tab.path} at ${width}`).toBe('');
    }
  }

  it('is checked: a page that scrolls sideways is found', async () => {
    const { page } = await shop.openTab({ width: 320 });
    await page.setContent('<main style="width: 400px">Too wide</main>');
    expect(await page.evaluate(sidewaysScroll)).toBe('408 in 320: main');
  });

  it.each(everyPage)('never scrolls sideways, on any page of %s', async (_who, device, pages) => {
    const tab = await shop.openTab({ device });
    await tab.open(paths.home);
    for (const { path, title } of pages) {
      await tab.moveTo(path, title);
      await expectNoSidewaysScroll(tab);
    }
    expect(tab.problems).toEqual([]);
  });

  it('keeps the header within the window when the text is twice as large [spec low-windows.large-text]', async () => {
    const tab = await shop.openTab({ width: 360, device: full });
    const { page } = tab;
    await tab.open(paths.listing);
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const right = await page.locator('header nav').evaluate((bar) => {
        const edges = [...bar.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect().right);
        return Math.max(...edges);
      });
      expect(right, `at ${width}`).toBeLessThanOrEqual(width);
    }
  });

  it.each([
    [390, 0],
    [400, 2],
  ])('in a window %d px high keeps so many bars in sight: %d [spec low-windows.bars]', async (height, bars) => {
    const tab = await shop.openTab({ width: 360, height });
    const { page } = tab;
    await tab.open(paths.listing);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY >= 1000);
    const inSight = async () => {
      const boxes = [page.locator('header').first(), page.getByRole('button', { name: 'Filter', exact: true })].map(
        (bar) => bar.evaluate((element) => element.getBoundingClientRect()),
      );
      return (await Promise.all(boxes)).filter(({ top, bottom }) => bottom > 0 && top < height).length;
    };
    expect(await inSight()).toBe(bars);
  });

  it('never scrolls sideways with nothing to show, with coupons unfolded, or with a form open', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1] }) });
    const { page } = tab;
    await tab.open(paths.cart);
    await page.getByRole('button', { name: 'Apply Coupons?' }).click();
    await expectNoSidewaysScroll(tab);
    await tab.moveTo(paths.wishlist, 'Your Wishlist');
    await expectNoSidewaysScroll(tab);
    await tab.moveTo(paths.addresses, 'Addresses');
    await page.getByRole('button', { name: 'New Address' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoSidewaysScroll(tab);
  });

  it('never scrolls sideways with long words in names', async () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const priya = priyaWith({ cart: [1], wishlist: [2], hasAddress: true });
    const users = [
      {
        ...priya,
        cart: priya.cart.map((entry) => ({ ...entry, name: long, influencers: `@${long}` })),
        wishlist: priya.wishlist.map((entry) => ({ ...entry, name: long, influencers: `@${long}` })),
        addressList: priya.addressList.map((entry) => ({ ...entry, name: long, street: long, phone: '9'.repeat(60) })),
      },
    ];
    const device = { ...sessionOfPriya(), firstName: long, [STORAGE_KEY]: JSON.stringify({ version: 1, users }) };
    const tab = await shop.openTab({ device });
    await tab.open(paths.home);
    for (const { path, title } of shoppersPages) {
      await tab.moveTo(path, title);
      await expectNoSidewaysScroll(tab);
    }
  });
});

describe('On touch every control', () => {
  const shop = shopInBrowser(DEMO);
  const phone = { width: 390, hasTouch: true, isMobile: true };

  it('is checked: a control that is too small is found', async () => {
    const { page } = await shop.openTab(phone);
    await page.setContent(
      '<button style="width: 60px; height: 20px">Tiny</button><button style="width: 30px; height: 60px">I</button>',
    );
    expect(await page.evaluate(smallTargets)).toEqual(['button "Tiny": 60 by 20', 'button "I": 30 by 60']);
  });

  it.each(everyPage)('is at least 44 pixels wide and high, on any page of %s', async (_who, device, pages) => {
    const tab = await shop.openTab({ ...phone, device });
    await tab.open(paths.home);
    for (const { path, title } of pages) {
      await tab.moveTo(path, title);
      expect(await tab.page.evaluate(smallTargets), path).toEqual([]);
    }
  });

  it.each(states)('is at least 44 pixels wide and high, with %s', async (_name, { options, show }) => {
    const tab = await shop.openTab({ ...options, ...phone });
    await show(tab);
    expect(await tab.page.evaluate(smallTargets)).toEqual([]);
  });

  it('is at least 44 pixels wide and high, in what opens over or within a page', async () => {
    const tab = await shop.openTab({ ...phone, device: full });
    const { page } = tab;
    await tab.open(paths.listing);
    for (const opener of ['Menu', 'Filter', 'Sort']) {
      await page.getByRole('button', { name: opener, exact: true }).tap();
      await page.getByRole('dialog').waitFor();
      expect(await page.evaluate(smallTargets), opener).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await tab.moveTo(paths.cart, 'Your Cart');
    await page.getByRole('button', { name: 'Apply Coupons?' }).tap();
    expect(await page.evaluate(smallTargets), 'coupons').toEqual([]);
    await tab.moveTo(paths.addresses, 'Addresses');
    await page.getByRole('button', { name: 'New Address' }).tap();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(smallTargets), 'address form').toEqual([]);
  });
});

describe('Markup in a name is shown as text', () => {
  const markup = '<b id="markup">Bold</b><img src="x" onerror="document.title=\'broken\'">';
  const shop = shopInBrowser(PRODUCTION);

  it("in a product's and in an address's [spec plain-text.shown]", async () => {
    const marked = <Entry extends object>(entry: Entry) => ({ ...entry, name: markup });
    const priya = priyaWith({ cart: [1], wishlist: [1], hasAddress: true });
    const users = [
      {
        ...priya,
        cart: priya.cart.map(marked),
        wishlist: priya.wishlist.map(marked),
        addressList: priya.addressList.map(marked),
      },
    ];
    const products = productSeeds.map((product) => (product.id === 1 ? marked(product) : product));
    shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds: { products, users } }).fetch;
    const tab = await shop.openTab({ device: sessionOfPriya() });
    await tab.open(paths.home);
    for (const [path, title] of [
      [paths.listing, 'Products'],
      [paths.product(seed(1).id), markup],
      [paths.cart, 'Your Cart'],
      [paths.wishlist, 'Your Wishlist'],
      [paths.checkout, 'Checkout'],
      [paths.addresses, 'Addresses'],
    ] as const) {
      await tab.moveTo(path, title);
      expect(await tab.page.getByText(markup).count(), path).toBeGreaterThan(0);
      expect(await tab.page.locator('#markup, [onerror]').count(), path).toBe(0);
    }
    expect(tab.problems).toEqual([]);
  });
});
