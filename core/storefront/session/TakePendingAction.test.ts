import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';

const PATH = '/product-listing?size=M';
const HALF_AN_HOUR_MS = 1_800_000;

function waiting() {
  const shop = new MemoryShop();
  const action = { productKey: 'tee', list: 'wishlist', path: PATH, requestedAt: shop.clock.now() } as const;
  shop.pendingActions.remember(action);
  return { shop, action, take: shop.ports.takePendingAction };
}

it('A pending action is returned once, on its own page', () => {
  const { take, action } = waiting();
  expect(take(PATH)).toEqual(action);
  expect(take(PATH)).toBeUndefined();
});

it('A return to another page forgets the pending action', () => {
  const { take, shop } = waiting();
  expect(take('/product-listing')).toBeUndefined();
  expect(shop.pendingActions.current()).toBeUndefined();
});

it('A pending action of exactly 30 minutes is returned', () => {
  const { take, shop, action } = waiting();
  shop.clock.advance(HALF_AN_HOUR_MS);
  expect(take(PATH)).toEqual(action);
});

it('A pending action older than 30 minutes is forgotten', () => {
  const { take, shop } = waiting();
  shop.clock.advance(HALF_AN_HOUR_MS + 1);
  expect(take(PATH)).toBeUndefined();
  expect(shop.pendingActions.current()).toBeUndefined();
});

it('Without a pending action it returns undefined', () => {
  expect(new MemoryShop().ports.takePendingAction('/')).toBeUndefined();
});
