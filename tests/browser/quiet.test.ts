import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { everything, full, priyaWith, sessionOfPriya } from './support/devices.ts';
import { checkOut, findProductAndLogIn, goToCart, pay } from './support/purchase.ts';
import { LOGIN_TITLE, routes, shoppersRoutes, unknownPath, unknownProduct } from './support/routes.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

async function visitEveryPage(tab: ShopTab, isShopper: boolean): Promise<void> {
  await tab.open(paths.home);
  // The answer to a question for an order that is not there has status 404, which the browser's console tells.
  const pages = isShopper ? shoppersRoutes.filter(({ path }) => path !== paths.order('no-such')) : routes;
  for (const { path, title, isGuarded } of [...pages, unknownPath, unknownProduct]) {
    await tab.moveTo(path, isGuarded && !isShopper ? LOGIN_TITLE : title);
  }
}

describe('No error, no warning and no request to another host in the demo', () => {
  const shop = shopInBrowser(DEMO);

  it('is checked: each of them is found', async () => {
    const tab = await shop.openTab({ isSpinnerAwaited: true });
    await tab.page.setContent(
      '<script>console.warn("A warning"); setTimeout(() => { throw Error("A fault") })</script>',
    );
    await tab.page.evaluate(() => fetch('http://shop.invalid/picture.png').catch(() => undefined));
    expect(tab.problems).toContain('warning: A warning');
    expect(tab.problems).toContain('uncaught: A fault');
    expect(tab.problems).toContain('foreign host: http://shop.invalid/picture.png');
  });

  it('on any page opened by its URL', async () => {
    const tab = await shop.openTab({ device: full });
    for (const { path } of [...routes, unknownPath, unknownProduct]) await tab.open(path);
    expect(tab.problems).toEqual([]);
  });

  it('in a complete purchase', async () => {
    const tab = await shop.openTab();
    await findProductAndLogIn(tab);
    await goToCart(tab);
    await checkOut(tab);
    await tab.page.getByRole('button', { name: 'Fail' }).click();
    await pay(tab);
    expect(tab.problems).toEqual([]);
  });
});

describe('No error, no warning and no request to another host in production', () => {
  const shop = shopInBrowser(PRODUCTION);
  const backEnd = () =>
    createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [priyaWith(everything)] } }).fetch;

  it('on any page, for a visitor', async () => {
    shop.server.backEnd = backEnd();
    const tab = await shop.openTab();
    await visitEveryPage(tab, false);
    expect(tab.problems).toEqual([]);
  });

  it('on any page, for a shopper', async () => {
    shop.server.backEnd = backEnd();
    const tab = await shop.openTab({ device: sessionOfPriya() });
    await visitEveryPage(tab, true);
    await tab.page.getByRole('link', { name: 'Cart, 6 items' }).waitFor();
    expect(tab.problems).toEqual([]);
  });
});
