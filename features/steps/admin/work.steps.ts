import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { PrintedKind } from '../../drive/contracts/admin/WorkDrivers.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';
import { plain } from './orders.steps.ts';

Then('these wait:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.today.tasks(), table.raw().flat());
});

Then('Today says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.today.emptyText(), text);
});

Then('the sales of 14 days are {string}', async function (this: ShopWorld, sum: string) {
  await this.shows(() => this.admin.today.sales(), sum);
});

When('she follows {string}', async function (this: ShopWorld, what: string) {
  await this.does(() => this.admin.today.openTask(what));
});

When('she opens the report {string}', async function (this: ShopWorld, label: string) {
  await this.does(() => this.admin.reports.choose(label));
});

When('she reads the days from {string} to {string}', async function (this: ShopWorld, from: string, to: string) {
  await this.does(() => this.admin.reports.showDays(from, to));
});

Then('the report has the rows:', async function (this: ShopWorld, table: DataTable) {
  const today = this.admin.backEnd.today();
  await this.shows(
    () => this.admin.reports.rows(),
    table.raw().map((row) => row.map((cell) => (cell === 'today' ? today : cell)).join(' | ')),
  );
});

Then('the report has no row', async function (this: ShopWorld) {
  await this.shows(() => this.admin.reports.rows(), []);
});

Then('the report complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.reports.complaints(), [text]);
});

When('she ticks the {string}', async function (this: ShopWorld, product: string) {
  await this.does(() => this.admin.packing.pick(product));
});

When('she has packed the order at hand', async function (this: ShopWorld) {
  await this.does(() => this.admin.packing.pack());
});

When('she skips the order at hand', async function (this: ShopWorld) {
  await this.does(() => this.admin.packing.skip());
});

Then('the order of {word} is at hand', async function (this: ShopWorld, shopper: string) {
  await this.shows(() => this.admin.packing.order(), await this.admin.backEnd.numberOf(shopper));
});

Then('the order at hand has the lines:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.packing.lines(), table.raw().flat());
});

Then('the run says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.packing.picked(), text);
});

Then(
  'the run tells that the order of {word} {string}',
  async function (this: ShopWorld, shopper: string, what: string) {
    const number = await this.admin.backEnd.numberOf(shopper);
    await this.agrees(
      () => this.admin.packing.said(),
      (said) => assert.equal(said.replace(/ (just now|\d+ \w+ ago)\.$/, ' meanwhile.'), `${number}${what}`),
    );
  },
);

Then('the run ends with {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.packing.ending(), text);
});

When('she prints its {string}', async function (this: ShopWorld, kind: string) {
  await this.does(() => this.admin.print.print(kind as PrintedKind));
});

When('she prints the slips of the ticked orders', async function (this: ShopWorld) {
  await this.does(() => this.admin.print.printTicked());
});

Then('she can print {string}', async function (this: ShopWorld, kinds: string) {
  await this.shows(() => this.admin.print.kinds(), list(kinds));
});

Then('{int} sheet(s) is/are printed', async function (this: ShopWorld, count: number) {
  await this.shows(async () => (await this.admin.print.sheets()).length, count);
});

Then('each sheet has {string}', async function (this: ShopWorld, text: string) {
  await this.agrees(
    () => this.admin.print.sheets(),
    (sheets) => assert(sheets.length > 0 && sheets.every((sheet) => sheet.includes(text)), sheets.join('\n')),
  );
});

Then('no sheet has {string}', async function (this: ShopWorld, text: string) {
  await this.agrees(
    () => this.admin.print.sheets(),
    (sheets) => assert(sheets.length > 0 && !sheets.some((sheet) => sheet.includes(text)), sheets.join('\n')),
  );
});

When('she searches everything for {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.admin.find.search(text));
});

When('she searches everything for the order of {word}', async function (this: ShopWorld, shopper: string) {
  const number = await this.admin.backEnd.numberOf(shopper);
  await this.does(() => this.admin.find.search(number));
});

When('she opens {string} of what is found', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.find.open(name));
});

When('she opens the order of {word} of what is found', async function (this: ShopWorld, shopper: string) {
  const number = await this.admin.backEnd.numberOf(shopper);
  await this.does(() => this.admin.find.open(number));
});

Then('{string} is found', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.admin.find.found(), list(names));
});

Then('the orders of {string} are found', async function (this: ShopWorld, shoppers: string) {
  const numbers = await Promise.all(list(shoppers).map((shopper) => this.admin.backEnd.numberOf(shopper)));
  await this.shows(() => this.admin.find.found(), numbers);
});

Then('the search says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => plain(await this.admin.find.said()), text);
});
