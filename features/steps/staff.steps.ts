import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../behind/accounts.ts';
import type { StaffDriver } from '../drive/contracts/StaffDriver.ts';
import type { ShopWorld } from '../drive/world.ts';

/** The latest order is that of the shopper whom the scenario is about. */
const priya = () => accountOf('Priya').email;

Given('the shop has counted {int} of {string}', function (this: ShopWorld, pieces: number, product: string) {
  staffOf(this).counts(product, pieces);
});

Given(
  'the shop has counted {int} of {string} in {string}',
  function (this: ShopWorld, pieces: number, product: string, size: string) {
    staffOf(this).counts(product, pieces, size);
  },
);

When('the shop stops selling {string}', function (this: ShopWorld, product: string) {
  staffOf(this).hides(product);
});

When('the shop packs her order', function (this: ShopWorld) {
  staffOf(this).packs(priya());
});

When(
  'the shop ships her order with {string} as {string}',
  function (this: ShopWorld, carrier: string, trackingNumber: string) {
    staffOf(this).ships(priya(), { carrier, trackingNumber });
  },
);

When('the parcel is delivered', function (this: ShopWorld) {
  staffOf(this).delivers(priya());
});

When('the shop cancels her order', function (this: ShopWorld) {
  staffOf(this).cancels(priya());
});

When('the shop gives {int} rupees of it back', function (this: ShopWorld, rupees: number) {
  staffOf(this).refunds(priya(), rupees);
});

Given('her bank takes its time', function (this: ShopWorld) {
  staffOf(this).bankWaits();
});

When('her bank pays', function (this: ShopWorld) {
  staffOf(this).bankPays(priya());
});

When('an hour goes by at the shop', function (this: ShopWorld) {
  staffOf(this).hourPasses();
});

Then('{word} has got the mails {string}', async function (this: ShopWorld, name: string, kinds: string) {
  await this.agrees(
    () => staffOf(this).mails(accountOf(name).email),
    (mails) => assert.equal(mails.join(', '), kinds),
  );
});

function staffOf({ shop }: ShopWorld): StaffDriver {
  assert(shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  return shop.backEnd.staff;
}
