import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { makeAbandonLogin } from './AbandonLogin.ts';

const ACTION = { productKey: 'tee', list: 'cart', path: '/product-listing', requestedAt: 0 } as const;

it.each([
  ['/login', ACTION],
  ['/signup', ACTION],
  ['/product-listing', undefined],
])('A pending action outlives a visit of %s only if that is a page of the login', (path, kept) => {
  const { ports } = new MemoryShop(path);
  ports.pendingActions.remember(ACTION);
  makeAbandonLogin(ports)();
  expect(ports.pendingActions.current()).toEqual(kept);
});
