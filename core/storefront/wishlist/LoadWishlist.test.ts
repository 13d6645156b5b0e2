import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { makeLoadWishlist } from './LoadWishlist.ts';

it('The wishlist is loaded from the back-end without a message', async () => {
  const shop = new MemoryShop();
  const stored = await shop.ports.wishlist.add(shop.logIn(), aProduct());
  expect(await makeLoadWishlist(shop.ports)()).toEqual({ outcome: 'unchanged', items: stored });
  expect(shop.calls).toEqual(['wishlist.add(token-1, tee)', 'wishlist.items(token-1)']);
});

it('A failure to load the wishlist is logged [spec 8.list-failures]', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  shop.backEnd.fail('wishlist');
  expect(await makeLoadWishlist(shop.ports)()).toEqual({ outcome: 'unreachable' });
  expect(shop.calls).toEqual(['wishlist.items(token-1)', 'log.error(A call to the shop failed)']);
});

it('A wishlist that arrives after another shopper has logged in is not returned', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  const release = shop.backEnd.hold('wishlist');
  const loading = makeLoadWishlist(shop.ports)();
  shop.logIn('bala@example.com', 'Bala');
  release();
  expect(await loading).toEqual({ outcome: 'session-ended' });
});

it('Without a session nothing is sent', async () => {
  const shop = new MemoryShop();
  expect(await makeLoadWishlist(shop.ports)()).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([]);
});
