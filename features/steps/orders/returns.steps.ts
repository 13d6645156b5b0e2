import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../../behind/accounts.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list, setups } from '../tables.ts';
import { openLatestOrder } from './latestOrder.ts';
import { hasPaid } from './paidCart.ts';

const priya = () => accountOf('Priya').email;

Given(
  'Priya has got {int} of {string} in the first of its sizes:',
  async function (this: ShopWorld, quantity: number, name: string, table: DataTable) {
    const sizes = setups<{ readonly size: string; readonly price: number; readonly pieces: string }>(table);
    const { backEnd } = this.shop;
    for (const [at, each] of sizes.entries()) this.productNumbers.set(`${name} in ${each.size}`, at + 1);
    backEnd.sells(sizes.map(({ pieces: _, ...each }, at) => ({ ...each, name, style: 'piece', id: at + 1 })));
    for (const each of sizes) staffOf(this).counts(name, Number(each.pieces), each.size);
    // The size of the first row is the first of that name.
    await hasPaid(this, 'Priya', [{ name, quantity }]);
    staffOf(this).ships(priya(), { carrier: 'Delhivery', trackingNumber: 'DL 4711' });
    staffOf(this).delivers(priya());
  },
);

When('she asks to return pieces of it', async function (this: ShopWorld) {
  await openLatestOrder(this);
  await this.shows(() => this.shop.orderPage.canReturn(), true);
  await this.does(() => this.shop.orderPage.askToReturn());
});

When(
  'she sends back {int} of {string} as {string}',
  async function (this: ShopWorld, quantity: number, name: string, reason: string) {
    await sendBack(this, { name, quantity, reason, instead: '' });
  },
);

When(
  'she sends back {int} of {string} as {string} for size {string}',
  async function (this: ShopWorld, quantity: number, name: string, reason: string, instead: string) {
    await sendBack(this, { name, quantity, reason, instead });
  },
);

When('she sends the form without a choice', async function (this: ShopWorld) {
  await this.does(() => this.shop.orderPage.sendReturn());
});

When('she withdraws the return', async function (this: ShopWorld) {
  await this.does(() => this.shop.orderPage.withdrawReturn());
});

Then(/^she (can|cannot) return anything$/, async function (this: ShopWorld, can: string) {
  await this.agrees(
    () => this.shop.orderPage.facts(),
    (facts) => assert.ok(facts, 'No order is shown'),
  );
  await this.shows(() => this.shop.orderPage.canReturn(), can === 'can');
});

Then('{string} can be exchanged for {string}', async function (this: ShopWorld, name: string, sizes: string) {
  await this.does(() => this.shop.orderPage.sendBack(name, 1));
  await this.shows(() => this.shop.orderPage.sizesInstead(name), list(sizes));
});

Then('she is asked: {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.shop.orderPage.returnFaults(), [text]);
});

Then('her return shows {string}', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.orderPage.facts(),
    (facts) => assert.ok(facts?.returns.at(-1)?.includes(words), `The returns: ${facts?.returns.join(' | ')}`),
  );
});

When('the pieces arrive at the shop', function (this: ShopWorld) {
  staffOf(this).receivesReturn(priya());
});

When('the shop pays the return back', function (this: ShopWorld) {
  staffOf(this).refundsReturn(priya());
});

When(
  'the shop ships the other size with {string} as {string}',
  function (this: ShopWorld, carrier: string, trackingNumber: string) {
    staffOf(this).exchanges(priya(), { carrier, trackingNumber });
  },
);

When('the shop refuses the return: {string}', function (this: ShopWorld, note: string) {
  staffOf(this).refusesReturn(priya(), note);
});

When('{int} days go by at the shop', function (this: ShopWorld, days: number) {
  staffOf(this).daysPass(days);
});

type Piece = { readonly name: string; readonly quantity: number; readonly reason: string; readonly instead: string };

async function sendBack(world: ShopWorld, { name, quantity, reason, instead }: Piece): Promise<void> {
  const { orderPage } = world.shop;
  await openLatestOrder(world);
  await world.shows(() => orderPage.canReturn(), true);
  await world.does(() => orderPage.askToReturn());
  await world.does(() => orderPage.sendBack(name, quantity));
  await world.does(() => orderPage.because(name, reason.replaceAll(' ', '-'), instead));
  await world.does(() => orderPage.sendReturn());
}

function staffOf({ shop }: ShopWorld) {
  assert(shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  return shop.backEnd.staff;
}
