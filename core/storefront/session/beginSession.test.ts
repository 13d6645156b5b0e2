import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aSession } from '../testing/aSession.ts';
import { beginSession } from './beginSession.ts';

function beginning(from: string | null) {
  const shop = new MemoryShop('/login');
  const action = { productKey: 'tee', list: 'cart', path: '/cart?a=1', requestedAt: shop.clock.now() } as const;
  shop.pendingActions.remember(action);
  return { shop, action, result: beginSession(shop.ports, aSession(), 'Hello!', from) };
}

it('A session that begins is remembered, greeted, and returns to the page with the action that waited there', () => {
  const { shop, action, result } = beginning('/cart?a=1');
  expect(result).toEqual({ outcome: 'begun', pendingAction: action });
  expect(shop.sessions.current()).toEqual(aSession());
  expect(shop.calls).toEqual([
    'sessions.remember(token-1)',
    'toast.success(Hello!)',
    'navigation.replaceWith(/cart?a=1)',
  ]);
});

it.each([null, '//evil.example', '/login'])('From %j it goes home, without the action of another page', (from) => {
  const { shop, result } = beginning(from);
  expect(result).toEqual({ outcome: 'begun', pendingAction: undefined });
  expect(shop.navigation.history).toEqual(['/']);
  expect(shop.pendingActions.current()).toBeUndefined();
});
