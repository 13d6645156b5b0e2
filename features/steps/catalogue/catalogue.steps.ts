import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

Then('she sees the products {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.catalogue.shown(), list(names));
});

Then('she sees {int} products', async function (this: ShopWorld, count: number) {
  await this.agrees(
    () => this.shop.catalogue.shown(),
    (shown) => assert.equal(shown.length, count),
  );
});

Then('she sees no products', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.shown(), []);
});

Then('she sees that the products are loading', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.isLoading(), true);
});

Then('she does not see that the products are loading', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.isLoading(), false);
});

Then('she reads that the products could not be loaded', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.hasFailed(), true);
});

When('she asks for the products again', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.retryProducts());
});

When('she follows the creator of {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.catalogue.followCreatorOf(name));
});

Then('she is shown more from the same creator: {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.catalogue.moreFromCreator(), list(names));
});

Then('she sees the pieces by {string}: {string}', async function (this: ShopWorld, handle: string, names: string) {
  await this.shows(() => this.shop.catalogue.productsIn(`Pieces by ${handle}`), list(names));
});

Then('she is shown what she viewed: {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.catalogue.productsIn('Recently viewed'), list(names));
});

Then('she is shown the new arrivals {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.catalogue.productsIn('New Arrivals'), list(names));
});

Then('she sees {string} under {string}', async function (this: ShopWorld, names: string, title: string) {
  await this.shows(() => this.shop.catalogue.productsIn(title), list(names));
});

Then('she is shown nothing that she viewed', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.productsIn('Recently viewed'), []);
});

Then('she is shown more {word}: {string}', async function (this: ShopWorld, category: string, names: string) {
  await this.shows(() => this.shop.catalogue.productsIn(`More ${category}`), list(names));
});

Then('she is shown no more from the same creator', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.moreFromCreator(), []);
});

When('she opens the details of {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.catalogue.openDetails(name));
});

When('she chooses the size {string}', async function (this: ShopWorld, size: string) {
  await this.does(() => this.shop.catalogue.chooseSize(size));
});

Then('she can choose among the sizes {string}', async function (this: ShopWorld, sizes: string) {
  await this.shows(() => this.shop.catalogue.sizes(), list(sizes));
});

Then('she cannot choose a size', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.sizes(), []);
});

Then('the size {string} is chosen', async function (this: ShopWorld, size: string) {
  await this.shows(() => this.shop.catalogue.chosenSize(), size);
});

Then('the focus is on the size {string}', async function (this: ShopWorld, size: string) {
  await this.shows(() => this.shop.catalogue.focusedSize(), size);
});

Then('no size is chosen', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.chosenSize(), 'none');
});

Then('the listing is headed {string} with {string}', async function (this: ShopWorld, title: string, count: string) {
  await this.shows(() => this.shop.catalogue.heading(), { title, count });
});

Then('{string} is read out', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.catalogue.readOut(), words);
});
