import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { type AdminTab, adminInBrowser } from './support/adminInBrowser.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { smallTargets } from './support/page/smallTargets.ts';

const PHONE = { viewport: { width: 360, height: 4_000 }, hasTouch: true, isMobile: true };

const tee = { ...aProduct(), isListed: true };
const hats = Array.from({ length: 30 }, (_, at) => ({
  ...{ ...tee, key: `a-hat-with-a-long-sku-${at}`, id: at + 2, name: `A hat with a long name ${at}` },
}));

const admin = adminInBrowser();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens the import of a shop that sells the tee, as the owner. */
async function open(options = {}): Promise<AdminTab> {
  const tab = await admin.open('/admin', options);
  const { page, fixture } = tab;
  await fixture.ports.products.import([tee]);
  await page.route('**/pictures/products/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  );
  await page.getByLabel('E-mail').fill('ravi@shop.example');
  await page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await page.goto('/admin/products');
  await button(page, 'Import').click();
  return tab;
}

async function choose(page: Page, ...products: Parameters<typeof writeJsonProducts>[0]): Promise<void> {
  const buffer = Buffer.from(writeJsonProducts(products));
  await page
    .getByLabel('File of products')
    .setInputFiles({ name: 'autumn.json', mimeType: 'application/json', buffer });
  await page.getByText('as they are').waitFor();
}

it.each([
  ['before a file is chosen', async () => undefined],
  ['with what it would change', (page: Page) => choose(page, { ...tee, isListed: false }, ...hats)],
  ['with faults', (page: Page) => choose(page, tee, ...hats.map((hat) => ({ ...hat, name: '', image: 'hat.jpg' })))],
])('An import %s has no accessibility violation, also on a phone', async (_state, reach) => {
  for (const options of [{}, PHONE, { ...PHONE, colorScheme: 'dark' as const }]) {
    const { page, problems } = await open(options);
    await reach(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    const small = 'isMobile' in options ? await page.evaluate(smallTargets) : [];
    expect([await page.evaluate(sidewaysScroll), small, problems]).toEqual(['', [], []]);
  }
});

it('An import of a file that is dropped adds what it says, and the list shows it', async () => {
  const { page, fixture, problems } = await open();
  const dropped = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'autumn.json', { type: 'application/json' }));
      return transfer;
    },
    writeJsonProducts(hats.slice(0, 2)),
  );
  await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('2 new, 0 changed, 0 as they are.').waitFor();
  await button(page, 'Import 2 products').click();
  await page.getByText('2 new, 0 replaced.').waitFor();
  await page.getByRole('row', { name: /A hat with a long name 1/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Import products' }).count()).toBe(0);
  expect((await fixture.ports.products.all()).map(({ key }) => key)).toEqual([
    tee.key,
    ...hats.slice(0, 2).map(({ key }) => key),
  ]);
  expect(problems).toEqual([]);
});

it('An export is a file of all products', async () => {
  const { page } = await open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('products.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(writeJsonProducts([tee]));
});
