import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { OrderPageFacts } from '../../drive/contracts/OrderPageDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';
import { openLatestOrder } from './latestOrder.ts';

When(/^she (?:opens|is looking at) her latest order$/, async function (this: ShopWorld) {
  await openLatestOrder(this);
});

When('she follows the link to that order', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.goTo(this.orderPath));
});

Then('the order is {string}', async function (this: ShopWorld, state: string) {
  await shows(this, ({ state: shown }) => assert.equal(shown, state));
});

Then(
  'its way is {string}, and it has reached {string}',
  async function (this: ShopWorld, way: string, reached: string) {
    await shows(this, (facts) => assert.deepEqual([facts.way, facts.reached], [list(way), reached]));
  },
);

Then('its history is:', async function (this: ShopWorld, table: DataTable) {
  await shows(this, ({ history }) => assert.deepEqual(history, table.raw().flat()));
});

Then('it shows a parcel with {string}', async function (this: ShopWorld, words: string) {
  await shows(this, ({ parcels }) => assert.ok(parcels[0]?.includes(words), `The parcels: ${parcels.join(' | ')}`));
});

Then('its parcel can be tracked', async function (this: ShopWorld) {
  await shows(this, ({ parcels }) => assert.match(parcels.join(), /https:/));
});

Then('its lines are {string}', async function (this: ShopWorld, names: string) {
  await shows(this, ({ products }) => assert.deepEqual(products, list(names)));
});

Then('its sums are:', async function (this: ShopWorld, table: DataTable) {
  await shows(this, ({ sums }) => assert.deepEqual(sums, table.rowsHash()));
});

Then('it shows the refund {string}', async function (this: ShopWorld, words: string) {
  await shows(this, ({ refunds }) => assert.ok(refunds[0]?.includes(words), `The refunds: ${refunds.join(' | ')}`));
});

Then('it shows no refund', async function (this: ShopWorld) {
  await shows(this, ({ refunds }) => assert.deepEqual(refunds, []));
});

Then('it goes to {string}', async function (this: ShopWorld, words: string) {
  await shows(this, ({ address }) => assert.ok(address.includes(words), address));
});

Then(/^she (can|cannot) cancel it$/, async function (this: ShopWorld, can: string) {
  await shows(this, () => undefined);
  await this.shows(() => this.shop.orderPage.canBeCancelled(), can === 'can');
});

When('she asks to cancel her latest order', async function (this: ShopWorld) {
  await askToCancel(this);
});

When('she cancels her latest order', async function (this: ShopWorld) {
  await askToCancel(this);
  await this.does(() => this.shop.orderPage.answer('Cancel the order'));
});

Then('the shop says {string} before', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.orderPage.question(),
    (question) => assert.ok(question?.includes(words), question),
  );
});

When('she keeps it', async function (this: ShopWorld) {
  await this.does(() => this.shop.orderPage.answer('Keep the order'));
});

async function askToCancel(world: ShopWorld): Promise<void> {
  await openLatestOrder(world);
  await shows(world, () => undefined);
  await world.does(() => world.shop.orderPage.askToCancel());
}

async function shows(world: ShopWorld, check: (facts: OrderPageFacts) => void): Promise<void> {
  await world.agrees(
    () => world.shop.orderPage.facts(),
    (facts) => {
      assert.ok(facts, 'No order is shown');
      check(facts);
    },
  );
}
