import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { type AdminTab, adminInBrowser } from './support/adminInBrowser.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';
import { placeOrders } from './support/placeOrders.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const AT = '2026-01-01T00:00:00+00:00';

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Two orders, a payment that fits none, a mail and a job that were given up. */
async function work({ fixture, address }: AdminTab): Promise<void> {
  const { payments, jobs, mails } = fixture.ports;
  await placeOrders(fixture, address, ['Asha', 'Meher']);
  const payment = { paymentId: 'pay_9', providerOrderId: 'order_9', amount: 10_050, status: 'captured' } as const;
  await payments.put({ ...payment, problem: 'unknown-checkout', receivedAt: AT });
  const content = { kind: 'verify-email', firstName: 'Nobody', token: 'secret' } as const;
  await mails.add({ id: 'lost', to: 'nobody@example.com', content }, AT);
  for (const [topic, subject, reason] of [
    ['mail', 'lost', 'The mailbox does not exist'],
    ['refund', 'r1', 'The account is empty'],
  ] as const) {
    await jobs.add({ topic, subject, runAt: AT });
    const claimed = (await jobs.claim(topic, AT, AT, 50)).find((job) => job.subject === subject);
    if (claimed !== undefined) await jobs.giveUp(claimed, AT, reason);
  }
}

/** Opens a page of the admin as the owner, once `before` has happened. */
async function open(path: string, before: (tab: AdminTab) => unknown, options: BrowserContextOptions = {}) {
  const tab = await admin.open('/admin', options);
  await before(tab);
  // The shop's own time, in which the orders were placed.
  await tab.page.clock.setFixedTime(tab.fixture.ports.clock.now());
  await tab.page.getByLabel('E-mail').fill('ravi@shop.example');
  await tab.page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await tab.page.keyboard.press('Enter');
  await heading(tab.page, 'Today');
  if (path !== '/admin') await tab.page.goto(path);
  return tab;
}

const nothing = () => undefined;
const screens: readonly (readonly [
  name: string,
  path: string,
  before: (tab: AdminTab) => unknown,
  reach: (page: Page) => Promise<unknown>,
])[] = [
  ['Today with work', '/admin', work, (page) => page.getByRole('img', { name: 'Sales by day' }).waitFor()],
  ['Today in a new shop', '/admin', nothing, (page) => page.getByText('Three first steps').waitFor()],
  [
    'The question before a refund',
    '/admin',
    work,
    async (page) => {
      await page.getByRole('button', { name: /^Refund ₹100.50/ }).click();
      await button(page, 'Refund ₹100.50').waitFor();
    },
  ],
  [
    'Today that cannot be loaded',
    '/admin/orders',
    nothing,
    async (page) => {
      await page.route('**/api/admin/today', (route) => route.abort());
      await page.goto('/admin');
      await page.getByText('What waits could not be loaded').waitFor();
    },
  ],
  [
    'The mails and jobs',
    '/admin/settings#jobs',
    work,
    (page) => page.getByText('The mailbox does not exist').first().waitFor(),
  ],
];

it.each(screens)(
  '%s: no accessibility violation, each width fits in both schemes',
  async (name, path, before, reach) => {
    const { page, problems } = await open(path, before);
    await reach(page);
    await expectEachLook(page, { name });
    if (!name.includes('cannot')) expect(problems).toEqual([]);
  },
);

it.each(screens)('%s: targets of 44 pixels on a phone', async (_name, path, before, reach) => {
  const { page } = await open(path, before, PHONE);
  await reach(page);
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

describe('A shopkeeper', () => {
  it('goes from what waits to where it is done, by keyboard alone', async () => {
    const { page } = await open('/admin', work);
    await page.getByRole('link', { name: /2 to pack/ }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Orders');
    expect(new URL(page.url()).search).toBe('?state=placed');
    await page.goBack();
    await page.getByRole('link', { name: /1 payment fits no order/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('payments');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, 'Refund ₹100.50').focus();
    await page.keyboard.press('Enter');
    await page.getByText('₹100.50 goes back').waitFor({ state: 'attached' });
    await page.getByText('Payments that fit no order').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /1 mail could not be sent/ }).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Send again: Verify email, nobody@example.com').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/The mail to .*nobody@example.com.* is sent again/).waitFor({ state: 'attached' });
    await button(page, 'Run now: Refund, r1').focus();
    await page.keyboard.press('Enter');
    await page.getByText('The job runs again').waitFor({ state: 'attached' });
    await expect.poll(() => page.getByText(/Given up/).count()).toBe(1);
  });

  it('finds the rest of the pages, the keys and the end of the session under More on a phone', async () => {
    const { page, problems } = await open('/admin', work, PHONE);
    const bar = page.getByRole('navigation', { name: 'Admin' });
    const places = await bar.getByRole('listitem').filter({ visible: true }).allInnerTexts();
    expect(places).toEqual(['Today', 'Orders', 'Pack', 'Stock', 'More']);
    const more = page.getByRole('dialog', { name: 'More' });
    await button(page, 'More').click();
    await more.getByRole('link', { name: 'Coupons' }).waitFor();
    if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${process.env.PICTURES}/More.png` });
    expect([await accessibilityViolations(page), await page.evaluate(smallTargets)]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('More');
    await button(page, 'More').click();
    await more.getByRole('link', { name: 'Coupons' }).click();
    await heading(page, 'Coupons');
    await more.waitFor({ state: 'detached' });
    await button(page, 'More').click();
    await more.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await more.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'More').click();
    await more.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
    expect(problems).toEqual([]);
  });

  it('sends a mail again from the page of its order', async () => {
    const { page } = await open('/admin/orders', async (tab) => {
      await work(tab);
      await tab.fixture.backEnd.runJobs();
    });
    await page.getByRole('link', { name: /^CR-/ }).first().click();
    await button(page, 'Send again: Order placed').click();
    await page.getByText('The mail is sent again').waitFor({ state: 'attached' });
    await page.getByText(/Waits since/).waitFor();
  });
});
