import { Given, Then, When } from '@cucumber/cucumber';
import { staffEmail } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

When('she sets {string} to {string}', async function (this: ShopWorld, field: string, text: string) {
  await this.does(() => this.admin.shopSettings.type(field, text));
});

When('she sets {string} to:', async function (this: ShopWorld, field: string, text: string) {
  await this.does(() => this.admin.shopSettings.type(field, text));
});

When('she saves the settings', async function (this: ShopWorld) {
  await this.does(() => this.admin.shopSettings.save());
});

When('she discards what she has set', async function (this: ShopWorld) {
  await this.does(() => this.admin.shopSettings.discard());
});

When(
  'she adds the zone {string} with {string}, which parcels reach in {int} to {int} days',
  async function (this: ShopWorld, name: string, state: string, from: number, to: number) {
    await this.does(() => this.admin.shopSettings.addZone({ name, state, from: `${from}`, to: `${to}` }));
  },
);

Given(
  'meanwhile a colleague sets the {word} of the shop to {string}',
  function (this: ShopWorld, field: 'name' | 'phone', value: string) {
    this.admin.backEnd.colleagueSets(field, value);
  },
);

When('she keeps hers', async function (this: ShopWorld) {
  await this.does(() => this.admin.shopSettings.keepMine());
});

When("she takes the colleague's", async function (this: ShopWorld) {
  await this.does(() => this.admin.shopSettings.takeTheirs());
});

When('she asks for a test mail', async function (this: ShopWorld) {
  await this.does(() => this.admin.shopSettings.sendTestMail());
});

Then('{string} is set to:', async function (this: ShopWorld, field: string, text: string) {
  await this.shows(() => this.admin.shopSettings.value(field), text);
});

Then('{string} is set to {string}', async function (this: ShopWorld, field: string, text: string) {
  await this.shows(() => this.admin.shopSettings.value(field), text);
});

Then('she is told that a colleague has changed {string} too', async function (this: ShopWorld, fields: string) {
  await this.shows(() => this.admin.shopSettings.conflicts(), list(fields));
});

Then('the shop complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.shopSettings.complaints(), [text]);
});

Then('the settings tell {string}', async function (this: ShopWorld, facts: string) {
  await this.shows(() => this.admin.shopSettings.facts(), facts.split('; '));
});

Then('{string} writes to {word}', async function (this: ShopWorld, shop: string, name: string) {
  await this.shows(() => this.admin.backEnd.latestMail(), `${shop} to ${staffEmail(name)}`);
});
