import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { PendingAction } from '../ports/device/PendingAction.ts';
import { makeReturnFromLogin } from './ReturnFromLogin.ts';

it.each([
  ['/login?from=%2Fproduct-details%2F7%3Fa%3D1%23b', '/product-details/7?a=1#b'],
  ['/signup?x=1&from=%2Fcart#top', '/cart'],
  ['/login', '/'],
  ['/login?from=', '/'],
  ['/login?from=%2F%2Fevil.example', '/'],
  ['/login?from=%E0%A4%A', '/'],
])('From %s a shopper who was logged in by another tab navigates to %s [spec 4.return-after-login]', (here, there) => {
  const shop = new MemoryShop(here);
  const action: PendingAction = { productKey: 'tee', list: 'cart', path: there, requestedAt: shop.clock.now() };
  shop.pendingActions.remember(action);
  expect(makeReturnFromLogin(shop.ports)()).toEqual(action);
  expect(shop.calls).toEqual([`navigation.replaceWith(${there})`]);
});
