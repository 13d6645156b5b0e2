import jwt from 'jsonwebtoken';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { DEVELOPMENT_SECRET } from '../../adapters/mirage/developmentSecret.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { userSeed } from '../../adapters/seeds/user.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { sessionOfPriya } from './support/devices.ts';
import { checkOut, findProductAndLogIn, goToCart, logIn, pay } from './support/purchase.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

describe('A script chunk that fails to load', () => {
  const shop = shopInBrowser(DEMO);

  const reports = (tab: ShopTab) => tab.problems.filter((problems) => problems.startsWith('error: ChunkLoadError'));

  it('does not break the shop, is reported as ChunkLoadError, and loads on retry', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    await page.route(/SignupPage-.*\.js$/, (route) => route.abort());
    await tab.open(paths.login);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
    expect(reports(tab)).toHaveLength(1);
    expect(tab.problems.join()).not.toContain('uncaught');

    await page.unroute(/SignupPage-.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await tab.arriveAt('Sign Up');
  });

  it('is loaded again on the next visit to its page', async () => {
    const tab = await shop.openTab();
    await tab.page.route(/SignupPage-.*\.js$/, (route) => route.abort());
    await tab.open(paths.login);
    await tab.moveTo(paths.signup, 'This page could not be loaded');
    await tab.moveTo(paths.listing, 'Products');
    await tab.page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await tab.page.unroute(/SignupPage-.*\.js$/);
    await tab.moveTo(paths.signup, 'Sign Up');
    await tab.page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
  });

  it('of a menu affects only the menu, and is loaded again when the menu is opened', async () => {
    const tab = await shop.openTab({ width: 390 });
    const { page } = tab;
    await page.route(/Modal-.*\.js$/, (route) => route.abort());
    await tab.open(paths.home);
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await open();
    const failure = page.getByRole('dialog', { name: 'This part could not be loaded' });
    await failure.waitFor();
    expect(reports(tab)).toHaveLength(1);
    await failure.getByRole('button', { name: 'Close' }).click();
    await failure.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();

    await open();
    await failure.waitFor();
    await page.unroute(/Modal-.*\.js$/);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });
});

describe('A storage that fails', () => {
  const shop = shopInBrowser(DEMO);

  const troubles: Readonly<Record<string, () => void>> = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };

  it.each(Object.entries(troubles))(
    'because it is %s: everything works until the page is reloaded',
    async (_, trouble) => {
      const prepare = (context: BrowserContext) => context.addInitScript(trouble);
      const tab = await shop.openTab({ prepare });
      await findProductAndLogIn(tab);
      await goToCart(tab);
      await checkOut(tab);
      await pay(tab);
      await tab.page.getByRole('heading', { name: 'Your Orders' }).waitFor();
      await tab.page.getByText(/Your payment pay_\w{14} has arrived, but your order could not be saved yet/).waitFor();
      expect(tab.problems).toEqual([
        expect.stringMatching(/^error: A checkout could not be remembered Error: /),
        expect.stringMatching(/^error: A paid checkout could not be remembered Error: /),
        expect.stringMatching(/^error: A paid order could not be recorded Error: /),
      ]);

      await tab.open(paths.orders);
      await tab.page.getByRole('heading', { name: 'No Orders' }).waitFor();
      await tab.page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    },
  );
});

describe('An invalid token', () => {
  const shop = shopInBrowser(PRODUCTION);

  it.each([
    ['is no token', 'forged'],
    ['belongs to nobody', jwt.sign({ _id: 'gone', email: 'gone@example.com' }, DEVELOPMENT_SECRET)],
  ])('because it %s: a protected page leads to login, and from there back', async (_, token) => {
    shop.server.backEnd = createMockBackEnd({
      mode: 'test',
      seeds: { products: productSeeds, users: [userSeed] },
    }).fetch;
    const tab = await shop.openTab({ device: sessionOfPriya(token) });
    await tab.open(paths.cart);
    await tab.arriveAt('Login');
    expect(tab.path).toBe('/login?from=%2Fcart');
    expect(await tab.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await logIn(tab);
    await tab.arriveAt('Your Cart');
    await tab.page.getByRole('heading', { name: 'Cart is Empty!' }).waitFor();
  });
});

describe('Products that fail to load', () => {
  const shop = shopInBrowser(PRODUCTION);
  const answer =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status, headers: { 'content-type': 'application/json' } });

  it.each<[string, typeof fetch | undefined]>([
    ['the answer breaks off', answer('{"products": [{"_id": "1"')],
    ['the answer is a web page', answer('<!doctype html><title>Hello</title>')],
    ['the answer is a failure', answer('{"errors": ["Down for a while"]}', 500)],
    ['there is no connection', undefined],
  ])('because %s: the page shows an error and another try loads them', async (_, backEnd) => {
    let answers = 0;
    shop.server.backEnd =
      backEnd &&
      (async (...call) => {
        answers += 1;
        return backEnd(...call);
      });
    const tab = await shop.openTab();
    const { page } = tab;
    await tab.open(paths.listing);
    await page.getByRole('heading', { name: 'The products could not be loaded' }).waitFor();
    const reports = tab.problems.filter((problems) => problems.startsWith('error: Error fetching data')).length;
    // Without a connection the shop asks again by itself.
    expect(backEnd === undefined ? Math.min(reports, 1) : reports).toBe(Math.max(answers, 1));
    expect(answers).toBeLessThanOrEqual(2);
    expect(tab.problems.join()).not.toContain('uncaught');

    shop.server.backEnd = createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [] } }).fetch;
    if (backEnd !== undefined) await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect
      .poll(() => page.getByRole('list', { name: 'Products' }).getByRole('article').count(), { timeout: 20_000 })
      .toBe(25);
  });
});

describe('The page to return to after login', () => {
  const shop = shopInBrowser(DEMO);

  async function pathAfterLogin(from: string): Promise<ShopTab> {
    const tab = await shop.openTab();
    await tab.open(`/login?from=${encodeURIComponent(from)}`);
    await logIn(tab);
    await tab.page.getByText('Welcome back, Priya!').waitFor();
    await tab.settle();
    return tab;
  }

  it.each(['//evil.example/', '/\\evil.example/', 'javascript:alert(1)', '/\t/evil.example'])(
    'is never on another site: %j',
    async (from) => {
      const tab = await pathAfterLogin(from);
      await tab.arriveAt('Home');
      expect([tab.isInShop, tab.path]).toEqual([true, '/']);
      expect(tab.problems).toEqual([]);
    },
  );

  it('keeps its query string', async () => {
    const tab = await pathAfterLogin('/checkout?step=2');
    await tab.arriveAt('Checkout');
    expect(tab.path).toBe('/checkout?step=2');
  });
});
