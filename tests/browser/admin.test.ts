import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { type AdminTab, adminInBrowser } from './support/adminInBrowser.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';

/** The most script of a first visit, compressed with gzip, in bytes. */
const MOST_SCRIPT = 220_000;

const ravi = { email: 'ravi@shop.example', password: StaffFixture.password };

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function signIn(page: Page, password: string = ravi.password): Promise<void> {
  await page.getByLabel('E-mail').fill(ravi.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Signs in at the stock of a shop with two tees in M. */
async function countTee({ page, fixture }: AdminTab): Promise<void> {
  await fixture.ports.products.import([{ ...aProduct(), isListed: true }]);
  const count = { sku: 'tee', kind: 'count', quantity: 2, reason: 'Counted' } as const;
  await fixture.admin.moveStock(fixture.owner, [count]);
  await signIn(page);
  await page.getByLabel('Low Tide Tee, M', { exact: true }).waitFor();
}

/** Every state of the screens: where it is, and how one gets there. */
const states: readonly (readonly [name: string, path: string, reach: (tab: AdminTab) => Promise<unknown>])[] = [
  ['the sign-in form', '/admin/orders', ({ page }) => heading(page, 'Sign in')],
  [
    'empty fields',
    '/admin',
    async ({ page }) => {
      await press(page, 'Sign in');
      await page.getByText('E-mail is required').waitFor();
    },
  ],
  [
    'a refusal',
    '/admin',
    async ({ page }) => {
      await signIn(page, 'wrong');
      await page.getByRole('alert').getByText('The e-mail, the password or the code is wrong.').waitFor();
    },
  ],
  [
    'too many attempts',
    '/admin',
    async ({ page, address }) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const body = JSON.stringify({ ...ravi, password: 'wrong' });
      const request = { method: 'POST', headers, body };
      for (let at = 0; at < 5; at += 1) await fetch(`${address}/api/admin/session`, request);
      await signIn(page);
      await page.getByRole('alert').getByText('Please wait 15 minutes').waitFor();
    },
  ],
  ['an invitation', '/admin/invitation?token=t', ({ page }) => heading(page, 'Welcome to the team')],
  ['an incomplete link', '/admin/invitation', ({ page }) => heading(page, 'This link is not complete')],
  [
    'Today',
    '/admin',
    async ({ page }) => {
      await signIn(page);
      await heading(page, 'Today');
    },
  ],
  [
    'the stock',
    '/admin/stock',
    async (tab) => {
      await countTee(tab);
      await tab.page.getByLabel('Low Tide Tee, M', { exact: true }).fill('+3');
      await tab.page.getByText('1 size changed').first().waitFor();
    },
  ],
  [
    'stock that cannot be saved',
    '/admin/stock',
    async (tab) => {
      await countTee(tab);
      await tab.page.getByLabel('Low Tide Tee, M', { exact: true }).fill('-9');
      await tab.page.getByLabel('Reason').fill('Counted');
      await press(tab.page, 'Save');
      await tab.page.getByText('Only 2 on hand').waitFor();
    },
  ],
  [
    'the people, with one who is invited',
    '/admin/settings?section=people',
    async ({ page }) => {
      await signIn(page);
      await page.getByLabel('Name').fill('Leela');
      await page.getByLabel('E-mail').fill('leela@shop.example');
      await press(page, 'Invite');
      await page.getByLabel('Link of the invitation').first().waitFor();
    },
  ],
  [
    'the API keys, with one that is made',
    '/admin/settings?section=keys',
    async ({ page }) => {
      await signIn(page);
      await page.getByLabel('Name').fill('Export');
      await press(page, 'Make key');
      await page.getByText('Copy it now').waitFor();
    },
  ],
  [
    'the words that mean the same, with a line that makes no sense',
    '/admin/settings?section=search',
    async ({ page }) => {
      await signIn(page);
      await page.getByLabel('Words that mean the same').fill('kurti, kurta\ntopi');
      await press(page, 'Save');
      await page.getByText('Line 2: write two words or more').waitFor();
    },
  ],
  [
    'the activity',
    '/admin/settings?section=activity',
    async ({ page }) => {
      await signIn(page);
      await page.getByRole('list', { name: 'Activity' }).waitFor();
    },
  ],
  [
    'an unknown address',
    '/admin/nowhere',
    async ({ page }) => {
      await signIn(page);
      await heading(page, 'Page not found');
    },
  ],
  [
    'no connection',
    '/admin',
    async ({ page }) => {
      await signIn(page);
      await heading(page, 'Today');
      await page.route('**/api/**', (route) => route.abort());
      // On a phone it is in the sheet that More opens.
      const isInSheet = await page.getByRole('button', { name: 'More' }).isVisible();
      if (isInSheet) await press(page, 'More');
      await (isInSheet ? page.getByRole('dialog') : page).getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('alert').filter({ hasText: 'You are still signed in' }).waitFor();
    },
  ],
];

it.each(states)('%s has no accessibility violation and fits each width in both schemes', async (_name, path, reach) => {
  const tab = await admin.open(path);
  await reach(tab);
  // In a window of this height the bars at the foot cover nothing.
  await expectEachLook(tab.page, { height: 1600 });
});

it.each(states)('%s has targets of 44 pixels on a phone', async (_name, path, reach) => {
  const tab = await admin.open(path, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await reach(tab);
  expect(await tab.page.evaluate(smallTargets)).toEqual([]);
});

describe('By keyboard alone', () => {
  it('one signs in, and then the focus is in the content', async () => {
    const { page, problems } = await admin.open('/admin');
    await heading(page, 'Sign in');
    await page.keyboard.press('Tab');
    await page.keyboard.type(ravi.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ravi.password);
    await page.keyboard.press('Enter');
    await heading(page, 'Today');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByText('Three first steps').waitFor();
    // The rail is before the content, with the end of the session last.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Sign in');
    expect(problems).toEqual([]);
  });

  it('the stock is counted and saved, and is not left without a question while something is typed', async () => {
    const tab = await admin.open('/admin/stock');
    const { page, fixture, problems } = tab;
    await countTee(tab);
    const field = page.getByLabel('Low Tide Tee, M', { exact: true });
    await field.focus();
    await page.keyboard.type('12');
    await page.keyboard.press('Control+s');
    await page.getByRole('status').getByText('1 size saved').waitFor({ state: 'attached' });
    expect(await fixture.ports.stock.levels(['tee'])).toMatchObject([{ onHand: 12 }]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('+1');
    await page.getByRole('link', { name: 'Today' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual(['/admin/stock', '+1']);
    await page.getByRole('link', { name: 'Today' }).press('Enter');
    await page.getByRole('button', { name: 'Leave without saving' }).press('Enter');
    await heading(page, 'Today');
    expect(problems).toEqual([]);
  });

  it('the first stop is a link to the content', async () => {
    const { page } = await admin.open('/admin');
    await signIn(page);
    await heading(page, 'Today');
    await page.reload();
    await heading(page, 'Today');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

it('An invitation leads a packer to the orders, and its token is neither in the address nor in the history', async () => {
  const { page, fixture, problems } = await admin.open('/admin');
  await heading(page, 'Sign in');
  const token = await fixture.invite('leela@shop.example', 'packer', 'Leela');
  await page.goto(`/admin/invitation?token=${token}`);
  await page.getByLabel('Password', { exact: true }).fill('secret-8');
  await press(page, 'Set password and sign in');
  await heading(page, 'Orders');
  await page.getByText('Leela, packer').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/orders');
  await page.goBack();
  expect(page.url()).not.toContain('token');
  expect(problems).toEqual([]);
});

it('The first visit up to Today has at most 220 kB of script', async () => {
  const { page } = await admin.open('about:blank');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/admin');
  await signIn(page);
  await heading(page, 'Today');
  // Those that arrive later belong to the next page.
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});
