import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { type AdminTab, adminInBrowser } from './support/adminInBrowser.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';
import { placeOrders } from './support/placeOrders.ts';

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const DAY_MS = 24 * 60 * 60_000;

/** Opens a page as the owner, once `before` has happened. */
async function open(path: string, before: (tab: AdminTab) => unknown = () => undefined, options = {}) {
  const tab = await admin.open('/admin', options);
  await before(tab);
  await tab.page.getByLabel('E-mail').fill('ravi@shop.example');
  await tab.page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await tab.page.keyboard.press('Enter');
  await heading(tab.page, 'Today');
  await tab.page.goto(path);
  return tab;
}

/** A month of sales, and a refund. */
async function sell({ fixture, address }: AdminTab): Promise<void> {
  await placeOrders(fixture, address, ['Asha', 'Meher']);
  const { orders, refunds } = fixture.ports.tables;
  const [first] = [...orders.values()];
  if (first === undefined) throw new Error('Nothing was ordered');
  for (let at = 0; at < 60; at += 1) {
    const paidAt = new Date(Date.parse(first.paidAt) - (at % 29) * DAY_MS).toISOString().replace('.000Z', '+00:00');
    const copy = { ...first, orderId: `o${at}`, number: `CR-${at}`, paymentId: `p${at}`, paidAt };
    if (at % 7 !== 3) orders.set(copy.orderId, copy);
  }
  const refund = { id: 'r', paymentId: first.paymentId, orderId: first.orderId, amount: 29_950, status: 'processed' };
  refunds.set('r', { ...refund, reason: 'Torn', actor: 'Ravi', isAnnounced: true, at: first.paidAt } as never);
  await fixture.backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 12 }], 'Ravi');
}

const coupons: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'The coupons': (page) => page.getByText('₹501 becomes ₹400.80').waitFor(),
  'A coupon that has ended': async (page) => {
    await press(page, 'End NEW YEAR OFFER');
    await page.getByText('NEW YEAR OFFER has ended.').waitFor();
  },
  'The form of a coupon': async (page) => {
    await press(page, 'Change NEW YEAR OFFER');
    await page.getByRole('dialog').getByText('₹501 becomes ₹400.80').waitFor();
  },
  'A form with errors': async (page) => {
    await press(page, 'New coupon');
    await press(page, 'Save');
    await page.getByText('Please enter a name.').waitFor();
  },
  'Coupons that cannot be loaded': async (page) => {
    await page.route('**/api/admin/coupons', (route) => route.abort());
    await page.reload();
    await page.getByText('The coupons could not be loaded').waitFor();
  },
};

const reports = ['sales', 'products', 'creators', 'sizes', 'refunds', 'coupons', 'stock-value'] as const;
const screens: readonly (readonly [name: string, reach: (options?: object) => Promise<AdminTab>])[] = [
  ...Object.entries(coupons).map(([name, reach]) => {
    const opened = async (options?: object) => {
      const tab = await open('/admin/coupons', undefined, options);
      await heading(tab.page, 'Coupons');
      await reach(tab.page);
      return tab;
    };
    return [name, opened] as const;
  }),
  ...reports.map((report) => {
    const opened = async (options?: object) => {
      const tab = await open(`/admin/reports?report=${report}`, sell, options);
      await tab.page.locator('table, section h2').first().waitFor();
      return tab;
    };
    return [`The report about ${report}`, opened] as const;
  }),
];

it.each(screens)('%s: no accessibility violation, each width fits in both schemes', async (name, reach) => {
  const { page, problems } = await reach();
  await expectEachLook(page, { name });
  if (!name.includes('cannot')) expect(problems).toEqual([]);
});

it.each(screens)('%s: targets of 44 pixels on a phone', async (_name, reach) => {
  const { page } = await reach({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

describe('A shopkeeper', () => {
  it('makes a coupon with the keyboard alone, which the shop then has, and ends it', async () => {
    const { page, address } = await open('/admin/coupons');
    await heading(page, 'Coupons');
    await page.getByRole('button', { name: 'New coupon' }).focus();
    await page.keyboard.press('Enter');
    for (const typed of ['DIWALI', '', '15', '999']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.getByText('₹1,000 becomes ₹850').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('DIWALI is saved.').waitFor();
    const names = async () => {
      const answer = await (await fetch(`${address}/api/coupons`)).json();
      return (answer as { coupons: { name: string }[] }).coupons.map(({ name }) => name);
    };
    expect(await names()).toContain('DIWALI');
    await page.getByRole('button', { name: 'End DIWALI' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('DIWALI has ended.').waitFor();
    expect(await names()).not.toContain('DIWALI');
    await press(page, 'Undo');
    await page.getByText('DIWALI goes on.').waitFor();
    expect(await names()).toContain('DIWALI');
  });

  it('reads the sales of some days, and saves them as a file', async () => {
    const { page } = await open('/admin/reports', sell);
    await page.getByRole('img', { name: 'Sales by day' }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^sales-.*\.csv$/);
    await page.getByLabel('First day').fill('2026-02-20');
    await page.getByLabel('Last day').fill('2026-02-10');
    await page.keyboard.press('Enter');
    await page.getByText('The first day is behind the last.').waitFor();
    expect(await page.getByLabel('First day').inputValue()).toBe('2026-02-20');
  });
});
