import { describe, expect, it } from 'vitest';
import { aWishlistItem } from '../../../core/domain/testing/samples.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import type { ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { aListContext } from '../../shared/lists/testing/aListContext.ts';
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
  const removals: string[] = [];
  const wishlist = new WishlistViewModel(
    {
      loadWishlist: async () => ({ outcome: 'unchanged', items: stored }),
      toggleWishlist: async () => ({ outcome: 'failed' }),
      changeWishlist: (item, kind, list) => {
        if (kind === 'add') return change(list, (items) => [...items, item]);
        removals.push(item.key);
        return change(list, (items) => items.filter(({ key }) => key !== item.key));
      },
    },
    aListContext(),
    { has: () => false, addOneMore: async () => undefined },
  );
  return { wishlist, removals };
}

const keysOf = ({ items }: WishlistViewModel) => items.map(({ key }) => key);

describe('The wishlist', () => {
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
});
