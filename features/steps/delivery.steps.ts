import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';
import { list } from './tables.ts';

const ELSEWHERE = 'everywhere else';

Given('it is {string} at the shop', function (this: ShopWorld, day: string) {
  staffOf(this).isOn(day);
});

/** The rows are the zones, the last of which is everywhere else. */
Given(
  /^the shop(?:, on "(.*)",| now) ships within (\d+) to (\d+) working days, and its parcels need:$/,
  function (this: ShopWorld, day: string | undefined, least: string, most: string, table: DataTable) {
    if (day) staffOf(this).isOn(day);
    const rows = table.hashes().map(({ to = '', from = '', most: last = '' }) => ({ to, ...spanOf(from, last) }));
    const elsewhere = rows.find(({ to }) => to === ELSEWHERE);
    assert(elsewhere, `The table says nothing of ${ELSEWHERE}`);
    const zones = rows
      .filter(({ to }) => to !== ELSEWHERE)
      .map(({ to, ...span }) => ({ name: to, states: list(to), ...span }));
    staffOf(this).deliversIn({ handling: spanOf(least, most), zones, elsewhere });
  },
);

Given('the shop is closed on {string}', function (this: ShopWorld, day: string) {
  staffOf(this).closesOn(day);
});

Given(
  'she has asked on the page of {string} for delivery to {string}',
  async function (this: ShopWorld, product: string, pin: string) {
    await this.does(() => this.shop.navigation.goTo(`/product-details/${this.productNumbers.get(product)}`));
    await this.does(() => this.shop.delivery.askFor(pin));
  },
);

When('she asks for delivery to {string}', async function (this: ShopWorld, pin: string) {
  await this.does(() => this.shop.delivery.askFor(pin));
});

Then('delivery is free, {string}', async function (this: ShopWorld, days: string) {
  await this.shows(() => this.shop.delivery.days(), days);
});

Then('no day of delivery is said', async function (this: ShopWorld) {
  await this.shows(() => this.shop.delivery.days(), undefined);
});

Then('the PIN code is {string}', async function (this: ShopWorld, pin: string) {
  await this.shows(() => this.shop.delivery.pin(), pin);
});

Then('she reads beside the PIN code {string}', async function (this: ShopWorld, complaint: string) {
  await this.shows(() => this.shop.delivery.complaint(), complaint);
});

function spanOf(least: string, most: string) {
  return { least: Number(least), most: Number(most) };
}

function staffOf({ shop }: ShopWorld) {
  assert(shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  return shop.backEnd.staff;
}
