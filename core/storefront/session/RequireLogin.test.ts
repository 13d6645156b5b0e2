import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';

const path = '/product-details/7?from=home';
const action = { productKey: 'tee', list: 'cart' } as const;

it('An action that needs a login shows "Please login first!" and goes to login [spec 4.visitor-login-first]', () => {
  const shop = new MemoryShop(path);
  expect(shop.ports.requireLogin(action)).toBeUndefined();
  expect(shop.calls).toEqual([
    'toast.error(Please login first!)',
    'navigation.goTo(/login?from=%2Fproduct-details%2F7%3Ffrom%3Dhome)',
  ]);
});

it('An action on the login page is stored for the home page', () => {
  const shop = new MemoryShop('/login');
  shop.ports.requireLogin(action);
  expect(shop.pendingActions.current()?.path).toBe('/');
  expect(shop.navigation.here()).toBe('/login');
});
