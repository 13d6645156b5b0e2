import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { PendingAction } from '../ports/PendingAction.ts';
import { makeAbandonLogin } from './AbandonLogin.ts';

const action: PendingAction = { productKey: 'tee', list: 'cart', path: '/', requestedAt: 0 };

it.each([
  ['/login?from=%2Fcart', action],
  ['/signup', action],
  ['/product-listing', undefined],
  ['/', undefined],
])('At %s the pending action is %o', (here, kept) => {
  const shop = new MemoryShop(here);
  shop.pendingActions.remember(action);
  makeAbandonLogin(shop.ports)();
  expect(shop.pendingActions.current()).toEqual(kept);
});
