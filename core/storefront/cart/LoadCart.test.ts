import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { makeLoadCart } from './LoadCart.ts';

it('The cart is loaded from the back-end without a message', async () => {
  const shop = new MemoryShop();
  const session = shop.logIn();
  const stored = await shop.ports.cart.add(session, aProduct());
  expect(await makeLoadCart(shop.ports)()).toEqual({ outcome: 'unchanged', items: stored });
  expect(shop.calls).toEqual(['cart.add(token-1, tee)', 'cart.items(token-1)']);
});

it('A failure to load the cart is logged', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  shop.backEnd.fail('cart');
  expect(await makeLoadCart(shop.ports)()).toEqual({ outcome: 'unreachable' });
  expect(shop.calls).toEqual(['cart.items(token-1)', 'log.error(A call to the shop failed)']);
});

it('A cart that arrives after another shopper has logged in is not returned', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  const release = shop.backEnd.hold('cart');
  const loading = makeLoadCart(shop.ports)();
  shop.logIn('bala@example.com', 'Bala');
  release();
  expect(await loading).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual(['cart.items(token-1)']);
});

it('Without a session nothing is sent', async () => {
  const shop = new MemoryShop();
  expect(await makeLoadCart(shop.ports)()).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([]);
});
