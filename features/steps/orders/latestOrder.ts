import assert from 'node:assert/strict';
import type { ShopWorld } from '../../drive/world.ts';

/** Opens the page of the shopper's latest order from her list. */
export async function openLatestOrder(world: ShopWorld): Promise<void> {
  await world.does(() => world.shop.navigation.open('orders'));
  await world.agrees(
    () => world.shop.checkout.orders(),
    ([latest]) => {
      assert.ok(latest?.path, 'There is no order with a page');
      world.orderPath = latest.path;
    },
  );
  await world.does(() => world.shop.navigation.goTo(world.orderPath));
}
