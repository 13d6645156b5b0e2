import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { withChange, withProduct } from '../../../core/domain/cart/cartLines.ts';
import { aCartItem, aProduct } from '../../../core/domain/testing/samples.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { aListContext } from '../../shared/lists/testing/aListContext.ts';
import { CartViewModel } from './CartViewModel.ts';

type Cart = readonly CartItem[];

/** A cart whose back-end confirms every change at once. */
async function aCart(...lines: Cart): Promise<CartViewModel> {
  let stored: Cart = lines;
  const change = (list: ShopperList<CartItem>, apply: (cart: Cart) => Cart) =>
    list.update({
      apply,
      send: async () => {
        stored = apply(stored);
        return { outcome: 'changed', items: stored };
      },
    });
  const cart = new CartViewModel(
    {
      loadCart: async () => ({ outcome: 'unchanged', items: stored }),
      addToCart: (product, list) => change(list, (items) => withProduct(items, product)),
      changeCartLine: (line, asked, list) =>
        change(list, (items) => (asked === 'add' ? [...items, line] : withChange(items, line.key, asked))),
    },
    aListContext(),
  );
  await cart.load();
  return cart;
}

const shirt = aProduct({ key: 'shirt', name: 'Shirt' });

describe('On the wishlist, Add to Cart adds one more of an item that is already in the cart', () => {
  it('adds one more of a product that the cart holds [spec 2.added-to-cart]', async () => {
    const cart = await aCart();
    await cart.addOneMore(shirt);
    await cart.addOneMore(shirt);
    expect(cart.count).toBe(2);
  });
});

describe('The cart', () => {
  it('is not known to be empty before it is loaded, nor after it was reset', async () => {
    const cart = await aCart();
    cart.reset();
    expect([cart.isEmpty, cart.status]).toEqual([false, 'unasked']);
  });

  it.each<ConfirmPaymentOutcome>([
    { outcome: 'placed', cart: { outcome: 'unreachable' } },
    { outcome: 'already-placed' },
    { outcome: 'unconfirmed' },
  ])('stays as it is when a payment took nothing out of it: %o', async (outcome) => {
    const cart = await aCart(aCartItem({ key: 'a' }));
    cart.takeOver(outcome);
    expect(cart.confirmed.map(({ key }) => key)).toEqual(['a']);
  });

  it('forgets the positions of what was put back when it is reset', async () => {
    const cart = await aCart(aCartItem({ key: 'a' }), aCartItem({ key: 'b' }));
    await cart.remove('a');
    cart.reset();
    expect([cart.items, cart.removals.removed]).toEqual([[], undefined]);
  });
});
