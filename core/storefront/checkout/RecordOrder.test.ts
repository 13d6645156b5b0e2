import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { couponById } from '../../domain/coupons/Coupon.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { SessionRejected } from '../ports/SessionRejected.ts';
import { broken, type Diary, recordingCart, recordingFailures, recordingNavigation } from '../testing/recorders.ts';
import { aCartItem, anAddress, aSession } from '../testing/samples.ts';
import { makeRecordOrder, type PaidCheckout } from './RecordOrder.ts';

const cart = [aCartItem({ originalPrice: 69900, discountedPrice: 49900, quantity: 2 })];
const address = anAddress();
const paid: PaidCheckout = {
  draft: checkoutDraft({ cart, coupon: couponById('black-friday'), address, orderId: 'order-1' }),
  address,
  cart,
  session: aSession(),
  paymentId: 'pay_1',
};
const order: Order = {
  paymentId: 'pay_1',
  orderId: 'order-1',
  amountPaid: 97800,
  orderedProducts: cart,
  deliveryAddress: address,
  paidAt: '2026-03-01T09:30:00+00:00',
};

function recording(answer: () => Promise<readonly CartItem[]>) {
  const diary: Diary = [];
  const written: (readonly [string, Order])[] = [];
  const recordOrder = makeRecordOrder({
    orders: {
      ordersOf: () => [],
      remember(email, order) {
        diary.push('write the order');
        written.push([email, order]);
      },
    },
    cart: recordingCart(diary, answer),
    clock: { now: () => Date.UTC(2026, 2, 1, 9, 30), after: () => () => undefined },
    navigation: recordingNavigation(diary, '/checkout'),
    reportFailure: recordingFailures(diary),
  });
  return { recordOrder, written, diary };
}

describe('Money moved is never forgotten', () => {
  it('on success an order is added, then the cart is cleared through the server, then the shopper sees the orders [spec 4.clear-after-purchase, 4.one-order-per-payment, 4.clear-through-server, 4.orders-after-payment]', async () => {
    const { recordOrder, written, diary } = recording(async () => []);
    expect(await recordOrder(paid)).toEqual({ outcome: 'placed', order, clearing: { outcome: 'kept', cart: [] } });
    expect(written).toEqual([['asha@example.com', order]]);
    expect(diary).toEqual(['write the order', 'cart: clear', 'replace with /profile/orders']);
  });

  it.each([broken, () => Promise.reject(new SessionRejected('status 401', [], 'token-1'))])(
    'if the clear fails the order still shows [spec 4.clear-through-server]',
    async (answer) => {
      const { recordOrder, written, diary } = recording(answer);
      expect(await recordOrder(paid)).toEqual({ outcome: 'placed', order, clearing: { outcome: 'failed' } });
      expect(written).toEqual([['asha@example.com', order]]);
      expect(diary.slice(0, 3)).toEqual(['write the order', 'cart: clear', 'replace with /profile/orders']);
      expect(diary[3]).toMatch(/^failure: /);
    },
  );
});
