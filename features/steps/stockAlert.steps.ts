import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';

When('she asks to be told when it is back', async function (this: ShopWorld) {
  await this.does(() => this.shop.stockAlert.ask());
});

When('she takes it back', async function (this: ShopWorld) {
  await this.does(() => this.shop.stockAlert.takeBack());
});

Then('the shop says that it will mail her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.stockAlert.isAsked(), true);
});

Then('the shop does not say that it will mail her', async function (this: ShopWorld) {
  await this.shows(() => this.shop.stockAlert.isAsked(), false);
});
