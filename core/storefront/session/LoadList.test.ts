import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { makeLoadList } from './LoadList.ts';

const loadCart = ({ ports }: MemoryShop) => makeLoadList({ ...ports, list: ports.cart })();

it('A failure to load a list is logged [spec 8.list-failures]', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  shop.backEnd.fail('cart');
  expect(await loadCart(shop)).toEqual({ outcome: 'unreachable' });
  expect(shop.calls).toEqual(['cart.items(token-1)', 'log.error(A call to the shop failed)']);
});

it('A list that arrives after another shopper has logged in is not returned', async () => {
  const shop = new MemoryShop();
  shop.logIn();
  const release = shop.backEnd.hold('cart');
  const loading = loadCart(shop);
  shop.logIn('bala@example.com', 'Bala');
  release();
  expect(await loading).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual(['cart.items(token-1)']);
});

it('Without a session nothing is sent', async () => {
  const shop = new MemoryShop();
  expect(await loadCart(shop)).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([]);
});
