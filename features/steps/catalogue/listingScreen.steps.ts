import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';

When('she scrolls to the end of the listing', async function (this: ShopWorld) {
  await this.does(() => this.shop.listingScreen.scrollToEnd());
});

Given('she has scrolled far down the listing', async function (this: ShopWorld) {
  await this.does(() => this.shop.listingScreen.scrollFarDown());
});

Given('the keyboard is at {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.listingScreen.focus(name));
});

When('she goes on to the next card with the keyboard', async function (this: ShopWorld) {
  await this.does(() => this.shop.listingScreen.tabToNextCard());
});

When(
  'she goes through the cards of {string} to {string} with the keyboard',
  async function (this: ShopWorld, first: string, last: string) {
    await this.does(() => this.shop.listingScreen.focus(first));
    for (let cards = 0; cards < 100 && (await this.shop.listingScreen.focused()) !== last; cards += 1) {
      await this.does(() => this.shop.listingScreen.tabToNextCard());
    }
    await this.shows(() => this.shop.listingScreen.focused(), last);
  },
);

Then('{string} is on the screen', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.listingScreen.isOnScreen(name), true);
});

When('she opens the details of the last product', async function (this: ShopWorld) {
  await this.does(() => this.shop.listingScreen.openDetailsOfLast());
});

Then('she is where she was on the page', async function (this: ShopWorld) {
  await this.shows(() => this.shop.listingScreen.isWhereSheLeft(), true);
});

Then('the keyboard goes on from that product', async function (this: ShopWorld) {
  await this.shows(() => this.shop.listingScreen.hasLastFocus(), true);
});

Then(/^the filters are (open|closed)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.shop.listingScreen.areFiltersOpen(), state === 'open');
});

When('she closes the filters', async function (this: ShopWorld) {
  await this.shows(() => this.shop.listingScreen.areFiltersOpen(), true);
  await this.does(() => this.shop.listingScreen.closeFilters());
});
