import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';

Given('she waits for {string}', async function (this: ShopWorld, product: string) {
  await this.does(() => this.shop.navigation.goTo(`/product-details/${this.productNumbers.get(product)}`));
  await this.does(() => this.shop.stockAlert.ask());
});

When('{string} is back for an hour', function (this: ShopWorld, product: string) {
  const { staff } = this.shop.backEnd;
  assert(staff, 'The back-end has no staff: tag the scenario with @real-shop');
  staff.counts(product, 2);
  staff.hourPasses();
});

When('she asks to be told when it is back', async function (this: ShopWorld) {
  await this.does(() => this.shop.stockAlert.ask());
});

When('she takes it back', async function (this: ShopWorld) {
  await this.does(() => this.shop.stockAlert.takeBack());
});

Then(/^the shop (says|does not say) that it will mail her$/, async function (this: ShopWorld, says: string) {
  await this.shows(() => this.shop.stockAlert.isAsked(), says === 'says');
});
