import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeDeleteAddress } from './DeleteAddress.ts';

const home = anAddress({ key: 'home', name: 'Asha Rao' });
const office = anAddress({ key: 'office', name: 'Office' });

function deleting() {
  const shop = new MemoryShop('/profile/addresses');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, addresses: [home, office] });
  const session = shop.logIn();
  return { shop, session, deleteAddress: makeDeleteAddress(shop.ports) };
}

it("Deleting an address shows {name}'s address deleted successfully! [spec 8.toast-address-deleted]", async () => {
  const { shop, deleteAddress } = deleting();
  expect(await deleteAddress(home, new TestList([home, office]))).toEqual({ outcome: 'changed', items: [office] });
  expect(shop.calls).toEqual([
    'addresses.remove(token-1, home)',
    "toast.success(Asha Rao's address deleted successfully!)",
  ]);
});

it('An address is deleted with the session that issued the command, and shown until then', async () => {
  const { shop, deleteAddress } = deleting();
  const list = new TestList([home, office], { isSentLater: true });
  await deleteAddress(home, list);
  expect(list.items).toEqual([home, office]);
  shop.logIn('bala@example.com', 'Bala');
  expect(await list.send([home, office])).toEqual({ outcome: 'session-ended' });
  expect(shop.backEnd.shopper('asha@example.com')?.addresses).toEqual([office]);
  expect(shop.calls).toEqual(['addresses.remove(token-1, home)']);
});

it('Without a session nothing is sent', async () => {
  const { shop, session, deleteAddress } = deleting();
  shop.sessions.forget(session);
  const list = new TestList([home]);
  expect(await deleteAddress(home, list)).toEqual({ outcome: 'session-ended' });
  expect([list.updates, shop.calls]).toEqual([[], []]);
});

it('A failure to delete an address shows no message [spec 8.list-failures]', async () => {
  const { shop, deleteAddress } = deleting();
  shop.backEnd.fail('addresses', new BackEndFailure('status 500'));
  expect(await deleteAddress(home, new TestList([home]))).toEqual({ outcome: 'failed' });
  expect(shop.calls).toEqual(['addresses.remove(token-1, home)', 'log.error(A call to the shop failed)']);
});
