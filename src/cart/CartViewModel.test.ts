import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryTabs } from '../../adapters/memory/MemoryTabs.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { CartViewModel } from './CartViewModel.ts';

const shirt: Product = {
  key: 'shirt',
  id: 1,
  name: 'Shirt',
  category: 'clothing',
  categoryName: "men's",
  influencer: '@maker',
  size: 'M',
  originalPrice: 50_000,
  discountedPrice: 40_000,
  image: '/shirt.webp',
  description: 'A shirt.',
};

function cartOf(quantity: number): readonly CartItem[] {
  return [{ ...shirt, quantity, createdAt: '2026-01-01T00:00:00+05:30', updatedAt: '2026-01-01T00:00:00+05:30' }];
}

function emptyCart(): CartViewModel {
  const changeTo = (cart: readonly CartItem[]) => ({
    expected: () => cart,
    ask: async () => ({ outcome: 'kept', cart }) as const,
  });
  return new CartViewModel(
    {
      loadCart: async () => ({ outcome: 'kept', cart: [] }),
      addToCart: () => ({ outcome: 'asked', change: changeTo(cartOf(1)) }),
      changeQuantity: (item, change) => changeTo(cartOf(item.quantity + (change === 'increment' ? 1 : -1))),
      removeFromCart: () => changeTo([]),
      undoRemoveFromCart: (removed) => changeTo([removed]),
    },
    { pendingWork: new PendingWork(), tabs: new MemoryTabs(), connection: new ConnectionViewModel(new MemoryClock()) },
  );
}

describe('On the wishlist, Add to Cart adds one more of an item that is already in the cart', () => {
  it('adds a product that the cart does not hold', async () => {
    const cart = emptyCart();
    await cart.addOneMore(shirt);
    expect(cart.count).toBe(1);
  });

  it('adds one more of a product that the cart holds [spec 2.added-to-cart]', async () => {
    const cart = emptyCart();
    await cart.addOneMore(shirt);
    await cart.addOneMore(shirt);
    expect(cart.count).toBe(2);
  });
});
