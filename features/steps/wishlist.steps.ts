import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';
import { list } from './tables.ts';

When('she puts {string} on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.wishlist.has(name), false);
  await this.does(() => this.shop.wishlist.toggle(name));
});

When('she takes {string} off the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.wishlist.has(name), true);
  await this.does(() => this.shop.wishlist.toggle(name));
});

Then('{string} is on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.wishlist.has(name), true);
});

Then('{string} is not on the wishlist', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.wishlist.has(name), false);
});

Then('the wishlist shows {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.wishlist.shown(), list(names));
});

Then('her wishlist is empty', async function (this: ShopWorld) {
  await this.shows(() => this.shop.notices.isWishlistEmpty(), true);
});

When('she removes {string} from the wishlist', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.wishlist.remove(name, 'once'));
});

When('she removes {string} from the wishlist twice in a hurry', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.wishlist.remove(name, 'twice'));
});

When('she adds {string} to the cart from the wishlist', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.wishlist.addToCart(name));
});
