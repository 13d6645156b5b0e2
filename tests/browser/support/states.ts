import { paths } from '../../../src/shop/paths/paths.ts';
import { deviceOf, deviceOfPriya, priyaOfLongWords, priyaWithLines, priyaWithTwoAddresses } from './devices.ts';
import type { ShopTab, ShopTabOptions } from './ShopTab.ts';

/** A state of a page that needs more than opening its path. */
export type State = {
  readonly options?: ShopTabOptions;
  /** Brings the page into the state. */
  show(tab: ShopTab): Promise<void>;
};

const removedLine: State = {
  options: { device: deviceOfPriya({ cart: [1, 2] }) },
  async show(tab) {
    await tab.open(paths.cart);
    await tab.page
      .getByRole('button', { name: /^Remove .* from cart$/ })
      .first()
      .click();
    await skipToasts(tab);
    await tab.page.getByRole('button', { name: 'Undo' }).waitFor();
  },
};

const removedCard: State = {
  options: { device: deviceOfPriya({ wishlist: [1, 2, 5] }) },
  async show(tab) {
    await tab.open(paths.wishlist);
    await tab.page
      .getByRole('button', { name: /^Remove from Wishlist/ })
      .nth(1)
      .click();
    await skipToasts(tab);
    await tab.page.getByRole('button', { name: 'Undo' }).waitFor();
  },
};

const coupons: State = {
  options: { device: deviceOfPriya({ cart: [7] }) },
  async show(tab) {
    await tab.open(paths.cart);
    await tab.page.getByRole('button', { name: 'Apply Coupons?' }).click();
    await tab.page.getByText('₹251 more unlocks 20% off').first().waitFor();
  },
};

const enlarged: State = {
  async show(tab) {
    await tab.open(paths.product(2));
    await tab.page
      .getByRole('button', { name: /^Enlarge picture/ })
      .first()
      .click();
    await tab.page.getByRole('dialog').waitFor();
  },
};

const missingAddress: State = {
  options: { device: deviceOf(priyaWithTwoAddresses()) },
  async show(tab) {
    await tab.open(paths.checkout);
    await tab.page.getByRole('button', { name: 'Place Order' }).click();
    await tab.page.getByText('Choose where your order goes.').waitFor();
    await skipToasts(tab);
  },
};

const payment: State = {
  options: { device: deviceOfPriya({ cart: [1], hasAddress: true }) },
  async show(tab) {
    await tab.open(paths.checkout);
    await tab.page.getByRole('radio', { name: /^Priya Sharma/ }).check();
    await tab.page.getByRole('button', { name: 'Place Order' }).click();
    await tab.page.getByRole('dialog').waitFor();
  },
};

const loading: State = {
  options: { unanswered: [['GET', '/products']] },
  async show(tab) {
    await tab.page.goto(paths.listing);
    await tab.skipSpinner();
    await tab.page.getByRole('status').getByText('Loading products').waitFor();
  },
};

const failed: State = {
  options: { device: deviceOfPriya({ cart: [1] }), failing: [['GET', '*', 'offline']] },
  async show(tab) {
    await tab.open(paths.cart);
    await tab.page.getByRole('complementary', { name: 'Connection' }).getByRole('button').waitFor();
  },
};

export const states: readonly (readonly [name: string, state: State])[] = [
  ["a creator's products", opened(`${paths.listing}?creator=%40meher.makes`)],
  ['chosen filters', opened(`${paths.listing}?category=clothing&size=L&size=M&price=201-999&sort=lowToHigh`)],
  ['filters that match nothing', opened(`${paths.listing}?q=tote&category=clothing&size=XL`)],
  ['a cart of forty lines', opened(paths.cart, { device: deviceOf(priyaWithLines(40)) })],
  ['a cart of long words and prices', opened(paths.cart, { device: deviceOf(priyaOfLongWords()) })],
  ['a wishlist of long words and prices', opened(paths.wishlist, { device: deviceOf(priyaOfLongWords()) })],
  ['a checkout of long words and prices', opened(paths.checkout, { device: deviceOf(priyaOfLongWords()) })],
  ['a removed line that can be undone', removedLine],
  ['a removed card that can be undone', removedCard],
  ['the distance to the coupons', coupons],
  ['an enlarged picture', enlarged],
  ['an order without an address', missingAddress],
  ['an open payment', payment],
  ['products that are loading', loading],
  ['a shop that is offline', failed],
];

function opened(path: string, options: ShopTabOptions = {}): State {
  return { options, show: (tab) => tab.open(path) };
}

/** Lets the toasts disappear, because a fading toast has too little contrast. */
async function skipToasts({ page }: ShopTab): Promise<void> {
  const toasts = page.locator('[data-toasts]').locator('[role="status"], [role="alert"]');
  await toasts.first().waitFor();
  while ((await toasts.count()) > 0) await page.clock.fastForward(1_000);
}
