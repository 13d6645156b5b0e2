import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';

const address = {
  Street: '12 Lake Rd.',
  City: 'Pune',
  State: 'Maharashtra',
  Country: 'India',
  Pincode: '411001',
  Phone: '9876543210',
};

When('she begins a new address', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.openAddressForm());
});

When('she edits the address {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.commands.editAddress(name));
});

When('she deletes the address {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.commands.deleteAddress(name));
});

When('she asks for sample data', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.fillSampleAddress());
});

When('she fills in the address {string}', async function (this: ShopWorld, name: string) {
  await fillIn(this, { ...address, Name: name });
});

When('she adds the address {string}', async function (this: ShopWorld, name: string) {
  await add(this, { ...address, Name: name });
});

When(
  'she adds the address {string} with the phone {string}',
  async function (this: ShopWorld, name: string, phone: string) {
    await add(this, { ...address, Name: name, Phone: phone });
  },
);

When(
  'she adds the address {string} with a street of {int} letters',
  async function (this: ShopWorld, name: string, letters: number) {
    await add(this, { ...address, Name: name, Street: 'x'.repeat(letters) });
  },
);

When(/^she saves the address$/, async function (this: ShopWorld) {
  await this.shows(() => this.shop.form.isAddressFormOpen(), true);
  await this.does(() => this.shop.form.saveAddress());
});

When('she closes the address form', async function (this: ShopWorld) {
  await this.shows(() => this.shop.form.isAddressFormOpen(), true);
  await this.does(() => this.shop.form.closeAddressForm());
});

Then(/^the address form is (open|closed)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.shop.form.isAddressFormOpen(), state === 'open');
});

Then('no field of the form is empty', async function (this: ShopWorld) {
  for (const field of ['Name', ...Object.keys(address)]) {
    await this.agrees(
      () => this.shop.form.value(field),
      (value) => assert.notEqual(value, '', field),
    );
  }
});

async function fillIn(world: ShopWorld, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(fields)) await world.shop.form.fill(field, value);
  await world.shop.settled();
}

async function add(world: ShopWorld, fields: Readonly<Record<string, string>>): Promise<void> {
  await world.does(() => world.shop.commands.openAddressForm());
  await fillIn(world, fields);
  await world.does(() => world.shop.form.saveAddress());
}
