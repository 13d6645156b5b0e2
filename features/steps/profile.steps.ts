import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';
import { list } from './tables.ts';

Then('the shop knows her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isKnown(), true);
});

Then('the shop does not know her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isKnown(), false);
});

When('she logs out', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.open('logout'));
  await this.does(() => this.shop.profile.logOut());
});

Then('her picture is the letter {string}', async function (this: ShopWorld, letter: string) {
  await this.shows(() => this.shop.profile.initial(), letter);
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

Then('the address {string} shows {string}', async function (this: ShopWorld, name: string, words: string) {
  await this.agrees(
    () => this.shop.profile.addressText(name),
    (text) => assert.ok(text.includes(words), text),
  );
});
