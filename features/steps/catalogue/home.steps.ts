import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

When('she starts shopping', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.shopNow());
});

Then(
  'the new arrivals lead to the products {int}, {int}, {int} and {int}',
  async function (this: ShopWorld, first: number, second: number, third: number, fourth: number) {
    await this.agrees(
      () => this.shop.home.newArrivals(),
      (arrivals) =>
        assert.deepEqual(
          arrivals.map(({ path }) => path),
          [first, second, third, fourth].map((product) => `/product-details/${product}`),
        ),
    );
  },
);

Then('the new arrivals show:', async function (this: ShopWorld, table: DataTable) {
  await this.agrees(
    () => this.shop.home.newArrivals(),
    (arrivals) =>
      assert.deepEqual(
        arrivals.map(({ creator, price }) => ({ creator, price })),
        table.hashes(),
      ),
  );
});

When('she follows new arrival {int}', async function (this: ShopWorld, number: number) {
  await this.does(() => this.shop.home.followArrival(number));
});

Then('every new arrival plays by itself, silently and without end', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.home.arrivalVideos(),
    (arrivals) => {
      assert.equal(arrivals.length, 4);
      for (const arrival of arrivals) assert.ok(arrival.playsByItself && arrival.isSilent && arrival.isEndless);
    },
  );
});

Then('no two new arrivals play at the same speed', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.home.newArrivals(),
    (arrivals) => assert.equal(new Set(arrivals.map(({ speed }) => speed)).size, 4),
  );
});

Then('the creators are {string}', async function (this: ShopWorld, handles: string) {
  await this.shows(() => this.shop.home.creators(), list(handles));
});

Then(
  '{int} creators are shown, from {string} to {string}',
  async function (this: ShopWorld, count: number, first: string, last: string) {
    await this.agrees(
      () => this.shop.home.creators(),
      (creators) => assert.deepEqual([creators.length, creators[0], creators.at(-1)], [count, first, last]),
    );
  },
);

When('she follows the creator {string}', async function (this: ShopWorld, handle: string) {
  await this.does(() => this.shop.home.followCreator(handle));
});

Then('the category tiles are {string}', async function (this: ShopWorld, categories: string) {
  await this.agrees(
    () => this.shop.home.tiles(),
    (tiles) =>
      assert.deepEqual(
        tiles.map(({ category }) => category),
        list(categories),
      ),
  );
});

When('she follows the tile {string}', async function (this: ShopWorld, category: string) {
  await this.does(() => this.shop.home.followTile(category));
});

Then(
  /^the tile "([^"]*)" shows (its own|the default) picture$/,
  async function (this: ShopWorld, category: string, picture: string) {
    await this.agrees(
      () => this.shop.home.tiles(),
      (tiles) => assert.equal(tiles.find((tile) => tile.category === category)?.picture, picture),
    );
  },
);
