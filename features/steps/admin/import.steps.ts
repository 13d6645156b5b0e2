import { type DataTable, Then, When } from '@cucumber/cucumber';
import { completed } from '../../behind/ProductFixtures.ts';
import type { ShopWorld } from '../../drive/world.ts';

/** Returns a file of the shop's own format, with a product in each line. */
function fileOf(table: DataTable): string {
  const lines = table.hashes().map(({ SKU = '', title = '', price, pieces, shown }) => {
    const number = Number(SKU.replace(/\D+/g, ''));
    return JSON.stringify({
      ...completed({ name: title, ...(price && { price: Number(price) }) }, number),
      ...(pieces && { stock: Number(pieces) }),
      ...(shown === 'no' && { listed: false }),
    });
  });
  return `[${lines.join(',\n')}]`;
}

When('she chooses the file {string}:', async function (this: ShopWorld, name: string, given: DataTable | string) {
  const content = typeof given === 'string' ? given : fileOf(given);
  await this.does(() => this.admin.imports.choose(name, content));
});

When('she imports it', async function (this: ShopWorld) {
  await this.shows(() => this.admin.imports.canImport(), true);
  await this.does(() => this.admin.imports.importAll());
});

Then('the import would change {string}', async function (this: ShopWorld, summary: string) {
  await this.shows(() => this.admin.imports.summary(), summary);
});

Then('the first changes are:', async function (this: ShopWorld, table: DataTable) {
  const expected = table.hashes().map(({ product, change }) => `${product}: ${change}`);
  await this.shows(() => this.admin.imports.changes(), expected);
});

Then('the file has the faults:', async function (this: ShopWorld, table: DataTable) {
  const expected = table.hashes().map(({ line, fault }) => `Line ${line}: ${fault}`);
  await this.shows(() => this.admin.imports.faults(), expected);
});

Then('it cannot be imported', async function (this: ShopWorld) {
  await this.shows(() => this.admin.imports.canImport(), false);
});

Then('the import tells {string}', async function (this: ShopWorld, news: string) {
  await this.shows(() => this.admin.imports.news(), news);
});

Then('the products can be exported', async function (this: ShopWorld) {
  await this.shows(() => this.admin.imports.exportAddress(), '/api/admin/products.json');
});
