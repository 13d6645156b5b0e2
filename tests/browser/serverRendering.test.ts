import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { type ShopperWithOrder, shopperWithOrder } from '../bench/server/shopperWithOrder.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { type Device, seed } from './support/devices.ts';
import { ShopTab, type ShopTabOptions } from './support/ShopTab.ts';
import {
  compareWithServerHtml,
  elementsOf,
  MOST_SHIFT,
  noteFrames,
  noteWithLateFonts,
  shownFrames,
} from './support/serverHtml.ts';

const LISTING_OF_CLOTHING = `${paths.listing}?category=clothing&sort=lowToHigh`;
const CREATOR = paths.creator('zoya.aftersix');
const LISTS = [paths.home, paths.listing, LISTING_OF_CLOTHING];
const PAGES = [...LISTS, paths.product(14), paths.product(999), CREATOR, paths.creator('nobody')];
const LOGIN = { email: 'priya.sharma@example.com', password: 'creatorrow123' };

let server: RunningProcess;
let browser: Browser;
/** A device on which Priya is logged in. */
let priya: Device;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  priya = await logIn();
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

/** Opens a tab that notes the elements of the server's HTML and how far the layout moves. */
function openTab({ prepare, ...options }: ShopTabOptions = {}): Promise<ShopTab> {
  return ShopTab.create(browser, server.address, {
    ...options,
    prepare: async (context: BrowserContext) => {
      if (options.javaScriptEnabled !== false) await noteWithLateFonts(context);
      await prepare?.(context);
    },
  });
}

async function changeVersion({ page }: ShopTab, change: (products: string) => string = (products) => products) {
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'catalogue-version': '999' };
    await route.fulfill({ response, body: change(await response.text()), headers });
  });
}

async function logIn(): Promise<Device> {
  const response = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  const { encodedToken } = (await response.json()) as { encodedToken: string };
  return { token: encodedToken, isAuth: 'true', firstName: 'Priya', lastName: 'Sharma', email: LOGIN.email };
}

/** Without problems that the status 404 of an unknown product's page is. */
function problemsOf({ problems }: ShopTab): readonly string[] {
  return problems.filter((text) => !text.includes('status of 404'));
}

