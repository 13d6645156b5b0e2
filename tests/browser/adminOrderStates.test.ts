import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminInBrowser } from './support/adminInBrowser.ts';
import { type OrdersTab, openOrders, PHONE, packElsewhere } from './support/openOrders.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';

/** So tall that the foot bar covers nothing, in CSS pixels. */
const HEIGHT = 2400;

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Every state of the screens: where it is, and how one gets there. */
const states: readonly (readonly [name: string, path: string, reach: (tab: OrdersTab) => Promise<unknown>])[] = [
  [
    'the list with ticked orders',
    '/admin/orders',
    async ({ page, first }) => page.getByRole('checkbox', { name: `Tick order ${first}` }).check(),
  ],
  ['an empty list', '/admin/orders?state=packed&q=zoe', ({ page }) => page.getByText('No order matches').waitFor()],
  [
    'a list that cannot be loaded',
    '/admin',
    async ({ page }) => {
      await page.route('**/api/admin/orders*', (route) => route.abort());
      await page.getByRole('link', { name: 'Orders' }).click();
      await page.getByText('The orders could not be loaded').waitFor();
    },
  ],
  ['an order', '/admin/orders/:number', ({ page, first }) => heading(page, first)],
  [
    'an order that somebody else has packed',
    '/admin/orders/:number',
    async (tab) => {
      await heading(tab.page, tab.first);
      await packElsewhere(tab, tab.first);
      await button(tab.page, 'Mark packed').click();
      await tab.page.getByRole('alert').getByText('Leela packed this').waitFor();
    },
  ],
  [
    'a refund that failed',
    '/admin/orders/:number',
    async (tab) => {
      const { page, fixture } = tab;
      const [order] = fixture.ports.tables.orders.values();
      const request = { amount: 10_000, reason: 'Late', restock: false };
      await fixture.admin.orders.refund(fixture.owner, order?.orderId ?? '', request, false);
      fixture.ports.provider.refundOutcome = 'failed';
      await fixture.backEnd.runJobs();
      await page.reload();
      await button(page, 'Try again').waitFor();
    },
  ],
  ['an unknown order', '/admin/orders/CR-NOTHING', ({ page }) => heading(page, 'There is no order CR-NOTHING')],
  ...(['Ship', 'Refund', 'Cancel order', 'Print'] as const).map(
    (name) =>
      [
        `the dialog ${name}`,
        '/admin/orders/:number',
        async ({ page }: OrdersTab) => {
          await page.getByRole('main').getByRole('button', { name, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      ] as const,
  ),
  ['the run of packing', '/admin/orders/packing', ({ page }) => page.getByText('1 of 3').waitFor()],
];

it.each(states)(
  '%s has no accessibility violation, and fits each width in both schemes',
  async (_name, path, reach) => {
    const tab = await openOrders(admin, path, PHONE);
    await reach(tab);
    expect(await tab.page.evaluate(smallTargets)).toEqual([]);
    await expectEachLook(tab.page, { height: HEIGHT });
  },
);
