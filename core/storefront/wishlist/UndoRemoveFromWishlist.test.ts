import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aWishlistItem } from '../../domain/testing/samples.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import { TestList } from '../testing/TestList.ts';
import { makeUndoRemoveFromWishlist } from './UndoRemoveFromWishlist.ts';

const cap = aWishlistItem({ key: 'cap', name: 'Cap' });

function undoing() {
  const shop = new MemoryShop('/wishlist');
  const session = shop.logIn();
  return { shop, session, undo: makeUndoRemoveFromWishlist(shop.ports) };
}

it('Undo adds the product to the wishlist again', async () => {
  const { shop, undo } = undoing();
  expect(await undo(cap, new TestList<WishlistItem>())).toEqual({ outcome: 'changed', items: [cap] });
  expect(shop.calls).toEqual(['wishlist.add(token-1, cap)', 'toast.success(Cap added to the wishlist successfully!)']);
});

it('Undo uses the session that issued the command after another shopper has logged in', async () => {
  const { shop, undo } = undoing();
  const list = new TestList<WishlistItem>([], { isSentLater: true });
  await undo(cap, list);
  shop.logIn('bala@example.com', 'Bala');
  expect(await list.send([])).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual(['wishlist.add(token-1, cap)']);
});

it('Without a session nothing is shown or sent', async () => {
  const { shop, session, undo } = undoing();
  shop.sessions.forget(session);
  const list = new TestList<WishlistItem>();
  expect(await undo(cap, list)).toEqual({ outcome: 'session-ended' });
  expect([list.updates, shop.calls]).toEqual([[], []]);
});