describe('A page that the server has rendered', () => {
  // Only the home page differs with motion: it has videos.
  const variants = PAGES.flatMap((path) =>
    [360, 1440].flatMap((width) =>
      (['reduce', 'no-preference'] as const)
        .filter((motion) => path === paths.home || motion === 'no-preference')
        .map((reducedMotion) => ({ path, width, reducedMotion })),
    ),
  );

  it.each(variants)('is hydrated without an error or a jump: $path, $width wide, motion $reducedMotion', async (at) => {
    const { path, ...options } = at;
    const tab = await openTab(options);
    await tab.open(path);
    const { count, gone, shift } = await compareWithServerHtml(tab);
    expect(problemsOf(tab)).toEqual([]);
    expect(count).toBeGreaterThan(60);
    // With motion, videos take the place of their posters, and their button appears.
    expect(gone.filter((element) => !element.includes('/videos/'))).toEqual([]);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });

  it.each(PAGES)('is hydrated without an error or a jump for a shopper who is logged in: %s', async (path) => {
    const tab = await openTab({ device: priya });
    await tab.open(path);
    await tab.page.getByRole('link', { name: 'Profile' }).waitFor();
    const { gone, shift } = await compareWithServerHtml(tab);
    expect(problemsOf(tab)).toEqual([]);
    expect(gone.filter((element) => !element.includes('/videos/'))).toEqual([]);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });

  it.each(PAGES)('has all attributes that the browser would have rendered: %s', async (path) => {
    const [hydrated, replaced] = await Promise.all([openTab(), openTab()]);
    await changeVersion(replaced);
    for (const tab of [hydrated, replaced]) await tab.open(path);
    expect((await compareWithServerHtml(replaced)).gone).not.toEqual([]);
    expect(await elementsOf(hydrated)).toEqual(await elementsOf(replaced));
  });

  it.each([paths.home, paths.product(14)])(
    'is hydrated without a jump where products were viewed before: %s',
    async (path) => {
      const keys = ['1', '2', '3'].map((id) => seed(Number(id))._id);
      const device = { viewedProducts: JSON.stringify({ version: 1, keys }) };
      const tab = await openTab({ device, width: 360 });
      await tab.open(path);
      await tab.page.getByRole('list', { name: 'Recently viewed' }).waitFor();
      const { gone, shift } = await compareWithServerHtml(tab);
      expect(problemsOf(tab)).toEqual([]);
      expect(gone.filter((element) => !element.includes('/videos/'))).toEqual([]);
      expect(shift).toBeLessThan(MOST_SHIFT);
    },
  );

  it("has a creator's letter where there is no portrait", async () => {
    const tab = await openTab();
    await tab.page.route('**/pictures/creators/*', (route) => route.fulfill({ status: 404 }));
    await tab.open(CREATOR);
    await tab.page.getByRole('main').getByText('Z', { exact: true }).waitFor();
    expect(await tab.page.getByRole('main').locator('img[src*="/creators/"]').count()).toBe(0);
  });

  it('is hydrated at an address with a query that it does not read, and a fragment', async () => {
    const tab = await openTab();
    await tab.open(`${paths.product(14)}?utm_source=chat#content`);
    expect((await compareWithServerHtml(tab)).gone).toEqual([]);
    expect(tab.problems).toEqual([]);
    const login = await tab.page.getByRole('link', { name: 'Login' }).getAttribute('href');
    expect(login).toBe(`/login?from=${encodeURIComponent(`${paths.product(14)}?utm_source=chat#content`)}`);
  });

  it('is replaced, without an error, when the catalogue has changed meanwhile', async () => {
    const tab = await openTab();
    await changeVersion(tab, (products) => products.replaceAll('Slow Hour Watch', 'Quick Hour Watch'));
    await tab.open(paths.product(14));
    await tab.page.getByRole('heading', { level: 1, name: /^Quick Hour Watch/ }).waitFor();
    const { count, gone } = await compareWithServerHtml(tab);
    expect(gone.length).toBe(count);
    expect(tab.problems).toEqual([]);
  });

  it('is replaced by the failure when the products cannot be loaded', async () => {
    const tab = await openTab();
    await tab.page.route('**/api/products', (route) => route.fulfill({ status: 500, body: '{"errors":[]}' }));
    await tab.open(paths.listing);
    await tab.page.getByRole('heading', { name: 'The products could not be loaded' }).waitFor();
  });

  it('works after Back and Forward, also from another document', async () => {
    const tab = await openTab();
    const { page } = tab;
    await tab.open(LISTING_OF_CLOTHING);
    const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
    const names = await cards.getByRole('heading').allTextContents();
    await cards.getByRole('heading').getByRole('link').last().click();
    await page
      .getByRole('button', { name: /^Enlarge picture/ })
      .first()
      .waitFor();
    await page.goto(`${server.address}/robots.txt`);
    await page.goBack();
    await tab.skipSpinner();
    await tab.settle();
    await page.goBack();
    await tab.settle();
    await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(names);
    await page.goForward();
    await tab.settle();
    await page
      .getByRole('button', { name: /^Enlarge picture/ })
      .first()
      .waitFor();
    expect(tab.problems).toEqual([]);
  });

  it('keeps the place to which it was scrolled before its script ran', async () => {
    const tab = await openTab({ width: 360 });
    const { page } = tab;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/products', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.listing);
    await page.evaluate(() => window.scrollTo(0, 600));
    release();
    await tab.settle();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    expect((await compareWithServerHtml(tab)).gone).toEqual([]);
  });
});

describe('A page that the server renders for its shopper', () => {
  type Shown = { readonly path: () => string; readonly lines: string; readonly action: string };
  const pages: readonly Shown[] = [
    { path: () => paths.cart, lines: '[aria-label="Items in your cart"] > li', action: 'Apply Coupons?' },
    { path: () => paths.checkout, lines: '[aria-label="Items in your bag"] > li', action: 'Place Order' },
    { path: () => paths.order(buyer.orderId), lines: '#order-lines + ul > li', action: 'Cancel order' },
  ];
  const variants = pages.flatMap((shown) => [360, 1440].map((width) => ({ ...shown, width })));
  const openPage = ({ lines }: Shown, options: ShopTabOptions = {}) =>
    ShopTab.create(browser, server.address, {
      ...{ device: buyer.device, ...options },
      prepare: (context) => context.addInitScript(noteFrames, lines),
    });
  let buyer: ShopperWithOrder;

  beforeAll(async () => {
    buyer = await shopperWithOrder(server.address);
  });

  it.each(variants)(
    'is hydrated without an error, a jump or a frame without lines: $lines, $width wide',
    async (at) => {
      const tab = await openPage(at, { width: at.width });
      const calls: string[] = [];
      tab.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await tab.open(at.path());
      await tab.page.locator(at.lines).first().waitFor();
      const { count, gone, shift } = await compareWithServerHtml(tab);
      expect(tab.problems).toEqual([]);
      expect([count > 60, gone]).toEqual([true, []]);
      expect(shift).toBeLessThan(MOST_SHIFT);
      expect(await tab.page.evaluate(shownFrames)).toEqual([false, true]);
      expect(calls.filter((path) => path === '/api/user/page')).toHaveLength(1);
    },
  );

  it.each(pages)('has its lines while all scripts are missing: $lines', async (shown) => {
    const tab = await openPage(shown);
    await tab.page.route('**/assets/*.js', (route) => route.abort());
    await tab.page.goto(shown.path());
    await tab.page.locator('[data-spinner]').waitFor({ state: 'hidden' });
    expect(await tab.page.locator(shown.lines).count()).toBeGreaterThanOrEqual(3);
    await tab.page.getByText(shown.action).waitFor();
  });

  it.each(pages)('is not shown to another session: $lines', async (shown) => {
    const tab = await openPage(shown);
    await tab.page.route('**/assets/*.js', (route) => route.abort());
    await tab.page.route('**/api/user/page?*', async (route) => {
      const response = await route.fetch();
      await tab.page.evaluate(() => localStorage.setItem('token', 'another'));
      await route.fulfill({ response });
    });
    const answered = tab.page.waitForResponse('**/api/user/page?*');
    await tab.page.goto(shown.path());
    await (await answered).finished();
    await tab.page.waitForTimeout(500);
    expect(await tab.page.evaluate(shownFrames)).toEqual([false]);
  });
});

describe('Without its script', () => {
  const readable = async (tab: ShopTab) => {
    const { page } = tab;
    await page.goto(paths.listing);
    await page.locator('[data-spinner]').waitFor({ state: 'hidden' });
    expect(await page.getByRole('list', { name: 'Products' }).getByRole('article').count()).toBe(25);
    await page.getByRole('link', { name: 'Slow Hour Watch with Woven Strap' }).click();
    await page.waitForURL(`**${paths.product(14)}`);
    await page.locator('[data-spinner]').waitFor({ state: 'hidden' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Slow Hour Watch with Woven Strap');
    expect(await page.getByRole('main').innerText()).toContain('₹1,349');
  };

  it('a page of the server can be read, and its links lead on', async () => {
    await readable(await openTab({ javaScriptEnabled: false, isSpinnerAwaited: true }));
  });

  it.each(['**/assets/index-*.js', '**/assets/{ListingPage,ProductPage}-*.js'])(
    'it stays readable: without %s',
    async (files) => {
      const tab = await openTab();
      await tab.page.route(files, (route) => route.abort());
      await readable(tab);
    },
  );

  it('it stays readable while the products are not answered', async () => {
    const tab = await openTab();
    await tab.page.route('**/api/products', () => undefined);
    await readable(tab);
  });
});

describe('The server tells programs', () => {
  const head = async (path: string) => {
    const response = await fetch(server.address + path, { headers: { accept: '*/*' } });
    return { status: response.status, html: (await response.text()).split('</head>')[0] ?? '' };
  };

  it("a product's name, price and picture", async () => {
    const { status, html } = await head(paths.product(14));
    expect(status).toBe(200);
    expect(html).toContain('<title>Slow Hour Watch with Woven Strap · Creator Row</title>');
    expect(html).toContain('<meta property="og:title" content="Slow Hour Watch with Woven Strap, ₹1,349"');
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain(`<meta property="og:url" content="${server.address}/product-details/14">`);
    expect(html).toContain('<meta property="product:price:amount" content="1349.00">');
    expect(html).toContain('<meta property="product:price:currency" content="INR">');
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await fetch(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '');
    expect([data['@type'], data.offers.price]).toEqual(['Product', '1349.00']);
  });
});
