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
