import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { FilterGroup } from '../support/doors/CatalogueDoor.ts';
import type { ShopWorld } from '../support/world.ts';
import { list } from './tables.ts';

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

When('she follows the creator of {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.catalogue.followCreatorOf(name));
});

Then('she is shown more from the same creator: {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.catalogue.moreFromCreator(), list(names));
});

Then('she is shown no more from the same creator', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.moreFromCreator(), []);
});

When('she opens the details of {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.catalogue.openDetails(name));
});

Then('fewer than {int} cards are drawn', async function (this: ShopWorld, limit: number) {
  await this.agrees(
    () => this.shop.catalogue.drawn(),
    ({ cards }) => assert.ok(cards > 0 && cards < limit, `${cards} cards are drawn`),
  );
});

Then('the first card says it is {int} of {int}', async function (this: ShopWorld, place: number, of: number) {
  await this.agrees(
    () => this.shop.catalogue.drawn(),
    ({ first }) => assert.deepEqual(first, { place, of }),
  );
});

When('she scrolls to the end of the listing', async function (this: ShopWorld) {
  await this.does(() => this.shop.catalogue.scrollToEnd());
});

Given('she has scrolled far down the listing', async function (this: ShopWorld) {
  await this.does(() => this.shop.catalogue.scrollFarDown());
});

Given('the keyboard is at {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.catalogue.focus(name));
});

When('she goes on to the next card with the keyboard', async function (this: ShopWorld) {
  await this.does(() => this.shop.catalogue.tabToNextCard());
});

When(
  'she goes through the cards of {string} to {string} with the keyboard',
  async function (this: ShopWorld, first: string, last: string) {
    await this.does(() => this.shop.catalogue.focus(first));
    for (let cards = 0; cards < 100 && (await this.shop.catalogue.focused()) !== last; cards += 1) {
      await this.does(() => this.shop.catalogue.tabToNextCard());
    }
    await this.shows(() => this.shop.catalogue.focused(), last);
  },
);

Then('{string} is on the screen', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.catalogue.isOnScreen(name), true);
});

When('she opens the details of the last product', async function (this: ShopWorld) {
  await this.does(() => this.shop.catalogue.openDetailsOfLast());
});

Then('she is where she was on the page', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.isWhereSheLeft(), true);
});

Then('the keyboard goes on from that product', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.hasLastFocus(), true);
});

When(
  /^she (?:ticks|unticks) "([^"]*)" among the (\w+)$/,
  async function (this: ShopWorld, value: string, group: FilterGroup) {
    await this.does(() => this.shop.catalogue.toggle(group, value));
  },
);

Then(/^nothing is ticked among the (\w+)$/, async function (this: ShopWorld, group: FilterGroup) {
  await this.shows(() => this.shop.catalogue.ticked(group), []);
});

Then(/^only "([^"]*)" is ticked among the (\w+)$/, async function (this: ShopWorld, value: string, group: FilterGroup) {
  await this.shows(() => this.shop.catalogue.ticked(group), [value]);
});

Then(/^the (\w+) offered are "([^"]*)"$/, async function (this: ShopWorld, group: FilterGroup, options: string) {
  await this.shows(() => this.shop.catalogue.offered(group), list(options));
});

When(
  /^she sorts by price from (low to high|high to low)$/,
  async function (this: ShopWorld, order: 'low to high' | 'high to low') {
    await this.does(() => this.shop.catalogue.sortBy(order));
  },
);

Then('no order is chosen', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.isSorted(), false);
});

Then('the chosen filters are {string}', async function (this: ShopWorld, labels: string) {
  await this.shows(() => this.shop.catalogue.chosen(), list(labels));
});

Then('no filter is chosen', async function (this: ShopWorld) {
  await this.shows(() => this.shop.catalogue.chosen(), []);
});

When('she removes the filter {string}', async function (this: ShopWorld, label: string) {
  await this.does(() => this.shop.catalogue.removeFilter(label));
});

Then('the listing is headed {string} with {string}', async function (this: ShopWorld, title: string, count: string) {
  await this.shows(() => this.shop.catalogue.heading(), { title, count });
});

Then('{string} is read out', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.catalogue.readOut(), words);
});

Then(/^the filters are (open|closed)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.shop.catalogue.areFiltersOpen(), state === 'open');
});

When('she closes the filters', async function (this: ShopWorld) {
  await this.does(() => this.shop.catalogue.closeFilters());
});
