import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';

import { toWireOrderDetails } from '../../adapters/wire/orders/wireOrderDetails.ts';
import { aCartItem } from '../../core/domain/testing/samples.ts';
import { anOrderDetails } from '../../core/storefront/testing/anOrderDetails.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { adminInBrowser } from './support/adminInBrowser.ts';
import { deviceOfPriya, priyaWith } from './support/devices.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { smallTargets } from './support/page/smallTargets.ts';
import { placeOrders } from './support/placeOrders.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { allViewports, viewportPerWidth } from './support/viewports.ts';

const AT = '2026-03-01T09:30:00+00:00';
const LONG = 'Monsoon Corduroy Overshirt with Hand-embroidered Collar';
const line = { key: 'tee', name: LONG, size: 'M', quantity: 1, reason: 'too-big' as const };
const parcel = { carrier: 'Delhivery', trackingNumber: 'DL4711', shippedAt: AT };
/** A delivered order with a return in each state that says more than its name, of which pieces may still come back. */
const order = anOrderDetails({
  orderId: 'order-1',
  status: 'delivered',
  orderedProducts: [aCartItem({ key: 'tee', name: LONG, quantity: 4 })],
  shipments: [{ ...parcel, deliveredAt: AT, lines: [{ key: 'tee', quantity: 4 }] }],
  returns: [
    { id: '1', state: 'asked', at: AT, heldUntil: AT, lines: [{ ...line, exchange: { key: 'l', size: 'L' } }] },
    { id: '2', state: 'exchanged', at: AT, lines: [line], parcel },
    { id: '3', state: 'refused', at: AT, lines: [line], note: 'The label is missing.' },
  ],
  returnable: [{ key: 'tee', quantity: 1, lastDay: '2026-03-15', sizes: [{ key: 'l', size: 'L' }] }],
});

describe('The page of an order with returns', () => {
  const shop = shopInBrowser(PRODUCTION);

  it('and its form have no accessibility violations in every width', async () => {
    const mock = createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [priyaWith({})] } });
    shop.server.backEnd = async (input, init) => {
      const { pathname } = new URL(String(input), 'https://shop.example');
      if (pathname.endsWith('/user/orders/order-1')) return Response.json({ order: toWireOrderDetails(order) });
      return pathname.endsWith('/user/orders') ? Response.json({ orders: [] }) : mock.fetch(input, init);
    };
    const tab = await shop.openTab({ device: deviceOfPriya(), reducedMotion: 'reduce' });
    const { page } = tab;
    await tab.open(paths.order('order-1'));
    await page.getByRole('heading', { name: 'Your returns' }).waitFor();
    await expectNoViolation(tab, allViewports);
    await page.getByRole('button', { name: 'Return pieces' }).click();
    const form = page.getByRole('dialog', { name: 'Return pieces' });
    await form.getByRole('button', { name: 'Ask for the return' }).click();
    await form.getByText('Say why it comes back').waitFor();
    const focused = form.getByLabel('Why?');
    expect(await focused.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectNoViolation(tab, viewportPerWidth);
  });
});

describe('The returns of the admin', () => {
  const admin = adminInBrowser();

  /** Opens the returns as the owner: Asha sends a cap back. */
  async function open(options = {}) {
    const tab = await admin.open('/admin', options);
    const { page, fixture, address } = tab;
    await placeOrders(fixture, address);
    const [bought] = [...fixture.ports.tables.orders.values()];
    if (bought === undefined) throw new Error('Nothing was ordered');
    const { orderId, shopperId } = bought;
    await fixture.backEnd.fulfilOrder.ship(orderId, parcel, 'Ravi');
    await fixture.backEnd.fulfilOrder.deliver(orderId, 'Ravi');
    const lines = [{ key: 'cap', quantity: 2, reason: 'other' as const }];
    await fixture.backEnd.askForReturn(shopperId, orderId, { lines });
    await page.getByLabel('E-mail').fill('ravi@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    await page.goto('/admin/returns');
    await page.getByText('2 × Saltwater Cap').waitFor();
    return tab;
  }

  it('and their dialogs have no accessibility violation in every width', async () => {
    const { page, problems } = await open();
    const check = async () => {
      await expectEachLook(page);
    };
    await check();
    await page.getByRole('button', { name: /^Receive/ }).click();
    await page.getByRole('dialog', { name: 'Receive the pieces' }).waitFor();
    await check();
    expect(problems).toEqual([]);
  });

  it('are received and paid back with the keyboard alone', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /^Receive/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Received' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('has arrived.').waitFor();
    await page.getByRole('button', { name: /^Refund/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund ₹599' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('is refunded.').waitFor();
  });

  it('have targets of 44 pixels on a phone', async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
});
