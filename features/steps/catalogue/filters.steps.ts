import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { FilterGroup } from '../../drive/contracts/catalogue/FilterDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

When(
  /^she (ticks|unticks) "([^"]*)" among the (\w+)$/,
  async function (this: ShopWorld, change: string, value: string, group: FilterGroup) {
    await this.agrees(
      () => this.shop.filters.ticked(group),
      (ticked) =>
        assert.equal(ticked.includes(value), change === 'unticks', `${value} is ticked: ${ticked.includes(value)}`),
    );
    await this.does(() => this.shop.filters.toggle(group, value));
  },
);

Then(/^nothing is ticked among the (\w+)$/, async function (this: ShopWorld, group: FilterGroup) {
  await this.shows(() => this.shop.filters.ticked(group), []);
});

Then(/^only "([^"]*)" is ticked among the (\w+)$/, async function (this: ShopWorld, value: string, group: FilterGroup) {
  await this.shows(() => this.shop.filters.ticked(group), [value]);
});

Then(/^the (\w+) offered are "([^"]*)"$/, async function (this: ShopWorld, group: FilterGroup, options: string) {
  await this.shows(() => this.shop.filters.offered(group), list(options));
});

When('she looks for the creator {string}', async function (this: ShopWorld, text: string) {
  await this.does(() => this.shop.filters.findCreators(text));
});

When(
  /^she sorts by price from (low to high|high to low)$/,
  async function (this: ShopWorld, order: 'low to high' | 'high to low') {
    await this.does(() => this.shop.filters.sortBy(order));
  },
);

When('she resets the filters', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.resetFilters());
});

When('she clears all filters', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.clearFilters());
});

Then('nothing matches', async function (this: ShopWorld) {
  await this.shows(() => this.shop.notices.hasNoMatches(), true);
});

Then('the shop suggests {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.notices.suggests(words), true);
});

When('she follows the suggestion {string}', async function (this: ShopWorld, words: string) {
  await this.does(() => this.shop.commands.followSuggestion(words));
});

Then('no order is chosen', async function (this: ShopWorld) {
  await this.shows(() => this.shop.filters.isSorted(), false);
});

Then('the chosen filters are {string}', async function (this: ShopWorld, labels: string) {
  await this.shows(() => this.shop.filters.chosen(), list(labels));
});

Then('no filter is chosen', async function (this: ShopWorld) {
  await this.shows(() => this.shop.filters.chosen(), []);
});

When('she removes the filter {string}', async function (this: ShopWorld, label: string) {
  await this.does(() => this.shop.filters.removeFilter(label));
});
