import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { SharpPictureCutter } from '../../adapters/sharp/SharpPictureCutter.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { type AdminTab, adminInBrowser } from './support/adminInBrowser.ts';
import { expectEachLook } from './support/page/expectEachLook.ts';
import { smallTargets } from './support/page/smallTargets.ts';

/** Nothing is below the bars at the foot of a window of this height. */
const TALL = 4_000;
const PHONE = { viewport: { width: 360, height: TALL }, hasTouch: true, isMobile: true };
const LIST = '/admin/products';
const TEE = '/admin/products/tee';

const admin = adminInBrowser();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Opens a page of the admin with the tee in two sizes in the catalogue, as the owner. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const tab = await admin.open('/admin', options);
  const { page, fixture } = tab;
  const cutter = new SharpPictureCutter();
  Object.assign(fixture.ports.pictureCutter, { cut: cutter.cut.bind(cutter) });
  const sizes = ['M', 'L'].map((size, at) => ({ ...aProduct({ key: `tee-${size}`, id: at + 1, size }), style: 'tee' }));
  await fixture.ports.products.import(sizes.map((size) => ({ ...size, isListed: true })));
  await page.route('**/pictures/products/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  );
  await page.getByLabel('E-mail').fill('ravi@shop.example');
  await page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Today');
  await page.goto(path);
  return tab;
}

const photograph = () =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: '#3a6b88' } })
    .jpeg()
    .toBuffer();

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
}

/** Every state of the screens: where it is, and how one gets there. */
const states: readonly (readonly [name: string, path: string, reach: (tab: AdminTab) => Promise<unknown>])[] = [
  ['the products', LIST, ({ page }) => page.getByRole('table').waitFor()],
  [
    'prices that are typed, one of which somebody else has changed',
    LIST,
    async ({ page, fixture }) => {
      await button(page, 'Prices of Low Tide Tee by size').click();
      await page.getByLabel('Price of Low Tide Tee in rupees').fill('450');
      await fixture.admin.catalogue.changeProduct(fixture.owner, 'tee-M', { price: 40_000 }, () => true);
      await button(page, 'Save').click();
      await page.getByText('Changed by somebody else: tee-M').waitFor();
    },
  ],
  [
    'prices that are typed when the session has ended',
    LIST,
    async ({ page }) => {
      await page.getByLabel('Price of Low Tide Tee in rupees').fill('450');
      await page.context().clearCookies();
      await button(page, 'Save').click();
      await page.getByRole('dialog', { name: 'Your session has ended' }).getByLabel('E-mail').waitFor();
    },
  ],
  [
    'products that are loading',
    LIST,
    async ({ page }) => {
      await page.getByRole('table').waitFor();
      await page.route('**/api/admin/styles**', () => {});
      await page.getByRole('searchbox').fill('tee');
      await page.keyboard.press('Enter');
      await page.getByText('Loading products').first().waitFor({ state: 'attached' });
    },
  ],
  ['a search without a result', `${LIST}?q=none`, ({ page }) => page.getByText('Nothing found').waitFor()],
  [
    'the preview of a change',
    LIST,
    async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Choose all' }).check();
      await page.getByLabel('Percent').fill('-10');
      await button(page, 'Preview').click();
      await page.getByText('becomes').first().waitFor();
    },
  ],
  [
    'a new product',
    LIST,
    async ({ page }) => {
      await button(page, 'New product').click();
      await button(page, 'Make product').click();
      await page.getByText('A product needs a title and a creator.').waitFor();
    },
  ],
  ['a product', TEE, ({ page }) => heading(page, 'Low Tide Tee')],
  [
    'a picture that is refused',
    TEE,
    async ({ page }) => {
      await choose(page, 'virus.svg', Buffer.from('<svg><script>alert(1)</script></svg>'));
      await page.getByLabel('Alt text: what').fill('A drawing');
      await button(page, /^Add picture$/).click();
      await page.getByText('This is no JPEG').waitFor();
    },
  ],
  [
    'a change beside that of somebody else',
    TEE,
    async ({ page, fixture }) => {
      await heading(page, 'Low Tide Tee');
      await page.getByLabel('Fabric').fill('Linen');
      await fixture.admin.catalogue.changeStyle(fixture.owner, 'tee', { fabric: 'Nylon' }, () => true);
      await page.getByLabel('Price of tee-M in rupees').fill('1');
      await fixture.admin.catalogue.changeProduct(fixture.owner, 'tee-M', { price: 2 }, () => true);
      await button(page, 'Save').click();
      await page.getByText('Somebody else has changed this product').waitFor();
    },
  ],
  [
    'a product that is left without saving',
    TEE,
    async ({ page }) => {
      await heading(page, 'Low Tide Tee');
      await page.getByLabel('Fabric').fill('Linen');
      await page.getByRole('link', { name: 'Products' }).last().click();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    },
  ],
  ['an unknown product', `${LIST}/none`, ({ page }) => heading(page, 'There is no such product')],
  [
    'products without a connection',
    LIST,
    async ({ page }) => {
      await page.getByRole('table').waitFor();
      await page.route('**/api/admin/styles**', (route) => route.abort());
      await page.getByRole('searchbox').fill('tee');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
    },
  ],
];

function reach(name: string) {
  const state = states.find((each) => each[0] === name);
  if (state === undefined) throw new Error(`There is no state ${name}`);
  return state[2];
}

