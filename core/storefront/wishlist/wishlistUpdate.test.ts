import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aProduct, aWishlistItem } from '../../domain/testing/samples.ts';
import type { WishlistChange } from '../ports/device/WaitingChange.ts';
import { TestList } from '../testing/TestList.ts';
import { makeToggleWishlist } from './ToggleWishlist.ts';
import { makeRestoreWishlistUpdate } from './wishlistUpdate.ts';

const tee = aProduct({ key: 'tee' });
const cap = aWishlistItem({ key: 'cap' });

function toggling() {
  const shop = new MemoryShop('/wishlist');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, wishlist: [cap] });
  const session = shop.logIn();
  const restore = makeRestoreWishlistUpdate(shop.ports);
  return { shop, session, restore, toggle: makeToggleWishlist(shop.ports) };
}

describe('A change of the wishlist that waits for the connection', () => {
  it.each([
    ['add', tee, [cap, aWishlistItem(tee)]],
    ['remove', cap, []],
  ] as const)('is plain data, from which a later visit makes the same update: %s', async (kind, product, items) => {
    const { session, restore, toggle } = toggling();
    const list = new TestList([cap], { isSentLater: true });
    await toggle(product, list);
    const change: WishlistChange = { id: 'key-1', list: 'wishlist', kind, product };
    expect(list.updates[0]?.issued).toEqual({ session, changes: [change] });
    const update = restore(session, change);
    expect(update?.issued).toEqual({ session, changes: [change] });
    expect(update?.apply([cap])).toEqual(list.items);
    expect(await update?.send(undefined)).toEqual({ outcome: 'changed', items });
  });

  it('is not one of the cart', () => {
    const { session, restore } = toggling();
    expect(restore(session, { id: 'key-1', list: 'cart', kind: 'add', product: tee, quantity: 1 })).toBeUndefined();
  });
});
