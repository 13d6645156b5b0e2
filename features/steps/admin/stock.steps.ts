import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ProductSetup } from '../../drive/contracts/setups.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { setups } from '../tables.ts';
import { plain } from './orders.steps.ts';

type Counted = ProductSetup & { readonly pieces?: string };

Given('the store holds:', function (this: ShopWorld, table: DataTable) {
  const rows = setups<Counted>(table);
  this.admin.backEnd.sells(rows.map(({ pieces: _, ...product }) => product));
  for (const { name, pieces = '' } of rows) if (pieces !== '') this.admin.backEnd.counts(name, Number(pieces));
});

Given('{word} is about to pay for {string}', function (this: ShopWorld, shopper: string, product: string) {
  this.admin.backEnd.isPaying(shopper, product);
});

When('a colleague receives {int} of {string}', function (this: ShopWorld, pieces: number, product: string) {
  this.admin.backEnd.colleagueReceives(product, pieces);
});

When('she types {string} for {string}', async function (this: ShopWorld, text: string, product: string) {
  await this.does(() => this.admin.stock.type(product, text));
});

When('she gives the reason {string}', async function (this: ShopWorld, reason: string) {
  await this.does(() => this.admin.stock.changeReason(reason));
});

When('she saves the sheet', async function (this: ShopWorld) {
  await this.does(() => this.admin.stock.save());
});

When('she discards what she typed', async function (this: ShopWorld) {
  await this.does(() => this.admin.stock.discard());
});

When('she turns to the stock {string}', async function (this: ShopWorld, tab: string) {
  await this.does(() => this.admin.stock.chooseTab(tab));
});

When('she looks for styles with {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.admin.stock.search(text));
});

Then('the sheet shows:', async function (this: ShopWorld, table: DataTable) {
  const read = async () =>
    (await this.admin.stock.rows()).map(({ style, pieces, note }) => ({ name: style, pieces, note }));
  const byName = (one: { name?: string }, other: { name?: string }) => `${one.name}`.localeCompare(`${other.name}`);
  await this.shows(async () => (await read()).toSorted(byName), table.hashes().toSorted(byName) as never);
});

Then('the empty sheet says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => plain(await this.admin.stock.emptyText()), text);
});

Then('the sheet offers the reason {string}', async function (this: ShopWorld, reason: string) {
  await this.shows(() => this.admin.stock.reason(), reason);
});

Then(/^(\d+) sizes? (?:is|are) not saved$/, async function (this: ShopWorld, sizes: string) {
  await this.shows(() => this.admin.stock.changes(), Number(sizes));
});

Then('the sheet complains:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(async () => (await this.admin.stock.complaints()).toSorted(), table.raw().flat().toSorted());
});

Then('she can only read the sheet', async function (this: ShopWorld) {
  await this.shows(() => this.admin.stock.isEditable(), false);
});
