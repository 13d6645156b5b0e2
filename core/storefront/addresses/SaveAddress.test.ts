import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { Address, AddressDetails } from '../../domain/addresses/Address.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeSaveAddress } from './SaveAddress.ts';

const office: AddressDetails = {
  name: 'Office',
  street: '1 Fort Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  pincode: '400001',
  phone: '98765 43210',
};

function saving() {
  const shop = new MemoryShop('/profile/addresses');
  const session = shop.logIn();
  return { shop, session, save: makeSaveAddress(shop.ports) };
}

it('Saving without a key adds the address and shows New address added successfully! [spec 8.toast-address-added]', async () => {
  const { shop, save } = saving();
  expect(await save(office, undefined, new TestList<Address>())).toMatchObject({ outcome: 'changed', items: [office] });
  expect(shop.backEnd.shopper('asha@example.com')?.addresses).toMatchObject([office]);
  expect(shop.calls).toEqual(['addresses.add(token-1)', 'toast.success(New address added successfully!)']);
});

it("Saving with a key updates the address and shows {name}'s address updated successfully! [spec 8.toast-address-updated]", async () => {
  const { shop, session, save } = saving();
  const book = await shop.ports.addresses.add(session, { ...office, name: 'Home' });
  const key = book[0]?.key ?? '';
  expect(await save(office, key, new TestList(book))).toMatchObject({
    outcome: 'changed',
    items: [{ ...office, key }],
  });
  expect(shop.calls.slice(1)).toEqual([
    `addresses.update(token-1, ${key})`,
    "toast.success(Office's address updated successfully!)",
  ]);
});

it.each([
  [undefined, 'addresses.add(token-1)'],
  ['home', 'addresses.update(token-1, home)'],
])('An address with the key %s is saved with the session that issued the command', async (key, call) => {
  const { shop, save } = saving();
  const list = new TestList<Address>([], { isSentLater: true });
  await save(office, key, list);
  shop.logIn('bala@example.com', 'Bala');
  expect(await list.send([])).toEqual({ outcome: 'session-ended' });
  expect(shop.backEnd.shopper('bala@example.com')?.addresses).toEqual([]);
  expect(shop.calls).toEqual([call]);
});

it('Without a session nothing is sent', async () => {
  const { shop, session, save } = saving();
  shop.sessions.forget(session);
  const list = new TestList<Address>();
  expect(await save(office, undefined, list)).toEqual({ outcome: 'session-ended' });
  expect([list.updates, shop.calls]).toEqual([[], []]);
});

it('A failure to save an address shows no message [spec 8.list-failures]', async () => {
  const { shop, save } = saving();
  shop.backEnd.fail('addresses', new BackEndFailure('status 500'));
  expect(await save(office, undefined, new TestList<Address>())).toEqual({ outcome: 'failed' });
  expect(shop.calls).toEqual(['addresses.add(token-1)', 'log.error(A call to the shop failed)']);
});
