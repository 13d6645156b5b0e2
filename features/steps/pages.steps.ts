import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';

Given('the shop has written on its {word} page {string}', function (this: ShopWorld, page: string, text: string) {
  assert(this.shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  this.shop.backEnd.staff.writes(page, text);
});

Given('the shop has set that {string} mean the same', function (this: ShopWorld, words: string) {
  assert(this.shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  this.shop.backEnd.staff.setsSynonyms(words);
});

Then('the page tells {string}', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.textPage.tells(words),
    (isTold) => assert.ok(isTold, `"${words}" is not in the text of the page`),
  );
});

Then('{string} leads to the {word} page', async function (this: ShopWorld, link: string, page: string) {
  await this.shows(() => this.shop.textPage.pageBehind(link), page);
});
