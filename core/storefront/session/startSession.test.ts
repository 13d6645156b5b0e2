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

it('A new session is stored, shows the greeting, returns to the page and has its pending action', () => {
  const { shop, action, result } = beginning('/cart?a=1');
  expect(result).toEqual({ outcome: 'started', pendingAction: action });
  expect(shop.sessions.current()).toEqual(aSession());
  expect(shop.calls).toEqual([
    'sessions.remember(token-1)',
    'toast.success(Hello!)',
    'navigation.replaceWith(/cart?a=1)',
  ]);
});

it.each([null, '//evil.example', '/login'])(
  'With the return path %j it navigates to the home page, without the pending action of another page',
  (from) => {
    const { shop, result } = beginning(from);
    expect(result).toEqual({ outcome: 'started', pendingAction: undefined });
    expect(shop.navigation.history).toEqual(['/']);
    expect(shop.pendingActions.current()).toBeUndefined();
  },
);

it('A shopper who has left the login page meanwhile stays where she is; the session counts', () => {
  const { shop, result } = beginning('/cart?a=1', '/product-details/3');
  expect(result).toEqual({ outcome: 'started', pendingAction: undefined });
  expect(shop.sessions.current()).toEqual(aSession());
  expect(shop.calls).toEqual(['sessions.remember(token-1)', 'toast.success(Hello!)']);
});

it('A shopper who was asked to log in again meanwhile returns to the page of that login', () => {
  const { shop, action, result } = beginning('/wishlist', '/login?from=%2Fcart%3Fa%3D1');
  expect(result).toEqual({ outcome: 'started', pendingAction: action });
  expect(shop.navigation.here()).toBe('/cart?a=1');
});
