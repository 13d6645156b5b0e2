import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { CouponFieldName } from '../../drive/contracts/admin/AdminDrivers.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';
import { plain } from './orders.steps.ts';

When('she begins a new coupon:', async function (this: ShopWorld, table: DataTable) {
  await this.does(() => this.admin.coupons.beginNew());
  await fill(this, table);
});

When('she adds the coupon:', async function (this: ShopWorld, table: DataTable) {
  await this.does(() => this.admin.coupons.beginNew());
  await fill(this, table);
  await this.does(() => this.admin.coupons.save());
});

When('she adds to it:', async function (this: ShopWorld, table: DataTable) {
  await fill(this, table);
  await this.does(() => this.admin.coupons.save());
});

When('she changes the coupon {string}:', async function (this: ShopWorld, name: string, table: DataTable) {
  await this.does(() => this.admin.coupons.beginChange(name));
  await fill(this, table);
  await this.does(() => this.admin.coupons.save());
});

When('she ends the coupon {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.coupons.end(name));
});

When('she undoes it', async function (this: ShopWorld) {
  await this.does(() => this.admin.coupons.undo());
});

Then('the coupons are {string}', async function (this: ShopWorld, names: string) {
  await this.shows(async () => (await this.admin.coupons.coupons()).map(({ name }) => name), list(names));
});

Then('the coupon {string} shows:', async function (this: ShopWorld, name: string, table: DataTable) {
  const expected = table.rowsHash();
  const read = async () => {
    const coupon = (await this.admin.coupons.coupons()).find((each) => each.name === name);
    return Object.fromEntries(Object.keys(expected).map((fact) => [fact, Object(coupon)[fact]]));
  };
  await this.shows(read, expected);
});

Then('the example is {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.coupons.example(), text);
});

Then('the coupons tell {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => plain(await this.admin.coupons.news()), text);
});

Then('the coupon complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.coupons.complaints(), [text]);
  await this.shows(() => this.admin.coupons.isFormOpen(), true);
});

async function fill(world: ShopWorld, table: DataTable): Promise<void> {
  for (const [field, text = ''] of table.raw())
    await world.does(() => world.admin.coupons.fill(field as CouponFieldName, text));
}
