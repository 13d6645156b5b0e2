import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminInBrowser } from './support/adminInBrowser.ts';
import { openOrders, PHONE, packElsewhere } from './support/openOrders.ts';
import { pdfPages } from './support/page/pdfPages.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { placeOrders } from './support/placeOrders.ts';

const admin = adminInBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

/** What a browser does when somebody looks at its tab again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

it('An order is found, packed, shipped and refunded by keyboard alone', async () => {
  const { page, numbers, problems } = await openOrders(admin, '/admin/orders');
  const { keyboard } = page;
  await page.getByRole('link', { name: numbers[1] ?? '' }).waitFor();
  await keyboard.press('/');
  await keyboard.type('asha@');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await keyboard.press('Tab');
  await keyboard.press('j');
  await keyboard.press('Enter');
  await heading(page, numbers[0] ?? '');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  const pressButton = async (name: string) => {
    await expect
      .poll(async () => {
        await keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.textContent);
      })
      .toBe(name);
    await keyboard.press('Enter');
  };
  await pressButton('Mark packed');
  await said(page, 'The order is packed');
  // The button in the same place is Ship by now.
  await pressButton('Ship');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('list'))).toBeTruthy();
  await keyboard.type('DTDC');
  await keyboard.press('Tab');
  await keyboard.type('D123');
  await keyboard.press('Enter');
  await said(page, 'The order is shipped');
  await pressButton('Refund');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await keyboard.type('An');
  await keyboard.press('Tab');
  await keyboard.type('100.50');
  await page.getByText('₹100.50 goes back to the shopper').waitFor();
  await keyboard.press('Tab');
  await keyboard.type('Late');
  await keyboard.press('Enter');
  await said(page, 'The refund is asked for');
  await page.getByText('− ₹100.50').waitFor();
  expect(problems).toEqual([]);
});

it('On a phone orders are packed one after the other, shipped and refunded', async () => {
  const { page, numbers, problems } = await openOrders(admin, '/admin', PHONE);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pack' }).tap();
  for (const number of numbers) {
    await page.getByRole('heading', { name: number, level: 2 }).waitFor();
    await page.getByRole('checkbox', { name: /Low Tide Tee/ }).tap();
    await button(page, 'Packed').tap();
    await said(page, `${number} is packed.`);
  }
  await page.getByText('3 orders packed').waitFor();
  await page.getByRole('link', { name: 'Go to Orders' }).tap();
  await page.getByRole('link', { name: numbers[2] ?? '' }).tap();
  await button(page, 'Ship').tap();
  await page.getByLabel('Carrier').fill('Delhivery');
  await page.getByLabel('Tracking number').fill('D1');
  await button(page, 'Ship and mail the shopper').tap();
  await said(page, 'The order is shipped');
  await button(page, 'Refund').tap();
  await page.getByLabel('Low Tide Tee, M').selectOption('1');
  await page.getByText('₹499 goes back to the shopper').waitFor();
  await page.getByLabel('Reason').fill('Torn');
  await button(page, 'Refund ₹499').tap();
  await said(page, 'The refund is asked for');
  await page.getByText('− ₹499').waitFor();
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  expect(problems).toEqual([]);
});

describe('The list', () => {
  it('has its filters in the address, through which one goes back and forward', async () => {
    const { page } = await openOrders(admin, '/admin/orders');
    await page.getByRole('link', { name: /^Packed/ }).click();
    await page.getByText('No order is packed').waitFor();
    await page.getByRole('link', { name: /^To pack/ }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    const search = page.getByRole('searchbox');
    await search.fill('bela@example.com');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?state=placed&q=bela%40example.com');
    await page.goBack();
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    expect(await search.inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => search.inputValue()).toBe('bela@example.com');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.reload();
    expect(await search.inputValue()).toBe('bela@example.com');
  });

  it('is exported with its filters, as a file', async () => {
    const { page, numbers } = await openOrders(admin, '/admin/orders?q=bela%40example.com');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const download = await downloading;
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect([download.suggestedFilename(), lines.length]).toEqual(['orders.csv', 2]);
    expect(lines[1]).toContain(numbers[1]);
  });

  it('tells of new orders, and shows them when that is pressed', async () => {
    const { page, fixture, address } = await openOrders(admin, '/admin/orders?state=placed');
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    await placeOrders(fixture, address, ['Devika', 'Esha']);
    await lookAgain(page);
    await button(page, '2 new').waitFor();
    expect(await page.getByRole('row').count()).toBe(4);
    await button(page, '2 new').click();
    await expect.poll(() => page.getByRole('row').count()).toBe(6);
  });

  it('packs what is ticked by keyboard, and names what somebody else has packed', async () => {
    const tab = await openOrders(admin, '/admin/orders?state=placed');
    const { page, numbers, first } = tab;
    await page.getByRole('link', { name: first }).waitFor();
    for (const key of ['j', 'x', 'ArrowDown', 'ArrowDown', 'x']) await page.keyboard.press(key);
    await page.getByText('2 ticked', { exact: true }).waitFor();
    // Letters that are typed are no commands.
    await page.keyboard.press('/');
    await page.keyboard.type('x');
    expect(await page.getByRole('searchbox').inputValue()).toBe('x');
    await page.keyboard.press('Escape');
    await packElsewhere(tab, first);
    await button(page, 'Mark packed').click();
    await said(page, '1 order packed.');
    await page.getByRole('status').getByText(`${first}: Leela packed this`).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(await page.getByRole('link', { name: numbers[1] ?? '' }).isVisible()).toBe(true);
  });
});

describe('Print', () => {
  /** What is on the paper when this is pressed. */
  async function printed(page: Page, press: () => Promise<unknown>) {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    await press();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-printing'));
    await page.emulateMedia({ media: 'print' });
    const text = await page.evaluate(() => document.body.innerText);
    return { text, pages: pdfPages(await page.pdf({ preferCSSPageSize: true })) };
  }

  it.each([
    ['Slips A4', [8.3, 11.7]],
    ['Slips 4 × 6', [4, 6]],
  ] as const)('%s are a page for each order, without sums', async (name, size) => {
    const { page, numbers } = await openOrders(admin, '/admin/orders');
    await page.getByRole('checkbox', { name: 'Tick all orders' }).check();
    const { text, pages } = await printed(page, () => button(page, name).click());
    expect(pages).toEqual([size, size, size]);
    for (const number of numbers) expect(text).toContain(number);
    expect(text).toMatch(/Packing slip[\s\S]*12 Hill Road[\s\S]*1 ×[\s\S]*Low Tide Tee[\s\S]*M/);
    expect(text).not.toMatch(/₹|Tick|Today/);
  });

  it('An address label is the address alone', async () => {
    const { page } = await openOrders(admin, '/admin/orders/:number');
    await button(page, 'Print').click();
    await page.getByLabel('What', { exact: true }).selectOption('Address label');
    await page.getByLabel('Paper').selectOption('4 × 6 inch label');
    const { text, pages } = await printed(page, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Print' }).click(),
    );
    expect(pages).toEqual([[4, 6]]);
    expect(text).toMatch(/Asha Rao\s+12 Hill Road\s+Mumbai 400050\s+Maharashtra, India\s+98765 43210$/);
  });

  it.each([
    ['A4', [8.3, 11.7]],
    ['4 × 6 inch label', [4, 6]],
  ] as const)('A receipt on %s is a page, with its sums', async (paper, size) => {
    const { page } = await openOrders(admin, '/admin/orders/:number');
    await button(page, 'Print').click();
    await page.getByLabel('What', { exact: true }).selectOption('Receipt');
    await page.getByLabel('Paper').selectOption(paper);
    const { text, pages } = await printed(page, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Print' }).click(),
    );
    expect(pages).toEqual([size]);
    expect(text).toMatch(/Receipt[\s\S]*Sub-Total[\s\S]*₹[\s\S]*Paid[\s\S]*₹1,098[\s\S]*Payment pay_/);
  });
});
