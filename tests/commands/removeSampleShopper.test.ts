import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerSeed } from '../../adapters/seeds/owner.ts';
import { sampleEmail } from '../../adapters/seeds/user.ts';
import { aShopper, aStaffMember } from '../../core/backend/testing/samples.ts';
import { ShopFixture } from './ShopFixture.ts';

let shop: ShopFixture;
beforeEach(async () => {
  shop = await ShopFixture.make();
  await shop.stores.shoppers.add(aShopper());
});
afterEach(() => shop.remove());

it('sample-shopper remove disables the sample owner as well, once', async () => {
  const { email, name } = ownerSeed;
  await shop.stores.staff.add(aStaffMember({ id: 'sample', email, name, passwordHash: 'hash' }));
  expect(await shop.run('sample-shopper', 'remove')).toBe(0);
  expect(await shop.stores.staff.withEmail(email)).toHaveProperty('disabledAt');
  expect(await shop.run('sample-shopper', 'remove')).toBe(0);
  expect(shop.printed).toEqual([
    'There is no sample shopper',
    'The account of the sample owner is disabled',
    'There is no sample shopper',
  ]);
});

it('sample-shopper remove removes the sample shopper, and says so when there is none', async () => {
  await shop.stores.shoppers.add(aShopper({ id: 'sample', email: sampleEmail }));
  expect(await shop.run('sample-shopper', 'remove')).toBe(0);
  expect([...shop.stores.tables.shoppers.keys()]).toEqual(['asha']);
  expect(await shop.run('sample-shopper', 'remove')).toBe(0);
  expect(shop.printed).toEqual(['The sample shopper and her orders are removed', 'There is no sample shopper']);
});
