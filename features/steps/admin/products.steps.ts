import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { type SizeSetup, STAFF_PASSWORD, staffEmail } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { BulkKindName } from '../../drive/contracts/admin/CatalogueDrivers.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list, setups } from '../tables.ts';
import { plain } from './orders.steps.ts';
import { pathOf } from './session.steps.ts';

const BULK_KINDS: Readonly<Record<string, BulkKindName>> = {
  'change their prices by': 'percent',
  'set their prices to': 'price',
  'hide them': 'hide',
  'show them': 'show',
};

Given('{word} is at the table of products:', async function (this: ShopWorld, name: string, table: DataTable) {
  this.admin.backEnd.hasStaff(name, 'manager');
  this.admin.backEnd.hasStyles(setups<SizeSetup>(table));
  await this.does(() => this.admin.session.open(pathOf('Products')));
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
});

When(
  'a colleague prices {string} in {string} at {int} rupees',
  function (this: ShopWorld, style: string, size: string, price: number) {
    this.admin.backEnd.colleaguePrices(style, size, price);
  },
);

When('she looks for products with {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.admin.products.search(text));
});

When('she types the price {string} for {string}', async function (this: ShopWorld, text: string, style: string) {
  await this.does(() => this.admin.products.typePrice(style, text));
});

When(
  'she types the price {string} for {string} in {string}',
  async function (this: ShopWorld, text: string, style: string, size: string) {
    await this.does(() => this.admin.products.typePrice(style, text, size));
  },
);

When('she saves the prices', async function (this: ShopWorld) {
  await this.does(() => this.admin.products.savePrices());
});

When('she discards the prices', async function (this: ShopWorld) {
  await this.does(() => this.admin.products.discardPrices());
});

When('she undoes the last change of prices', async function (this: ShopWorld) {
  await this.does(() => this.admin.products.undo());
});

When('she chooses the products {string}', async function (this: ShopWorld, styles: string) {
  for (const style of list(styles)) await this.does(() => this.admin.products.tick(style));
});

When(
  /^she asks what it does to (change their prices by|set their prices to|hide them|show them)(?: "([^"]*)")?$/,
  async function (this: ShopWorld, kind: string, amount: string | null) {
    await this.does(() => this.admin.products.preview(BULK_KINDS[kind] ?? 'percent', amount ?? ''));
  },
);

When('she does it', async function (this: ShopWorld) {
  await this.does(() => this.admin.products.apply());
});

Then('the products are:', async function (this: ShopWorld, table: DataTable) {
  const columns = table.raw()[0] ?? [];
  const read = async () =>
    (await this.admin.products.rows()).map((row) =>
      Object.fromEntries(columns.map((column) => [column, plain(row[column as keyof typeof row])])),
    );
  await this.shows(read, table.hashes() as never);
});

Then('the empty list of products says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.products.emptyText(), text);
});

Then(/^(\d+) prices? (?:is|are) not saved$/, async function (this: ShopWorld, prices: string) {
  await this.shows(() => this.admin.products.unsavedPrices(), Number(prices));
});

Then('the list of products tells {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => (await this.admin.products.news()).map(plain), [text]);
});

Then('the list of products complains:', async function (this: ShopWorld, table: DataTable) {
  const read = async () => (await this.admin.products.complaints()).map(plain).toSorted();
  await this.shows(read, table.raw().flat().toSorted());
});

Then('it would do:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(async () => (await this.admin.products.previewed()).map(plain), table.raw().flat());
});

Then('it would do nothing', async function (this: ShopWorld) {
  await this.shows(() => this.admin.products.previewed(), []);
});

Then('shoppers find {string} for {string}', async function (this: ShopWorld, style: string, offers: string) {
  const read = async () =>
    (await this.admin.backEnd.soldIn(style)).sizes.map(({ size, price }) => `${size} ${plain(price)}`).join(', ');
  await this.shows(read, offers);
});

Then('shoppers do not find {string}', async function (this: ShopWorld, style: string) {
  await this.shows(async () => (await this.admin.backEnd.soldIn(style)).sizes, []);
});
