import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { adminInBrowser } from './support/adminInBrowser.ts';
import { type OrdersTab, openOrders, PHONE } from './support/openOrders.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Ends the session of the tab, as signing out on another device does. */
async function endSession({ page, fixture }: OrdersTab): Promise<void> {
  await page.context().clearCookies();
  fixture.ports.tables.staffTokens.clear();
}

async function openSearch(page: Page, text: string): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

/** Types a note, and adds it when the session has ended. */
async function endWhileTyping(tab: OrdersTab): Promise<void> {
  const { page, first } = tab;
  await heading(page, first);
  await page.getByLabel('Note for staff').fill('Call before noon');
  await endSession(tab);
  await button(page, 'Add note').click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
}

async function signInAgain(page: Page, email = 'ravi@shop.example'): Promise<void> {
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
}

const states: readonly (readonly [name: string, path: string, reach: (tab: OrdersTab) => Promise<unknown>])[] = [
  [
    'the search before anything is typed',
    '/admin',
    async ({ page }) => {
      await openSearch(page, '');
      await page.getByRole('option', { name: 'Settings' }).waitFor();
    },
  ],
  [
    'what is found',
    '/admin/orders',
    async ({ page }) => {
      await heading(page, 'Orders');
      await openSearch(page, 'ra');
      await page
        .getByRole('option', { name: /CR-.*Asha Rao/ })
        .first()
        .waitFor();
    },
  ],
  [
    'nothing found',
    '/admin/orders',
    async ({ page }) => {
      await heading(page, 'Orders');
      await openSearch(page, 'zzz');
      await page.getByText('Nothing matches').waitFor();
    },
  ],
  ['a session that has ended while somebody types', '/admin/orders/:number', endWhileTyping],
  [
    'a session that has ended, with the form closed',
    '/admin/orders/:number',
    async (tab) => {
      await endWhileTyping(tab);
      await tab.page.keyboard.press('Escape');
      await button(tab.page, 'Sign in again').waitFor();
      await tab.page.evaluate(() => window.scrollTo(0, 0));
    },
  ],
  [
    'a role that became too small',
    '/admin/reports',
    async (tab) => {
      await heading(tab.page, 'Reports');
      await changeRole(tab);
      await tab.page.getByRole('link', { name: 'Refunds' }).click();
      await heading(tab.page, 'Your role does not allow this');
    },
  ],
];

/** Makes Ravi a packer, on another device of another owner. */
async function changeRole({ fixture }: OrdersTab): Promise<void> {
  const { member } = await fixture.join('leela@shop.example', 'owner', 'Leela');
  const leela = { kind: 'staff', id: member.id, name: member.name } as const;
  await fixture.admin.changeStaff(leela, fixture.owner.id, { role: 'packer', isDisabled: undefined });
}

it.each(states)('%s: no accessibility violation, and each width fits in both schemes', async (name, path, reach) => {
  const tab = await openOrders(admin, path, PHONE);
  await reach(tab);
  expect(await tab.page.evaluate(smallTargets)).toEqual([]);
  await expectEachLook(tab.page, { name });
});

