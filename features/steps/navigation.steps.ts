import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When(
  /^(?:a visitor|she|Priya) (?:opens|is looking at) the (\w+) page$/,
  async function (this: ShopWorld, page: string) {
    await this.does(() => this.shop.way.open(page));
  },
);

When(/^(?:a visitor|she) goes to "([^"]*)"$/, async function (this: ShopWorld, path: string) {
  await this.does(() => this.shop.way.goTo(path));
});

When('a visitor arrives at the shop', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.arriveAt('/'));
});

Given('a visitor was sent to log in from {string}', async function (this: ShopWorld, place: string) {
  await this.does(() => this.shop.way.goTo(`/login?from=${encodeURIComponent(place)}`));
});

When('she goes back', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.back());
});

When('she goes forward', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.forward());
});

When('she closes the shop and comes back', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.comeBack());
});

When(/^she opens the (\w+) page in another tab$/, async function (this: ShopWorld, page: string) {
  await this.does(() => this.shop.way.openInAnotherTab(page));
});

When('she turns to the other tab', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.turnToOtherTab());
});

Given('she shops on a small screen', function (this: ShopWorld) {
  this.shop.way.useSmallScreen();
});

Given('she has scrolled down', async function (this: ShopWorld) {
  await this.does(() => this.shop.way.scrollDown());
  await this.shows(() => this.shop.way.isAtTop(), false);
});

Then('the page is at its top', async function (this: ShopWorld) {
  await this.shows(() => this.shop.way.isAtTop(), true);
});

When('{int} milliseconds pass', async function (this: ShopWorld, milliseconds: number) {
  await this.does(() => this.shop.way.pass(milliseconds));
});

Then(/^she is on the (\w+) page$/, async function (this: ShopWorld, page: string) {
  await this.shows(() => this.shop.way.page(), page);
});

Then('she is at {string}', async function (this: ShopWorld, path: string) {
  await this.shows(() => this.shop.way.path(), path);
});

Then('she can go back to the listing', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.canGoBackToListing(), true);
});

Then('she is offered to log in', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isOfferedLogin(), true);
});
