import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aWishlistItem } from '../../domain/testing/samples.ts';
import { TestList } from '../testing/TestList.ts';
import { makeChangeWishlist } from './ChangeWishlist.ts';

const cap = aWishlistItem({ key: 'cap', name: 'Cap' });
const tee = aWishlistItem({ key: 'tee' });

function changing() {
  const shop = new MemoryShop('/wishlist');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, wishlist: [tee, cap] });
  const session = shop.logIn();
  return { shop, session, change: makeChangeWishlist(shop.ports) };
}

describe('Removing an item from the wishlist', () => {
  const REMOVE = 'wishlist.remove(token-1, cap)';
  const TOLD = 'toast.success(Cap removed from the wishlist successfully!)';

  it('removes the product and shows a message [spec 8.toast-wishlist-removed]', async () => {
    const { shop, change } = changing();
    const list = new TestList([tee, cap]);
    expect(await change(cap, 'remove', list)).toEqual({ outcome: 'changed', items: [tee] });
    expect(list.items).toEqual([tee]);
    expect(shop.calls).toEqual([REMOVE, TOLD]);
  });
});

it.each(['remove', 'add'] as const)('To %s uses the session that issued the command', async (kind) => {
  const { shop, session, change } = changing();
  const items = kind === 'remove' ? [tee, cap] : [tee];
  const list = new TestList(items, { isSentLater: true });
  await change(cap, kind, list);
  const changes = [{ id: 'key-1', list: 'wishlist', kind, product: cap }];
  expect(list.updates[0]?.issued).toEqual({ session, changes });
  shop.logIn('bala@example.com', 'Bala');
  expect(await list.send(items)).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([`wishlist.${kind}(token-1, cap)`]);
});

it('Without a session nothing is shown or sent', async () => {
  const { shop, session, change } = changing();
  shop.sessions.forget(session);
  const list = new TestList([tee, cap]);
  expect(await change(cap, 'remove', list)).toEqual({ outcome: 'session-ended' });
  expect([list.updates, shop.calls]).toEqual([[], []]);
});
