import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Pieces, StaffCancelReason } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { OrderStepName } from '../../drive/contracts/admin/AdminDrivers.ts';
import type { ProductSetup } from '../../drive/contracts/setups.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list, setups } from '../tables.ts';
import { pathOf } from './session.steps.ts';

const REASONS: Readonly<Record<string, StaffCancelReason | ''>> = {
  'the shopper asked for it': 'customer',
  'it looks like fraud': 'fraud',
  'it is not in stock': 'inventory',
  'the shop made a mistake': 'staff',
  'no reason at all': '',
};

Given('{word} has bought:', function (this: ShopWorld, shopper: string, table: DataTable) {
  this.admin.backEnd.sells(setups<ProductSetup>(table));
  this.admin.backEnd.hasOrder(shopper, piecesOf(table));
});

When('a colleague {word} the order of {word}', function (this: ShopWorld, what: string, shopper: string) {
  assert(what === 'packs' || what === 'ships' || what === 'delivers' || what === 'cancels');
  this.admin.backEnd.colleagueDoes(what, shopper);
});

When('she opens the order of {word}', async function (this: ShopWorld, shopper: string) {
  const number = await this.admin.backEnd.numberOf(shopper);
  await this.does(() => this.admin.session.open(`${pathOf('Orders')}/${number}`));
});

When('she turns to the orders {string}', async function (this: ShopWorld, tab: string) {
  await this.does(() => this.admin.orders.chooseTab(tab));
});

When('she looks for orders with {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.admin.orders.search(text));
});

When('she looks for the number of the order of {word}', async function (this: ShopWorld, shopper: string) {
  const number = await this.admin.backEnd.numberOf(shopper);
  await this.does(() => this.admin.orders.search(number));
});

When('she ticks the orders of {string}', async function (this: ShopWorld, shoppers: string) {
  for (const shopper of list(shoppers)) {
    const number = await this.admin.backEnd.numberOf(shopper);
    await this.does(() => this.admin.orders.tick(number));
  }
});

When('she marks the ticked orders packed', async function (this: ShopWorld) {
  await this.does(() => this.admin.orders.packTicked());
});

When('she shows the new orders', async function (this: ShopWorld) {
  await this.does(() => this.admin.orders.showNew());
});

When('she marks it packed', async function (this: ShopWorld) {
  await this.does(() => this.admin.order.pack());
});

When('she marks it delivered', async function (this: ShopWorld) {
  await this.does(() => this.admin.order.deliver());
});

When(
  'she ships it with {string} as {string}',
  async function (this: ShopWorld, carrier: string, trackingNumber: string) {
    await this.does(() => this.admin.order.ship({ carrier, trackingNumber }));
  },
);

When(
  'she ships a part of it with {string} as {string}:',
  async function (this: ShopWorld, carrier: string, trackingNumber: string, table: DataTable) {
    await this.does(() => this.admin.order.ship({ carrier, trackingNumber, pieces: piecesOf(table) }));
  },
);

When(
  /^she cancels it because (.*?)( and keeps the money)?$/,
  async function (this: ShopWorld, why: string, kept?: string | null) {
    const reason = REASONS[why];
    assert(reason !== undefined, `There is no reason "${why}"`);
    await this.does(() => this.admin.order.cancel({ reason, refund: !kept }));
  },
);

When('she chooses to refund:', async function (this: ShopWorld, table: DataTable) {
  await this.does(() => this.admin.order.chooseRefund({ pieces: piecesOf(table) }));
});

When('she chooses to refund {string} rupees', async function (this: ShopWorld, amount: string) {
  await this.does(() => this.admin.order.chooseRefund({ amount }));
});

When('she refunds it because {string}', async function (this: ShopWorld, reason: string) {
  await this.does(() => this.admin.order.refund(reason));
});

When('she writes the note {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.admin.order.note(text));
});

