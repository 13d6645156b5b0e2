import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CatalogueTexts } from '../../../adapters/fastify/CatalogueTexts.ts';
import { addStorefront } from '../../../adapters/fastify/storefront/addStorefront.ts';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import { routes } from '../../../src/shop/pages.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from '../../browser/support/devices.ts';
import type { ShopTab } from '../../browser/support/ShopTab.ts';
import { blockStorage } from './damageStorage.ts';
import { PASSWORD, type Shopper, type ShopUnderFaults } from './ShopUnderFaults.ts';
import { breaksAmong } from './screen.ts';

/** Lets every chunk of the build differ from those of the present one. */
const anotherBuild = {
  name: 'another-build',
  renderChunk: (code: string) => `${code};globalThis.shopBuild='another';`,
};

/** A shop that is updated while it is open: its old script chunks are gone. */
export function describeUpdate(shop: () => ShopUnderFaults): void {
  const outDir = mkdtempSync(join(tmpdir(), 'creator-row-update-'));
  const updated = fastify();
  let address = '';
  beforeAll(async () => {
    await build({ logLevel: 'silent', build: { outDir }, plugins: [anotherBuild] });
    const pages = routes.map(({ path }) => path);
    const options = { folder: outDir, pages, imageHosts: [], paymentHosts: [], isHttps: false };
    addStorefront(updated, options, makeBackEnd(new MemoryBackEndPorts()), new CatalogueTexts());
    address = await updated.listen({ port: 0, host: '127.0.0.1' });
  }, 120_000);
  afterAll(async () => {
    await updated.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  /** Opens the shop, by default as a visitor, and then lets the server have the other build. Counts the loads of the page. */
  async function openThenUpdate(
    path: string,
    prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
    logIn?: (shopper: Shopper) => Promise<unknown>,
  ) {
    const proxy = await shop().proxy(onTestFinished);
    const shopper = await shop().newShopper();
    await logIn?.(shopper);
    const device = logIn === undefined ? {} : shopper.session;
    const tab = await shop().openTab(proxy.address, onTestFinished, { device, prepare });
    await tab.open(path);
    proxy.pages = address;
    let loads = 0;
    tab.page.on('load', () => {
      loads += 1;
    });
    return { tab, shopper, proxy, loads: () => loads };
  }

  const build2 = ({ page }: ShopTab) => page.evaluate(() => Reflect.get(globalThis, 'shopBuild'));

  describe('A shop that is updated while it is open', () => {
    it.each([
      ['with a storage', undefined],
      ['without a storage', (context: BrowserContext) => context.addInitScript(blockStorage)],
    ])('is loaded once when she goes to another page, %s, and is the new one then', async (_how, prepare) => {
      const { tab, loads } = await openThenUpdate(paths.home, prepare);
      expect(await build2(tab)).toBeUndefined();
      await tab.page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await tab.arriveAt('Login');
      await tab.page.waitForFunction(() => Reflect.get(globalThis, 'shopBuild') === 'another');
      await tab.page.waitForLoadState('load');
      expect([tab.path, loads()]).toEqual(['/login', 1]);
      expect(breaksAmong(tab.problems)).toEqual([]);
    });

    it('keeps what she types in a form, logs her in with it, and is loaded once after that', async () => {
      const { tab, shopper, loads } = await openThenUpdate(`${paths.login}?from=${paths.cart}`);
      const { page } = tab;
      const email = page.getByLabel('E-mail');
      await email.pressSequentially(shopper.email);
      await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
      expect([await email.inputValue(), loads()]).toEqual([shopper.email, 0]);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await tab.arriveAt('Your Cart');
      await page.getByRole('heading', { name: 'Cart is Empty!' }).waitFor();
      await page.waitForLoadState('load');
      expect([tab.path, loads()]).toEqual([paths.cart, 1]);
    });

    it('says what it has done, without being loaded again', async () => {
      const { tab, shopper, loads } = await openThenUpdate(paths.listing, undefined, async () => undefined);
      const { _id: key, name } = seed(1);
      await tab.page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
      await tab.page.getByRole('status').getByText(`${name} added to cart successfully!`).waitFor();
      expect((await shopper.account.state()).cart).toEqual({ [key]: 1 });
      expect([tab.path, loads()]).toEqual([paths.listing, 0]);
    });

    it('takes the payment of a checkout that was open before, and makes its order', async () => {
      const { tab, shopper } = await openThenUpdate(paths.checkout, undefined, async ({ account }) => {
        await account.succeed('POST', '/cart', { product: { _id: seed(1)._id } });
        await account.addAddress('Asha Rao');
      });
      await tab.page.getByRole('radio', { name: /^Asha Rao/ }).check();
      await tab.page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
      await tab.page.getByRole('dialog', { name: 'Creator Row' }).getByRole('button', { name: 'Pay' }).click();
      await tab.arriveAt('Orders');
      await expect.poll(async () => (await shopper.account.orders()).length).toBe(1);
      await tab.page.getByRole('article').waitFor();
    });

    it('is not loaded over and over when the new one lacks a chunk too', async () => {
      const { tab, proxy, loads } = await openThenUpdate(paths.home);
      await tab.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
      await tab.page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      const failure = tab.page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
      await expect.poll(loads).toBe(1);
      await failure.waitFor();
      proxy.pages = shop().address;
      await tab.page.getByRole('button', { name: 'Try again' }).click();
      await failure.waitFor();
      await tab.page.waitForTimeout(1000);
      expect(loads()).toBe(1);
    });
  });
}
