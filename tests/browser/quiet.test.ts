import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/mirage/seeds/products.ts';
import { paths } from '../../src/navigation/paths.ts';
import { type Belongings, deviceOfPriya, priyaWith, sessionOfPriya } from './support/devices.ts';
import { checkOut, findProductAndLogIn, goToCart, pay } from './support/purchase.ts';
import { LOGIN_TITLE, routes, unknownPath, unknownProduct } from './support/routes.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';

const belongings: Belongings = { cart: [1, 3, 14], wishlist: [2, 5], order: [6, 9], hasAddress: true };

async function visitEveryPage(visit: ShopTab, isShopper: boolean): Promise<void> {
  await visit.open(paths.home);
  for (const { path, title, isGuarded } of [...routes, unknownPath, unknownProduct]) {
    await visit.moveTo(path, isGuarded && !isShopper ? LOGIN_TITLE : title);
  }
}

describe('No error, no warning and no request to another host in the demo', () => {
  const shop = shopInBrowser(DEMO);

  it('is checked: each of them is found', async () => {
    const visit = await shop.visit();
    await visit.page.setContent(
      '<script>console.warn("A warning"); setTimeout(() => { throw Error("A fault") })</script>',
    );
    await visit.page.evaluate(() => fetch('http://shop.invalid/picture.png').catch(() => undefined));
    expect(visit.problems).toContain('warning: A warning');
    expect(visit.problems).toContain('uncaught: A fault');
    expect(visit.problems).toContain('foreign host: http://shop.invalid/picture.png');
  });

  it('on any page, for a visitor', async () => {
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visitEveryPage(visit, false);
    expect(visit.problems).toEqual([]);
  });

  it('on any page, for a shopper', async () => {
    const visit = await shop.visit({ device: deviceOfPriya(belongings), isSpinnerSkipped: true });
    await visitEveryPage(visit, true);
    expect(visit.problems).toEqual([]);
  });

  it('on any page opened from outside', async () => {
    const visit = await shop.visit({ device: deviceOfPriya(belongings), isSpinnerSkipped: true });
    for (const { path } of [...routes, unknownPath, unknownProduct]) await visit.open(path);
    expect(visit.problems).toEqual([]);
  });

  it('in a complete purchase', async () => {
    const visit = await shop.visit();
    await findProductAndLogIn(visit);
    await goToCart(visit);
    await checkOut(visit);
    await visit.page.getByRole('button', { name: 'Fail' }).click();
    await pay(visit);
    expect(visit.problems).toEqual([]);
  });
});

describe('No error, no warning and no request to another host in production', () => {
  const shop = shopInBrowser(PRODUCTION);
  const backEnd = () =>
    createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [priyaWith(belongings)] } }).fetch;

  it('on any page, for a visitor', async () => {
    shop.server.backEnd = backEnd();
    const visit = await shop.visit({ isSpinnerSkipped: true });
    await visitEveryPage(visit, false);
    expect(visit.problems).toEqual([]);
  });

  it('on any page, for a shopper', async () => {
    shop.server.backEnd = backEnd();
    const visit = await shop.visit({ device: sessionOfPriya(), isSpinnerSkipped: true });
    await visitEveryPage(visit, true);
    await visit.page.getByRole('link', { name: 'Cart, 6 items' }).waitFor();
    expect(visit.problems).toEqual([]);
  });
});
