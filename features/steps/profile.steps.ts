import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../behind/accounts.ts';
import type { ShopWorld } from '../drive/world.ts';
import { list } from './tables.ts';

Then('the shop knows her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isKnown(), true);
});

Then('the shop does not know her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isKnown(), false);
});

When('she logs out', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.open('logout'));
  await this.does(() => this.shop.profile.logOut());
});

Then('she is asked {string}', async function (this: ShopWorld, question: string) {
  await this.shows(() => this.shop.profile.logoutQuestion(), question);
});

When(
  /^she answers "(Log out|Stay logged in)"$/,
  async function (this: ShopWorld, answer: 'Log out' | 'Stay logged in') {
    await this.does(() => this.shop.profile.answerLogoutQuestion(answer));
  },
);

When('{word} logs in instead of her', async function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  await this.does(() => this.shop.navigation.open('logout'));
  await logInAfterLogout(this, name);
});

When('{word} logs in instead of her in another tab', async function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  await this.does(() => this.shop.navigation.openInAnotherTab('logout'));
  await logInAfterLogout(this, name);
});

async function logInAfterLogout(world: ShopWorld, name: string): Promise<void> {
  await world.does(() => world.shop.profile.logOut());
  const question = await world.shop.profile.logoutQuestion();
  if (question !== undefined) await world.does(() => world.shop.profile.answerLogoutQuestion('Log out'));
  await world.does(() => world.shop.navigation.open('login'));
  await world.logIn(accountOf(name).email, accountOf(name).password);
}

Then('the profile shows:', async function (this: ShopWorld, table: DataTable) {
  await this.shows<object>(() => this.shop.profile.facts(), table.rowsHash());
});

Then('the profile has the tabs {string}', async function (this: ShopWorld, tabs: string) {
  await this.shows(() => this.shop.profile.tabs(), list(tabs));
});

When('she follows the tab {string}', async function (this: ShopWorld, tab: string) {
  await this.does(() => this.shop.profile.followTab(tab));
});

Then('she sees the addresses {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.profile.addresses(), list(names));
});

Then('she sees no addresses', async function (this: ShopWorld) {
  await this.shows(() => this.shop.navigation.page(), 'addresses');
  await this.shows(() => this.shop.profile.addresses(), []);
});

Then('the address {string} shows {string}', async function (this: ShopWorld, name: string, words: string) {
  await this.agrees(
    () => this.shop.profile.addressText(name),
    (text) => assert.ok(text.includes(words), text),
  );
});