describe('The search', () => {
  it('finds an order by keyboard alone, also while somebody types, and gives the focus back', async () => {
    const { page, numbers, problems } = await openOrders(admin, '/admin/orders');
    await page.getByRole('link', { name: numbers[1] ?? '' }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.type('bela@example');
    await page.getByText('1 found').waitFor();
    await page.keyboard.press('Enter');
    await heading(page, numbers[1] ?? '');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(problems).toEqual([]);
  });

  it('goes through what is found with the arrows', async () => {
    const { page } = await openOrders(admin, '/admin');
    await heading(page, 'Today');
    await openSearch(page, 'or');
    await page.getByRole('option', { name: 'Orders' }).waitFor();
    await page.getByText(/^\d+ found/).waitFor();
    const highlighted = () => page.locator('[role="option"][data-highlighted]').allInnerTexts();
    await expect.poll(highlighted).toEqual(['Orders']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(highlighted).toEqual(['Reports']);
    await page.keyboard.press('Enter');
    await heading(page, 'Reports');
  });

  it('never shows the answer to an earlier text', async () => {
    const { page, numbers } = await openOrders(admin, '/admin');
    await heading(page, 'Today');
    let release = () => {};
    await page.route(/\/api\/admin\/orders\?q=asha/, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    const asked = page.waitForRequest(/\/api\/admin\/orders\?q=asha/);
    await openSearch(page, 'asha');
    await asked;
    await field(page).fill('bela');
    await page.getByRole('option', { name: numbers[1] ?? '' }).waitFor();
    const answered = page.waitForResponse(/\/api\/admin\/orders\?q=asha/);
    release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.getByRole('option').count()).toBe(1);
    expect(await page.getByRole('option', { name: numbers[1] ?? '' }).isVisible()).toBe(true);
  });

  it('is loaded before it is opened, and loses no letter', async () => {
    const { page } = await openOrders(admin, '/robots.txt');
    let loaded = 0;
    await page.route(/\/(Modal|FindBox)-[^/]+\.js$/, async (route) => {
      await route.continue();
      loaded += 1;
    });
    await page.goto(new URL('/admin', page.url()).href);
    await heading(page, 'Today');
    await expect.poll(() => loaded).toBe(2);
    await page.waitForLoadState('networkidle');
    // Nothing else comes: the dialog opens without a script that is not there yet.
    await page.route(/\.js$/, () => undefined);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('orders');
    expect(await field(page).inputValue()).toBe('orders');
  });

  it('is a button under More on a phone', async () => {
    const { page, first, problems } = await openOrders(admin, '/admin', PHONE);
    await heading(page, 'Today');
    await button(page, 'More').tap();
    await dialog(page).getByRole('button', { name: 'Search' }).tap();
    await field(page).fill(first);
    await page.getByRole('option', { name: first }).tap();
    await heading(page, first);
    await dialog(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

describe('A session that has ended', () => {
  it('leaves the screen, and what was asked for goes on after signing in over it', async () => {
    const tab = await openOrders(admin, '/admin/orders/:number');
    const { page, problems } = tab;
    await endWhileTyping(tab);
    await signInAgain(page);
    await page.getByRole('listitem').getByText('Call before noon').waitFor();
    expect(await page.getByLabel('Note for staff').inputValue()).toBe('');
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('goes on with a dialog below the form', async () => {
    const tab = await openOrders(admin, '/admin/orders/:number');
    const { page, first } = tab;
    await heading(page, first);
    await button(page, 'Ship').click();
    await page.getByLabel('Carrier').fill('DTDC');
    await page.getByLabel('Tracking number').fill('D123');
    await endSession(tab);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Your session has ended' });
    await form.getByLabel('E-mail').fill('ravi@shop.example');
    await form.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('The order is shipped').waitFor();
  });

  it('carries out nothing of it for somebody else, who sees the screen anew', async () => {
    const tab = await openOrders(admin, '/admin/orders/:number');
    const { page, fixture, first } = tab;
    await fixture.join('leela@shop.example', 'owner', 'Ravi');
    await endWhileTyping(tab);
    await signInAgain(page, 'leela@shop.example');
    await heading(page, first);
    expect(await page.getByLabel('Note for staff').inputValue()).toBe('');
    await page.reload();
    await heading(page, first);
    expect(await page.getByText('Call before noon').count()).toBe(0);
  });

  it('loads the screen that it has stopped, once somebody has signed in again', async () => {
    const tab = await openOrders(admin, '/admin/orders');
    const { page, numbers } = tab;
    await page.getByRole('link', { name: numbers[1] ?? '' }).waitFor();
    await endSession(tab);
    await page.getByRole('link', { name: 'Coupons' }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await signInAgain(page);
    await page.getByRole('button', { name: 'New coupon' }).waitFor();
    expect(await page.getByText('could not be loaded').count()).toBe(0);
  });
});

it('A role that became smaller takes away what it does not allow, and says so', async () => {
  const tab = await openOrders(admin, '/admin/orders/:number');
  const { page, first } = tab;
  await heading(page, first);
  await page.getByText('Sub-Total').waitFor();
  await changeRole(tab);
  await button(page, 'Cancel order').click();
  await page.getByLabel('Reason').selectOption('inventory');
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Your role has changed: it is packer now.').waitFor();
  await button(page, 'Mark packed').waitFor();
  expect(await page.getByText('Sub-Total').count()).toBe(0);
  expect(await button(page, 'Cancel order').count()).toBe(0);
});
