import { productSeeds } from '../../../adapters/seeds/products.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from '../../browser/support/devices.ts';
import type { ShopTab } from '../../browser/support/ShopTab.ts';
import type { Quantities } from '../history/ShopperState.ts';
import { PASSWORD, type Shopper, type ShopUnderFaults } from './ShopUnderFaults.ts';

/** A shopper with a tab in which the shop is open. */
export type Visit = { readonly tab: ShopTab; readonly shopper: Shopper };

/** Something that a shopper does, and the calls that it needs. */
export type Flow = {
  readonly name: string;
  readonly path: string;
  /** The calls that a fault disturbs, such as `POST /api/user/cart`. */
  readonly calls: RegExp;
  readonly isVisitor?: true;
  /** What she has before, made past the browser. */
  readonly prepare?: (shopper: Shopper, shop: ShopUnderFaults) => Promise<unknown>;
  /** What she does before the fault begins. */
  readonly approach?: (visit: Visit) => Promise<unknown>;
  /** What she does under the fault; without it, she opens the page. */
  readonly press?: (visit: Visit) => Promise<unknown>;
  /** What she does when the fault is over and the shop has said that her press has failed. */
  readonly pressAgain?: (visit: Visit) => Promise<unknown>;
  /** Whether she has reached what she wanted. A change of a list may also have failed, and been said to. */
  readonly isDone: (visit: Visit) => Promise<boolean>;
  /** The quantities that a change may leave in the cart when it fails: it is then undone on the screen. */
  readonly leaves?: readonly number[];
};

const { _id: key, name } = seed(1);

/** The quantity of the product of every flow. */
export const quantityIn = (cart: Quantities) => cart[key] ?? 0;

const put = (shopper: Shopper, quantity: number) =>
  shopper.account
    .succeed('POST', '/cart', { product: { _id: key } })
    .then(() => repeat(quantity - 1, () => shopper.account.succeed('POST', `/cart/${key}`, INCREMENT)));
const INCREMENT = { action: { type: 'increment' } };
const cartOf = async ({ shopper }: Visit) => (await shopper.account.state()).cart;
const button = ({ tab }: Visit, label: string) => tab.page.getByRole('main').getByRole('button', { name: label });
const isAt = (tab: ShopTab, path: string) => tab.path === path;

async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await act();
}

async function readyToOrder(shopper: Shopper): Promise<void> {
  await put(shopper, 1);
  await shopper.account.addAddress('Asha Rao');
}

const chooseAddress = ({ tab }: Visit) => tab.page.getByRole('radio', { name: /^Asha Rao/ }).check();
const paymentWindow = ({ tab }: Visit) => tab.page.getByRole('dialog', { name: 'Creator Row' });

/** Presses a button that is there and free, and otherwise does nothing. */
async function pressIfFree(visit: Visit, label: string): Promise<void> {
  const free = button(visit, label).and(visit.tab.page.locator(':not([aria-disabled="true"])'));
  if ((await free.count()) === 1) await free.click({ timeout: 1000 }).catch(() => undefined);
}

export const flows: readonly Flow[] = [
  {
    name: 'browse',
    path: paths.listing,
    calls: /^GET \/api\/products/,
    isDone: async ({ tab }) => (await tab.page.getByRole('article').count()) === productSeeds.length,
  },
  {
    name: 'add to the cart',
    path: paths.listing,
    calls: /^POST \/api\/user\/cart/,
    press: (visit) => button(visit, `Add to Cart: ${name}`).click(),
    isDone: async (visit) => (await cartOf(visit))[key] === 1,
    leaves: [0],
  },
  {
    name: 'change a quantity',
    path: paths.cart,
    calls: /^POST \/api\/user\/cart/,
    prepare: (shopper) => put(shopper, 2),
    press: (visit) => button(visit, `Increase quantity of ${name}`).click(),
    isDone: async (visit) => (await cartOf(visit))[key] === 3,
    leaves: [2],
  },
  {
    name: 'undo a removal',
    path: paths.cart,
    calls: /^POST \/api\/user\/cart/,
    prepare: (shopper) => put(shopper, 2),
    approach: async (visit) => {
      await button(visit, `Remove ${name} from cart`).click();
      await visit.tab.settle();
    },
    press: (visit) => button(visit, 'Undo').click(),
    isDone: async (visit) => (await cartOf(visit))[key] === 2,
    leaves: [0, 1],
  },
  {
    name: 'log in',
    path: `${paths.login}?from=${paths.cart}`,
    calls: /^POST \/api\/auth\/login/,
    isVisitor: true,
    prepare: (shopper) => put(shopper, 1),
    approach: async ({ tab: { page }, shopper: { email } }) => {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    },
    press: (visit) => button(visit, 'Login').click(),
    pressAgain: (visit) => pressIfFree(visit, 'Login'),
    isDone: async ({ tab }) => isAt(tab, paths.cart),
  },
  {
    name: 'check out',
    path: paths.checkout,
    calls: /^POST \/api\/user\/checkout/,
    prepare: readyToOrder,
    approach: chooseAddress,
    press: (visit) => button(visit, 'Place Order').click(),
    pressAgain: (visit) => pressIfFree(visit, 'Place Order'),
    isDone: (visit) => paymentWindow(visit).isVisible(),
  },
  {
    name: 'pay',
    path: paths.checkout,
    calls: /^POST \/api\/user\/orders/,
    prepare: readyToOrder,
    approach: async (visit) => {
      await chooseAddress(visit);
      await button(visit, 'Place Order').click();
      await paymentWindow(visit).waitFor();
    },
    press: (visit) => paymentWindow(visit).getByRole('button', { name: 'Pay', exact: true }).click(),
    isDone: async ({ tab, shopper }) =>
      isAt(tab, paths.orders) && (await shopper.account.orders()).length === 1 && (await nothingStored(tab)),
  },
  {
    name: 'look at the orders',
    path: paths.orders,
    calls: /^GET \/api\/user\/orders/,
    prepare: async (shopper, shop) => {
      await readyToOrder(shopper);
      await shop.placeOrder(shopper);
    },
    isDone: async ({ tab }) => (await tab.page.getByRole('article').count()) === 1,
  },
];

/** Whether no checkout waits for its confirmation. */
function nothingStored({ page }: ShopTab): Promise<boolean> {
  return page.evaluate(() => window.localStorage.getItem('checkouts') === null);
}
