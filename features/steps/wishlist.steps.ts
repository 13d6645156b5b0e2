import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('she puts {string} on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.screen.isOnWishlist(name), false);
  await this.does(() => this.shop.screen.toggleWishlist(name));
});

When('she takes {string} off the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.screen.isOnWishlist(name), true);
  await this.does(() => this.shop.screen.toggleWishlist(name));
});

Then('{string} is on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.screen.isOnWishlist(name), true);
});

Then('{string} is not on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.screen.isOnWishlist(name), false);
});