it.each(states)('%s has no accessibility violation and fits each width in both schemes', async (name, path) => {
  const tab = await open(path, { viewport: { width: 1440, height: TALL } });
  await reach(name)(tab);
  await expectEachLook(tab.page, { height: TALL });
});

it.each(states)('%s has targets of 44 pixels on a phone', async (name, path) => {
  const tab = await open(path, PHONE);
  await reach(name)(tab);
  expect(await tab.page.evaluate(smallTargets)).toEqual([]);
});

describe('A product', () => {
  it('is made from nothing by keys alone, with sizes and pictures', async () => {
    const { page, fixture, problems } = await open(LIST);
    await page.getByRole('table').waitFor();
    await button(page, 'New product').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Raincoat');
    await page.keyboard.press('Tab');
    await page.keyboard.type('@zoya.aftersix');
    await page.keyboard.press('Enter');
    await heading(page, 'Raincoat');
    for (const name of ['S', 'M', 'L', 'XL']) {
      await page.getByRole('textbox', { name: 'Size', exact: true }).focus();
      await page.keyboard.type(name);
      await page.getByRole('textbox', { name: 'Price ₹', exact: true }).fill('2499');
      await page.keyboard.press('Enter');
      await page.getByLabel(`Size of raincoat-${name.toLowerCase()}`, { exact: true }).waitFor();
    }
    for (const [at, alt] of ['The front', 'The back', 'A button'].entries()) {
      await choose(page, `${at}.jpg`, await photograph());
      await page.getByLabel('Alt text: what').focus();
      await page.keyboard.type(alt);
      await page.keyboard.press('Enter');
      await page.getByLabel(`Alt text of picture ${at + 1}`).waitFor();
    }
    await button(page, 'Move picture 3 forward').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Fabric').fill('Waxed cotton');
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: 'Changes that are not saved' }).waitFor({ state: 'hidden' });
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await fixture.admin.catalogue.showStyle(id)).toMatchObject({
      style: { fabric: 'Waxed cotton', pictures: [{ alt: 'The front' }, { alt: 'A button' }, { alt: 'The back' }] },
      sizes: ['s', 'm', 'l', 'xl'].map((size) => ({ sku: `raincoat-${size}`, price: 249_900 })),
    });
    expect(problems).toEqual([]);
  });

  it('takes a picture that is dropped', async () => {
    const { page } = await open(TEE);
    await heading(page, 'Low Tide Tee');
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'front.jpg', { type: 'image/jpeg' }));
        return transfer;
      },
      [...(await photograph())],
    );
    await page.getByText('drop them here').dispatchEvent('drop', { dataTransfer: files });
    await page.getByLabel('Alt text: what').fill('Worn');
    await button(page, /^Add picture$/).click();
    await page.getByLabel('Alt text of picture 2').waitFor();
  });

  it('that two change shows the second what the first has saved, with the focus on it', async () => {
    const { page, fixture } = await open(TEE);
    await reach('a change beside that of somebody else')({ page, fixture, address: '', problems: [] });
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else' });
    expect(await conflict.getByRole('row', { name: 'Fabric' }).innerText()).toMatch(/Fabric\s+Nylon\s+Linen/);
    expect(await conflict.evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page, 'Keep mine and save').click();
    await page.getByText('Somebody else has saved: M, ₹0.02').waitFor();
    await button(page, 'Keep mine').click();
    await button(page, 'Save').click();
    await page.getByRole('region', { name: 'Changes that are not saved' }).waitFor({ state: 'hidden' });
    const shown = await fixture.admin.catalogue.showStyle('tee');
    expect(shown).toMatchObject({ style: { fabric: 'Linen' }, sizes: [{ sku: 'tee-M', price: 100 }, {}] });
  });
});

it('A change of many is made and undone', async () => {
  const { page } = await open(LIST);
  await reach('the preview of a change')({ page } as AdminTab);
  await button(page, 'Change 2 sizes').click();
  const price = page.getByLabel('Price of Low Tide Tee in rupees');
  await expect.poll(() => price.inputValue()).toBe('449.10');
  await button(page, 'Undo').click();
  await expect.poll(() => price.inputValue()).toBe('499');
  await page.getByRole('status').getByText('2 sizes as before.', { exact: true }).waitFor();
});

it('Prices are typed, moved through and saved by keys alone', async () => {
  const { page, fixture } = await open(LIST);
  const price = (name: string) => page.getByLabel(`Price of Low Tide Tee${name} in rupees`);
  await button(page, 'Prices of Low Tide Tee by size').focus();
  await page.keyboard.press('Enter');
  await price('').focus();
  await page.keyboard.type('450');
  await page.keyboard.press('ArrowDown');
  expect(await price(', M').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await price(', L').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('475');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  expect(await price(', M').inputValue()).toBe('499');
  await page.keyboard.press('Control+s');
  await page.getByText('1 price saved.').waitFor();
  const shown = await fixture.admin.catalogue.showStyle('tee');
  expect(shown).toMatchObject({ sizes: [{ price: 49_900 }, { price: 47_500 }] });
});

it('A packer sees no products', async () => {
  const tab = await open('/admin');
  await tab.fixture.join('leela@shop.example', 'packer');
  const { page } = tab;
  await button(page, 'Sign out').click();
  await page.getByLabel('E-mail').fill('leela@shop.example');
  await page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Orders');
  expect(await page.getByRole('link', { name: 'Products' }).count()).toBe(0);
  await page.goto(LIST);
  await heading(page, 'Your role does not allow this');
});
