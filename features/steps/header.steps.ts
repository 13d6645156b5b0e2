import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';
import { list } from './tables.ts';

Then('the bar offers {string}', async function (this: ShopWorld, link: string) {
  await this.shows(() => this.shop.header.offers(link), true);
});

Then('the bar does not offer {string}', async function (this: ShopWorld, link: string) {
  await this.shows(() => this.shop.header.offers(link), false);
});

When('she follows {string} in the bar', async function (this: ShopWorld, link: string) {
  await this.does(() => this.shop.header.follow(link));
});

Then(
  /^the (cart|wishlist) badge shows (\d+|nothing)$/,
  async function (this: ShopWorld, of: 'cart' | 'wishlist', count: string) {
    await this.shows(() => this.shop.header.badge(of), count === 'nothing' ? 0 : Number(count));
  },
);

When('she searches for {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.shop.header.searchFor(text));
});

When('she types {string} into the search box', async function (this: ShopWorld, text: string) {
  await this.does(() => this.shop.header.typeSearch(text));
});

Then('the search box suggests {string}', async function (this: ShopWorld, suggestions: string) {
  await this.shows(() => this.shop.header.suggestions(), list(suggestions));
});

Then('the search box suggests nothing', async function (this: ShopWorld) {
  await this.shows(() => this.shop.header.suggestions(), []);
});

Then('{string} is highlighted', async function (this: ShopWorld, suggestion: string) {
  await this.shows(() => this.shop.header.highlighted(), suggestion);
});

Then('no suggestion is highlighted', async function (this: ShopWorld) {
  await this.shows(() => this.shop.header.highlighted(), undefined);
});

When('she chooses the suggestion {string}', async function (this: ShopWorld, title: string) {
  await this.does(() => this.shop.header.chooseSuggestion(title));
});

const keys = { down: 'ArrowDown', up: 'ArrowUp', Enter: 'Enter', Escape: 'Escape' } as const;

When(
  /^she presses (down|up|Enter|Escape) in the search box$/,
  async function (this: ShopWorld, key: keyof typeof keys) {
    await this.does(() => this.shop.header.pressInSearch(keys[key]));
  },
);

Then('{string} is announced at the search box', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.header.announcedSuggestions(), words);
});

Then('the search box holds {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.shop.header.searchText(), text);
});

Then('the search box is empty', async function (this: ShopWorld) {
  await this.shows(() => this.shop.header.searchText(), '');
});

Then('the Products menu offers {string}', async function (this: ShopWorld, categories: string) {
  await this.shows(() => this.shop.header.categories(), list(categories));
});

When('she picks {string} from the Products menu', async function (this: ShopWorld, category: string) {
  await this.does(() => this.shop.header.pickCategory(category));
});

Given('she opens the menu', async function (this: ShopWorld) {
  await this.shows(() => this.shop.header.isMenuOpen(), false);
  await this.does(() => this.shop.header.openMenu());
});

Then(/^the menu is (open|closed)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.shop.header.isMenuOpen(), state === 'open');
});