Then('the listed orders are of {string}', async function (this: ShopWorld, shoppers: string) {
  const read = async () => (await this.admin.orders.rows()).map(({ shopper }) => shopper).join(', ');
  await this.shows(read, shoppers);
});

Then('the orders are listed as:', async function (this: ShopWorld, table: DataTable) {
  const [columns = []] = table.raw();
  const read = async () =>
    (await this.admin.orders.rows()).map((row) =>
      Object.fromEntries(columns.map((column) => [column, Object(row)[column]])),
    );
  await this.shows(read, table.hashes());
});

Then('the tabs count:', async function (this: ShopWorld, table: DataTable) {
  const expected = Object.fromEntries(table.raw().map(([label = '', count]) => [label, Number(count)]));
  await this.shows(() => this.admin.orders.counts(), expected);
});

Then('the empty list says {string}', async function (this: ShopWorld, text: string) {
  await this.agrees(
    () => this.admin.orders.emptyText(),
    (said) => assert.equal(plain(said), text),
  );
});

Then('she is told of the ticked orders:', async function (this: ShopWorld, table: DataTable) {
  const numbers = await Promise.all(
    table.raw().map(async ([text = '']) => {
      const [, shopper] = /^of (\w+): /.exec(text) ?? [];
      if (shopper === undefined) return text;
      return text.replace(`of ${shopper}`, await this.admin.backEnd.numberOf(shopper));
    }),
  );
  await this.shows(async () => (await this.admin.orders.result()).map(withoutTime), numbers);
});

Then('the list offers {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.orders.newText(), text);
});

Then('the list offers nothing new', async function (this: ShopWorld) {
  await this.shows(() => this.admin.orders.newText(), '');
});

Then('the order stands at {string}', async function (this: ShopWorld, state: string) {
  await this.shows(() => this.admin.order.state(), state);
});

Then('she can {string} it', async function (this: ShopWorld, steps: string) {
  await this.shows(() => this.admin.order.steps(), list(steps) as readonly OrderStepName[]);
});

Then('she can do nothing with it', async function (this: ShopWorld) {
  await this.shows(() => this.admin.order.steps(), []);
});

Then('the order has the lines:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.order.lines(), table.raw().flat());
});

Then('the order has the parcels:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.order.parcels(), table.raw().flat());
});

Then('the order has no parcel', async function (this: ShopWorld) {
  await this.shows(() => this.admin.order.parcels(), []);
});

Then('the timeline says:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.order.timeline(), table.raw().flat());
});

Then('the timeline begins with {string}', async function (this: ShopWorld, entry: string) {
  await this.shows(async () => (await this.admin.order.timeline())[0], entry);
});

Then('the order was paid with {string}', async function (this: ShopWorld, sum: string) {
  await this.shows(() => this.admin.order.paid(), sum);
});

Then('no sum of the order is shown', async function (this: ShopWorld) {
  await this.shows(() => this.admin.order.paid(), '');
});

Then('the refunds are {string}', async function (this: ShopWorld, refunds: string) {
  await this.shows(async () => (await this.admin.order.refunds()).join(', '), refunds);
});

Then('nothing was refunded', async function (this: ShopWorld) {
  await this.shows(() => this.admin.order.refunds(), []);
});

Then('the refund says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.order.refundPreview(), text);
});

Then('the order complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(async () => (await this.admin.order.complaints()).map(withoutTime), [text]);
});

Then('the order complains:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(async () => (await this.admin.order.complaints()).toSorted(), table.raw().flat().toSorted());
});

/** Returns what somebody has done just now, without how long ago that was. */
function withoutTime(text: string): string {
  return text.replace(/ (just now|\d+ \w+ ago)\.$/, ' meanwhile.');
}

/** Returns a text without the marks that keep what was typed in its direction. */
export function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

function piecesOf(table: DataTable): readonly Pieces[] {
  return table.hashes().map(({ name = '', quantity = '1' }) => ({ product: name, quantity: Number(quantity) }));
}
