import { expect, it } from 'vitest';
import { ShopContainer } from './ShopContainer.ts';
import { pageToken } from './token.ts';

const PAGE = pageToken('PageViewModel', () => ({}), {});

it('Each page has a view-model of its own, unless one was made ahead of it', () => {
  const shop = new ShopContainer();
  expect(shop.get(PAGE)).not.toBe(shop.get(PAGE));
  const kept = shop.keep(PAGE);
  expect([shop.get(PAGE) === kept, shop.get(PAGE) === kept]).toEqual([true, true]);
  shop.release();
  expect(shop.get(PAGE)).not.toBe(kept);
});
