import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

When('she opens the size guide', async function (this: ShopWorld) {
  await this.does(() => this.shop.sizeGuide.open());
});

When(/^she reads the size guide in (cm|inches)$/, async function (this: ShopWorld, unit: 'cm' | 'inches') {
  await this.does(() => this.shop.sizeGuide.readIn(unit));
});

Then('the size guide says:', async function (this: ShopWorld, table: DataTable) {
  const lines = table.raw().map((cells) => cells.join(', '));
  await this.shows(() => this.shop.sizeGuide.lines(), lines);
});

Then('it tells how to measure {string}', async function (this: ShopWorld, measures: string) {
  await this.shows(() => this.shop.sizeGuide.measures(), list(measures));
});

Then('there is no size guide', async function (this: ShopWorld) {
  await this.shows(() => this.shop.sizeGuide.isOffered(), false);
});
