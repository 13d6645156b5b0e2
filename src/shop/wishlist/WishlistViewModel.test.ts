import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { aProduct, aWishlistItem } from '../../../core/domain/testing/samples.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import type { ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { WishlistViewModel } from './WishlistViewModel.ts';

type Items = readonly WishlistItem[];

/** A wishlist whose back-end confirms every change at once. */
async function aWishlist(...keys: readonly string[]) {
  let stored: Items = keys.map((key) => aWishlistItem({ key }));
  const change = (list: ShopperList<WishlistItem>, apply: (items: Items) => Items) =>
    list.update({
      apply,
      send: async () => {
        stored = apply(stored);
        return { outcome: 'changed', items: stored };
      },
    });
  const without = (items: Items, key: string) => items.filter((item) => item.key !== key);
  const inCart = ['tee'];
  const removals: string[] = [];
  const clock = new MemoryClock();
  const connection = new ConnectionViewModel(new ConnectionMonitor(), clock);
  const wishlist = new WishlistViewModel(
    {
      loadWishlist: async () => ({ outcome: 'unchanged', items: stored }),
      toggleWishlist: async ({ key }, list) => {
        const isIn = list.items.some((item) => item.key === key);
        return change(list, (items) => (isIn ? without(items, key) : [...items, aWishlistItem({ key })]));
      },
      changeWishlist: (item, kind, list) => {
        if (kind === 'add') return change(list, (items) => [...items, item]);
        removals.push(item.key);
        return change(list, (items) => without(items, item.key));
      },
    },
    {
      pendingWork: new PendingWork(),
      clock,
      connection,
      notifyOtherTabs: () => undefined,
      notifyNotSaved: () => undefined,
    },
    { has: (key) => inCart.includes(key), addOneMore: async ({ key }) => void inCart.push(key) },
  );
  return { wishlist, inCart, removals };
}

const keysOf = ({ items }: WishlistViewModel) => items.map(({ key }) => key);

describe('The wishlist', () => {
  it('is loaded, and known to be empty only then', async () => {
    const { wishlist } = await aWishlist();
    expect([wishlist.status, wishlist.isEmpty, wishlist.count]).toEqual(['unasked', false, 0]);
    await wishlist.load();
    expect([wishlist.status, wishlist.isEmpty]).toEqual(['ready', true]);
  });

  it('counts and prints its items', async () => {
    const { wishlist } = await aWishlist('tee', 'cap');
    await wishlist.load();
    expect([wishlist.count, wishlist.isEmpty, wishlist.has('cap'), wishlist.has('hat')]).toEqual([
      2,
      false,
      true,
      false,
    ]);
    expect(wishlist.cards).toMatchObject([{ key: 'tee', name: 'Low Tide Tee' }, { key: 'cap' }]);
  });

  it('adds a product or removes it by its heart, and keeps no removal of before', async () => {
    const { wishlist } = await aWishlist('tee', 'cap');
    await wishlist.load();
    await wishlist.remove(aWishlistItem({ key: 'tee' }));
    const { toggle } = wishlist;
    await toggle(aProduct({ key: 'hat' }));
    expect([keysOf(wishlist), wishlist.removals.removed]).toEqual([['cap', 'hat'], undefined]);
    await toggle(aProduct({ key: 'hat' }));
    expect(keysOf(wishlist)).toEqual(['cap']);
  });

  it('puts a removed item back in its place', async () => {
    const { wishlist } = await aWishlist('tee', 'cap');
    await wishlist.load();
    await wishlist.remove(aWishlistItem({ key: 'tee' }));
    expect(wishlist.removals.removed?.key).toBe('tee');
    expect(wishlist.removals.rows.map(({ kind, item }) => `${kind} ${item.key}`)).toEqual(['removed tee', 'item cap']);
    await wishlist.removals.undo();
    expect([keysOf(wishlist), wishlist.removals.removed]).toEqual([['tee', 'cap'], undefined]);
  });

  it('removes for good what is forgotten, and an item that is not there not at all', async () => {
    const { wishlist, removals } = await aWishlist('tee');
    await wishlist.load();
    await wishlist.remove(aWishlistItem({ key: 'tee' }));
    await wishlist.remove(aWishlistItem({ key: 'tee' }));
    expect(removals).toEqual(['tee']);
    wishlist.removals.forget();
    expect([wishlist.removals.removed, wishlist.removals.rows]).toEqual([undefined, []]);
  });

  it('forgets everything when it is reset, positions of what was put back too', async () => {
    const { wishlist } = await aWishlist('tee', 'cap');
    await wishlist.load();
    await wishlist.remove(aWishlistItem({ key: 'tee' }));
    await wishlist.removals.undo();
    wishlist.reset();
    expect([wishlist.items, wishlist.status]).toEqual([[], 'unasked']);
    await wishlist.load();
    expect(keysOf(wishlist)).toEqual(['cap', 'tee']);
  });

  it('adds an item to the cart and keeps it', async () => {
    const { wishlist, inCart } = await aWishlist('cap');
    await wishlist.load();
    expect([wishlist.isInCart('tee'), wishlist.isInCart('cap')]).toEqual([true, false]);
    await wishlist.addToCart(aWishlistItem({ key: 'cap' }));
    expect([inCart, keysOf(wishlist)]).toEqual([['tee', 'cap'], ['cap']]);
  });
});
