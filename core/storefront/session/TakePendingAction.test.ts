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

it('An action that waited for a login is returned once, on the page where it was asked for', () => {
  const { take, action } = waiting();
  expect(take(PATH)).toEqual(action);
  expect(take(PATH)).toBeUndefined();
});

it('A shopper who returns to another page finds no action there, and later none where it was asked for', () => {
  const { take, shop } = waiting();
  expect(take('/product-listing')).toBeUndefined();
  expect(shop.pendingActions.current()).toBeUndefined();
});

it('An action waits half an hour', () => {
  const { take, shop, action } = waiting();
  shop.clock.advance(HALF_AN_HOUR_MS);
  expect(take(PATH)).toEqual(action);
});

it('An action older than half an hour is forgotten', () => {
  const { take, shop } = waiting();
  shop.clock.advance(HALF_AN_HOUR_MS + 1);
  expect(take(PATH)).toBeUndefined();
  expect(shop.pendingActions.current()).toBeUndefined();
});

it('Without an action there is none to return', () => {
  expect(new MemoryShop().ports.takePendingAction('/')).toBeUndefined();
});
