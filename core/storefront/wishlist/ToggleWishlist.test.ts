import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aProduct, aWishlistItem } from '../../domain/testing/samples.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeToggleWishlist } from './ToggleWishlist.ts';

const tee = aProduct({ key: 'tee' });
const cap = aWishlistItem({ key: 'cap', name: 'Cap' });
const ADDED = 'toast.success(Low Tide Tee added to the wishlist successfully!)';
const LOGGED = 'log.error(A call to the shop failed)';

/** A shopper with a cap on the wishlist. */
function toggling() {
  const shop = new MemoryShop('/wishlist');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, wishlist: [cap] });
  shop.logIn();
  const stored = () => shop.backEnd.shopper('asha@example.com')?.wishlist.map(({ key }) => key);
  return { shop, stored, toggle: makeToggleWishlist(shop.ports) };
}

async function toggledLater(product = tee) {
  const { toggle, ...rest } = toggling();
  const list = new TestList<WishlistItem>([cap], { isSentLater: true });
  await toggle(product, list);
  return { ...rest, list };
}

describe('The heart button', () => {
  it('asks a visitor to log in, and changes nothing', async () => {
    const shop = new MemoryShop('/wishlist');
    const list = new TestList<WishlistItem>([]);
    expect(await makeToggleWishlist(shop.ports)(tee, list)).toEqual({ outcome: 'login-required' });
    expect(shop.ports.pendingActions.current()).toMatchObject({ productKey: 'tee', list: 'wishlist' });
    expect(shop.ports.navigation.here()).toMatch(/^\/login/);
    expect(list.items).toEqual([]);
  });

  it('adds to the wishlist and shows {name} added to the wishlist successfully! [spec 4.heart, 8.toast-wishlist-added]', async () => {
    const { shop, toggle, stored } = toggling();
    const list = new TestList([cap]);
    expect(await toggle(tee, list)).toEqual({ outcome: 'changed', items: [cap, aWishlistItem(tee)] });
    expect(stored()).toEqual(['cap', 'tee']);
    expect(shop.calls).toEqual(['wishlist.add(token-1, tee)', ADDED]);
  });

  it('removes a product of the wishlist and shows {name} removed from the wishlist successfully! [spec 4.heart, 8.toast-wishlist-removed]', async () => {
    const { shop, toggle, stored } = toggling();
    const list = new TestList([cap]);
    expect(await toggle(cap, list)).toEqual({ outcome: 'changed', items: [] });
    expect(list.items).toEqual([]);
    expect(stored()).toEqual([]);
    expect(shop.calls).toEqual([
      'wishlist.remove(token-1, cap)',
      'toast.success(Cap removed from the wishlist successfully!)',
    ]);
  });

  it('shows the product on the wishlist once before it is sent', async () => {
    const { shop, list } = await toggledLater();
    expect(list.items).toEqual([cap, { ...tee, createdAt: '', updatedAt: '' }]);
    expect(list.updates[0]?.apply(list.items)).toBe(list.items);
    expect(shop.calls).toEqual([]);
  });

  it('shows no message when it fails [spec 8.list-failures]', async () => {
    const { shop, toggle } = toggling();
    shop.backEnd.fail('wishlist', new BackEndFailure('status 500'));
    expect(await toggle(tee, new TestList<WishlistItem>())).toEqual({ outcome: 'failed' });
    expect(shop.calls).toEqual(['wishlist.add(token-1, tee)', LOGGED]);
  });
});

describe('A change by the heart button that is sent later', () => {
  it.each([
    [tee, 'wishlist.add(token-1, tee)', ['cap', 'tee']],
    [cap, 'wishlist.remove(token-1, cap)', []],
  ])(
    'is sent under the session of the press, when another shopper has logged in meanwhile',
    async (product, call, kept) => {
      const { shop, list, stored } = await toggledLater(product);
      shop.logIn('bala@example.com', 'Bala');
      expect(await list.send(undefined)).toEqual({ outcome: 'session-ended' });
      expect(stored()).toEqual(kept);
      expect(shop.calls).toEqual(['wishlist.items(token-1)', call]);
    },
  );

  it.each([
    ['an addition of what is there', tee, [cap, aWishlistItem(tee)]],
    ['a removal of what is gone', cap, []],
  ])('is not sent when it is no longer needed: %s', async (_change, product, confirmed) => {
    const { shop, list } = await toggledLater(product);
    expect(await list.send(confirmed)).toEqual({ outcome: 'unchanged', items: confirmed });
    expect(shop.calls).toEqual([]);
  });

  it.each([
    [tee, 'wishlist.add(token-1, tee)', [cap, aWishlistItem(tee)]],
    [cap, 'wishlist.remove(token-1, cap)', []],
  ])('is not sent twice after a lost response', async (product, call, items) => {
    const { shop, list } = await toggledLater(product);
    shop.backEnd.loseAnswer('wishlist');
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toEqual({ outcome: 'unchanged', items });
    expect(shop.calls).toEqual([call, LOGGED, 'wishlist.items(token-1)']);
  });
});
