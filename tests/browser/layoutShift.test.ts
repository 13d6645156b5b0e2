import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_PAGE_NAMES } from '../../core/domain/settings/textPages.ts';
import { routes } from '../../src/shop/pages.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { shopperWithOrder } from '../bench/server/shopperWithOrder.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import type { Device } from './support/devices.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { ShopTab } from './support/ShopTab.ts';
import { compareWithServerHtml, MOST_SHIFT, noteWithLateFonts } from './support/serverHtml.ts';
import { signUp } from './support/signUp.ts';

type Visit = { readonly path: string; readonly width: number };

const textPaths: readonly string[] = TEXT_PAGE_NAMES.map((name) => paths[name]);
/** A visitor is led from a guarded page to the login, which is a page of its own here. */
const open = routes.filter(({ needsLogin }) => needsLogin !== true);
/** Pages of one text are the same for everybody. */
const personal = routes.filter(({ path }) => !textPaths.includes(path));

/** Each page at both widths, the product whose further pictures are asked for among them, and an address that leads to nothing. */
function visitsOf(pages: readonly { readonly path: string }[]): readonly Visit[] {
  const addresses = pages.map(({ path }) => path.replace(':productId', '14').replace(':creator', 'zoya.aftersix'));
  return [...addresses, '/product-details/3', '/no/such/page'].flatMap((path) =>
    [360, 1440].map((width) => ({ path, width })),
  );
}

/** Longer than the rest of the page takes. */
const LATE_MS = 700;

let registered = 0;
let server: RunningProcess;
let browser: Browser;
/** A device on which a shopper is logged in who has nothing in any list. */
let newcomer: Device;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  newcomer = await signUp(server.address);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

describe.each([
  ['a visitor', visitsOf(open)],
  ['a shopper with nothing in any list', visitsOf(personal)],
] as const)('For %s', (who, visits) => {
  it.each(visits)('nothing moves while fonts and answers arrive late: $path, $width wide', async ({ path, width }) => {
    const tab = await ShopTab.create(browser, server.address, {
      device: who === 'a visitor' ? {} : newcomer,
      width,
      height: width === 360 ? 740 : 900,
      prepare: async (context: BrowserContext) => {
        await noteWithLateFonts(context);
        await holdAnswers(context);
      },
    });
    await tab.open(path);
    const { shift } = await compareWithServerHtml(tab);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

describe('For a shopper with lines and an address, nothing moves on the checkout while one answer is late', () => {
  const late = ['page?*', 'cart', 'address', 'orders', 'cart-news'].flatMap((call) =>
    [360, 1440].map((width) => ({ call, width })),
  );

  it.each(late)('$call, $width wide', async ({ call, width }) => {
    const { device } = await anotherShopper();
    const tab = await openTab(device, width, async (context) => {
      // Without the page that the server renders, the checkout makes each call itself.
      await context.route('**/api/user/page?*', (route) => route.fulfill({ status: 404 }));
      await context.route(`**/api/user/${call}`, async (route) => {
        await wait(LATE_MS);
        await route.continue().catch(() => undefined);
      });
    });
    await tab.open(paths.checkout);
    await tab.page.getByRole('radiogroup', { name: 'Delivery address' }).waitFor();
    const { shift } = await compareWithServerHtml(tab);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

describe('For a shopper with lines and an order, nothing moves while fonts arrive late', () => {
  const pages = (['cart', 'checkout', 'order'] as const).flatMap((page) =>
    [360, 1440].flatMap((width) => [1, 2, 3].map((shopper) => ({ page, width, shopper }))),
  );

  it.each(pages)('on her $page, $width wide, shopper $shopper', async ({ page, width }) => {
    const { device, orderId } = await anotherShopper();
    const tab = await openTab(device, width);
    await tab.open({ cart: paths.cart, checkout: paths.checkout, order: paths.order(orderId) }[page]);
    await tab.page.locator('main li picture').first().waitFor();
    const { shift } = await compareWithServerHtml(tab);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

/** Opens a tab of a shopper whose fonts arrive late. */
function openTab(device: Device, width: number, prepare?: (context: BrowserContext) => Promise<void>) {
  return ShopTab.create(browser, server.address, {
    ...{ device, width, height: 900, isSpinnerAwaited: true },
    prepare: async (context: BrowserContext) => {
      await noteWithLateFonts(context);
      await prepare?.(context);
    },
  });
}

/** Each has bought other products. */
function anotherShopper() {
  registered += 1;
  return shopperWithOrder(server.address, registered);
}
