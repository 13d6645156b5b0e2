import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aSession } from '../testing/aSession.ts';
import { startSession } from './startSession.ts';

function beginning(from: string | null, here = '/login') {
  const shop = new MemoryShop(here);
  const action = { productKey: 'tee', list: 'cart', path: '/cart?a=1', requestedAt: shop.clock.now() } as const;
  shop.pendingActions.remember(action);
  return { shop, action, result: startSession(shop.ports, aSession(), 'Hello!', from) };
}

it('A shopper who was asked to log in again meanwhile returns to the page of that login', () => {
  const { shop, action, result } = beginning('/wishlist', '/login?from=%2Fcart%3Fa%3D1');
  expect(result).toEqual({ outcome: 'started', pendingAction: action });
  expect(shop.navigation.here()).toBe('/cart?a=1');
});
