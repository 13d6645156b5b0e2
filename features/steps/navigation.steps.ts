import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';
import { listingAddress } from './catalogue/listingAddress.ts';

const durations: Readonly<Record<string, number>> = {
  'almost a second': 999,
  'a second': 1000,
  'a second and a half': 1500,
  'ten seconds': 10_000,
  'more than half an hour': 30 * 60_000 + 1,
};

When(
  /^(?:a visitor|she|Priya) (?:opens|is looking at) the (\w+) page$/,
  async function (this: ShopWorld, page: string) {
    await this.does(() => this.shop.navigation.open(page));
  },
);

When(
  /^(?:a visitor|she) (?:opens|is looking at) the page of "([^"]*)"$/,
  async function (this: ShopWorld, name: string) {
    await this.does(() => this.shop.navigation.goTo(pathOf(this, name)));
  },
);

When('a visitor opens the page of product number {string}', async function (this: ShopWorld, number: string) {
  await this.does(() => this.shop.navigation.goTo(`/product-details/${number}`));
});

When(
  /^(?:a visitor|she) (?:opens|is looking at) the page of the creator "([^"]*)"$/,
  async function (this: ShopWorld, handle: string) {
    await this.does(() => this.shop.navigation.goTo(creatorPath(handle)));
  },
);

When('a visitor follows a link to the creator written {string}', async function (this: ShopWorld, spelling: string) {
  await this.does(() => this.shop.navigation.goTo(`/creators/${spelling}`));
});

Then('she is on the page of the creator {string}', async function (this: ShopWorld, handle: string) {
  await this.shows(() => this.shop.navigation.path(), creatorPath(handle));
});

When(/^(?:a visitor|she) opens a page that does not exist$/, async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.goTo('/nowhere'));
});

When(/^(?:a visitor|she) follows a link to the listing with:$/, async function (this: ShopWorld, table: DataTable) {
  await this.does(() => this.shop.navigation.goTo(listingAddress(table.rowsHash())));
});

When('a visitor arrives at the shop', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.arriveAt('/'));
});

Given('a visitor follows a login link that leads out of the shop', async function (this: ShopWorld) {
  await this.does(() =>
    this.shop.navigation.goTo(`/login?from=${encodeURIComponent('https://evil.example.com/cart')}`),
  );
});

When('she goes back', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.back());
});

When('she goes forward', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.forward());
});

When('she closes the shop and comes back', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.comeBack());
});

When(
  /^she comes back to the tab after (\d+) (seconds|minutes)$/,
  async function (this: ShopWorld, count: string, unit: string) {
    const milliseconds = Number(count) * (unit === 'minutes' ? 60_000 : 1000);
    await this.does(() => this.shop.navigation.lookAwayFor(milliseconds));
  },
);

When(/^she opens the (\w+) page in another tab$/, async function (this: ShopWorld, page: string) {
  await this.does(() => this.shop.navigation.openInAnotherTab(page));
});

When('she turns to the other tab', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.turnToOtherTab());
});

Given('she shops on a small screen', function (this: ShopWorld) {
  this.shop.navigation.useSmallScreen();
});

Given('she has scrolled down', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.scrollDown());
  await this.shows(() => this.shop.navigation.isAtTop(), false);
});

Then('the page is at its top', async function (this: ShopWorld) {
  await this.shows(() => this.shop.navigation.isAtTop(), true);
});

When(
  new RegExp(`^(${Object.keys(durations).join('|')}) pass(?:es)?$`),
  async function (this: ShopWorld, duration: string) {
    await this.does(() => this.shop.navigation.pass(durations[duration] ?? assert.fail(duration)));
  },
);

Then(/^she is on the (\w+) page$/, async function (this: ShopWorld, page: string) {
  await this.shows(() => this.shop.navigation.page(), page);
});

Then('she is on the page of {string}', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.navigation.path(), pathOf(this, name));
});

Then('she is on the page of product {int}', async function (this: ShopWorld, number: number) {
  await this.shows(() => this.shop.navigation.path(), `/product-details/${number}`);
});

Then('she can go back to the listing', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.canGoBackToListing(), true);
});

Then('she is offered to log in', async function (this: ShopWorld) {
  await this.shows(() => this.shop.profile.isOfferedLogin(), true);
});

function creatorPath(handle: string): string {
  return `/creators/${handle.slice(1)}`;
}

function pathOf(world: ShopWorld, name: string): string {
  const number = world.productNumbers.get(name);
  assert.ok(number, `The scenario does not tell the number of ${name}`);
  return `/product-details/${number}`;
}
