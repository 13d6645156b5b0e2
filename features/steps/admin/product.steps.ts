import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { SizeSetup } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { PictureKind } from '../../drive/contracts/admin/CatalogueDrivers.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list, setups } from '../tables.ts';
import { plain } from './orders.steps.ts';
import { pathOf } from './session.steps.ts';

When('she makes the product {string} of {string}', async function (this: ShopWorld, title: string, creator: string) {
  await this.does(() => this.admin.products.add(title, creator));
});

Given(
  'she is at the page of {string}, of which the shop keeps:',
  async function (this: ShopWorld, title: string, table: DataTable) {
    this.admin.backEnd.hasStyles(setups<SizeSetup>(table));
    const id = await this.admin.backEnd.styleOf(title);
    await this.does(() => this.admin.session.open(`${pathOf('Products')}/${id}`));
  },
);

Given('she adds photographs of {string}', async function (this: ShopWorld, words: string) {
  for (const each of list(words)) await this.does(() => this.admin.product.addPicture('a photograph', each));
});

When('she opens the product {string}', async function (this: ShopWorld, title: string) {
  const id = await this.admin.backEnd.styleOf(title);
  await this.does(() => this.admin.session.open(`${pathOf('Products')}/${id}`));
});

When(
  'a colleague writes {string} as the {word} of {string}',
  function (this: ShopWorld, text: string, field: 'fabric' | 'care' | 'title', style: string) {
    this.admin.backEnd.colleagueWrites(style, field, text);
  },
);

When('she writes {string} as its {string}', async function (this: ShopWorld, text: string, field: string) {
  await this.does(() => this.admin.product.type(field, text));
});

When('she adds the size {string} for {string} rupees', async function (this: ShopWorld, size: string, price: string) {
  await this.does(() => this.admin.product.addSize({ size, price }));
});

When('she prices the size {string} at {string}', async function (this: ShopWorld, size: string, price: string) {
  await this.does(() => this.admin.product.typePrice(size, price));
});

When(/^she (?:shows|hides) the size "([^"]*)"$/, async function (this: ShopWorld, size: string) {
  await this.does(() => this.admin.product.toggleShown(size));
});

When('she saves the product', async function (this: ShopWorld) {
  await this.does(() => this.admin.product.save());
});

When('she discards what she wrote', async function (this: ShopWorld) {
  await this.does(() => this.admin.product.discard());
});

When('she takes theirs', async function (this: ShopWorld) {
  await this.does(() => this.admin.product.takeTheirs());
});

When('she keeps her own words', async function (this: ShopWorld) {
  await this.does(() => this.admin.product.keepMine());
});

When('she leaves for {word}', async function (this: ShopWorld, page: string) {
  await this.does(() => this.admin.session.follow(page));
});

When(/^she decides to (stay|leave)$/, async function (this: ShopWorld, what: 'stay' | 'leave') {
  await this.does(() => this.admin.session.decide(what));
});

Given(
  /^she adds (a photograph|a drawing with a script|a letter|a huge picture|a heavy file) of "([^"]*)"$/,
  async function (this: ShopWorld, kind: PictureKind, words: string) {
    await this.does(() => this.admin.product.addPicture(kind, words));
  },
);

When('she leaves it out', async function (this: ShopWorld) {
  await this.does(() => this.admin.product.leaveOut());
});

When(
  /^she moves picture (\d+) (forward|back)$/,
  async function (this: ShopWorld, place: string, by: 'forward' | 'back') {
    await this.does(() => this.admin.product.movePicture(Number(place), by));
  },
);

When('she removes picture {int}', async function (this: ShopWorld, place: number) {
  await this.does(() => this.admin.product.removePicture(place));
});

When('she describes picture {int} as {string}', async function (this: ShopWorld, place: number, words: string) {
  await this.does(() => this.admin.product.describePicture(place, words));
});

Then('its {string} is {string}', async function (this: ShopWorld, field: string, text: string) {
  await this.shows(() => this.admin.product.read(field), text);
});

Then('its sizes are:', async function (this: ShopWorld, table: DataTable) {
  const columns = table.raw()[0] ?? [];
  const read = async () =>
    (await this.admin.product.sizes()).map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column as keyof typeof row]])),
    );
  await this.shows(read, table.hashes() as never);
});

Then('its pictures are {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.admin.product.pictures(), words === '' ? [] : list(words));
});

Then('the product is saved', async function (this: ShopWorld) {
  await this.shows(() => this.admin.product.isUnsaved(), false);
});

Then('the product is not saved', async function (this: ShopWorld) {
  await this.shows(() => this.admin.product.isUnsaved(), true);
});

Then('the product complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => (await this.admin.product.complaints()).map(plain), [text]);
});

Then('a colleague has saved:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.product.conflict(), table.raw().flat());
});

Then('she is asked before she leaves', async function (this: ShopWorld) {
  await this.shows(() => this.admin.session.isAskedBeforeLeaving(), true);
});

Then('shoppers read that {string} is of {string}', async function (this: ShopWorld, style: string, fabric: string) {
  await this.shows(async () => (await this.admin.backEnd.soldIn(style)).fabric, fabric);
});

Then('shoppers hear of {string}: {string}', async function (this: ShopWorld, style: string, words: string) {
  await this.shows(async () => (await this.admin.backEnd.soldIn(style)).pictures, list(words));
});
