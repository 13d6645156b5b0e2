import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';

When('she prints the page', async function (this: ShopWorld) {
  await this.does(() => this.shop.print.printPage());
});

When('she prints order {int}', async function (this: ShopWorld, number: number) {
  await this.does(() => this.shop.print.printOrder(number));
});

Then(/^(\d+) orders? (?:is|are) on the paper$/, async function (this: ShopWorld, count: string) {
  await this.agrees(
    () => this.shop.print.orders(),
    (orders) => assert.equal(orders.length, Number(count)),
  );
});

Then('the paper says {string}', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.print.orders(),
    (orders) => assert.ok(orders.join('\n').includes(words), orders.join('\n')),
  );
});

Then('nothing on the paper is there to be pressed', async function (this: ShopWorld) {
  await this.shows(() => this.shop.print.controls(), 0);
});
