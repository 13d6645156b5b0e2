import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';

const SELLER_FIELDS = {
  ...{ 'legal name': 'legalName', address: 'legalAddress', phone: 'phone' },
  ...{ officer: 'grievanceName', "the officer's e-mail": 'grievanceEmail' },
} as const;

Given('the shop has told of itself:', function (this: ShopWorld, table: DataTable) {
  assert(this.shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  const told = table.rowsHash();
  const fields = Object.entries(SELLER_FIELDS).flatMap(([name, field]) => (told[name] ? [[field, told[name]]] : []));
  this.shop.backEnd.staff.introduces(Object.fromEntries(fields));
});

When('she reads who makes and sells it', async function (this: ShopWorld) {
  await this.does(() => this.shop.legalDetails.open());
});

Then('she is told what the law wants:', async function (this: ShopWorld, table: DataTable) {
  await this.shows<object>(() => this.shop.legalDetails.told(), table.rowsHash());
});

Then('she is told nothing of who makes it', async function (this: ShopWorld) {
  await this.shows(() => this.shop.legalDetails.isOffered(), false);
});
