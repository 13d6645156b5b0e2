import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aWishlistItem } from '../../domain/testing/samples.ts';
import { TestList } from '../testing/TestList.ts';
import { makeRemoveFromWishlist } from './RemoveFromWishlist.ts';

const cap = aWishlistItem({ key: 'cap', name: 'Cap' });
const tee = aWishlistItem({ key: 'tee' });
const REMOVE = 'wishlist.remove(token-1, cap)';
const TOLD = 'toast.success(Cap removed from the wishlist successfully!)';

function removing() {
  const shop = new MemoryShop('/wishlist');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, wishlist: [tee, cap] });
  const session = shop.logIn();
  return { shop, session, remove: makeRemoveFromWishlist(shop.ports) };
}

it('Remove removes the product from the wishlist and shows a message [spec 8.toast-wishlist-removed]', async () => {
  const { shop, remove } = removing();
  const list = new TestList([tee, cap]);
  expect(await remove(cap, list)).toEqual({ outcome: 'changed', items: [tee] });
  expect(list.items).toEqual([tee]);
  expect(shop.calls).toEqual([REMOVE, TOLD]);
});

it('Remove sends one call when pressed twice and never adds', async () => {
  const { shop, remove } = removing();
  const list = new TestList([tee, cap]);
  await remove(cap, list);
  expect(await remove(cap, list)).toEqual({ outcome: 'unchanged', items: [tee] });
  expect(list.items).toEqual([tee]);
  expect(shop.calls).toEqual([REMOVE, TOLD]);
});

it('Remove uses the session that issued the command after another shopper has logged in', async () => {
  const { shop, remove } = removing();
  const list = new TestList([tee, cap], { isSentLater: true });
  await remove(cap, list);
  shop.logIn('bala@example.com', 'Bala');
  expect(await list.send([tee, cap])).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([REMOVE]);
});

it('Without a session nothing is shown or sent', async () => {
  const { shop, session, remove } = removing();
  shop.sessions.forget(session);
  const list = new TestList([tee, cap]);
  expect(await remove(cap, list)).toEqual({ outcome: 'session-ended' });
  expect([list.updates, shop.calls]).toEqual([[], []]);
});
