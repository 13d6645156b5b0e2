import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';
import { plain } from './orders.steps.ts';

Given('Priya has sent back {int} of {string}', function (this: ShopWorld, pieces: number, product: string) {
  this.admin.backEnd.hasReturn('Priya', { product, pieces });
});

Given(
  'Priya has sent back {int} of {string} for size {string}',
  function (this: ShopWorld, pieces: number, product: string, size: string) {
    this.admin.backEnd.hasReturn('Priya', { product, pieces, size });
  },
);

Given('a colleague has received it', function (this: ShopWorld) {
  this.admin.backEnd.colleagueReceivesReturn('Priya');
});

When('she turns to the returns {string}', async function (this: ShopWorld, tab: string) {
  await this.does(() => this.admin.returns.chooseTab(tab));
});

When('she receives {int} of it into stock', async function (this: ShopWorld, pieces: number) {
  await receive(this, pieces, true);
});

When('she receives {int} of it, but not into stock', async function (this: ShopWorld, pieces: number) {
  await receive(this, pieces, false);
});

When('she asks what goes back', async function (this: ShopWorld) {
  await this.does(() => this.admin.returns.begin('refund'));
});

When('she pays it back', async function (this: ShopWorld) {
  await this.does(() => this.admin.returns.begin('refund'));
  await this.does(() => this.admin.returns.refund());
});

When(
  'she ships the other size with {string} as {string}',
  async function (this: ShopWorld, carrier: string, trackingNumber: string) {
    await this.does(() => this.admin.returns.begin('exchange'));
    await this.does(() => this.admin.returns.exchange(carrier, trackingNumber));
  },
);

When('she refuses it with {string}', async function (this: ShopWorld, note: string) {
  await this.does(() => this.admin.returns.begin('refuse'));
  await this.does(() => this.admin.returns.refuse(note));
});

Then('the return shows:', async function (this: ShopWorld, table: DataTable) {
  const expected = table.rowsHash();
  const read = async () => {
    const [newest] = await this.admin.returns.returns();
    return Object.fromEntries(Object.keys(expected).map((fact) => [fact, plain(Object(newest)[fact] ?? '')]));
  };
  await this.shows(read, expected);
});

Then('there is no return', async function (this: ShopWorld) {
  await this.shows(() => this.admin.returns.returns(), []);
});

Then('the returns tell {string}', async function (this: ShopWorld, words: string) {
  await this.shows(async () => (await this.admin.returns.news()).includes(words), true);
});

Then('the dialog says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.returns.goesBack(), text);
});

Then('the return complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.returns.complaints(), [text]);
});

async function receive(world: ShopWorld, pieces: number, restock: boolean): Promise<void> {
  await world.does(() => world.admin.returns.begin('receive'));
  await world.does(() => world.admin.returns.receive(pieces, restock));
}
