import { describe, expect, it } from 'vitest';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForRememberingOrders } from '../../core/storefront/ports/ForRememberingOrders.ts';

export type OrdersSubject = {
  readonly orders: ForRememberingOrders;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForRememberingOrders;
};

const ADDRESS = {
  key: 'home',
  name: 'Asha Rao',
  street: '12 Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  pincode: '400050',
  phone: '9876543210',
  createdAt: '2026-03-01T09:00:00+00:00',
  updatedAt: '2026-03-01T09:00:00+00:00',
};

const SHIRT = {
  key: 'linen-shirt',
  id: 3,
  name: 'Linen Shirt',
  category: 'clothing',
  categoryName: 'men',
  influencer: '@asha.styles',
  size: 'M',
  originalPrice: 149900,
  discountedPrice: 79920,
  image: '/images/linen-shirt.jpg',
  picture: {
    files: '/images/linen-shirt',
    widths: [400],
    formats: ['avif'],
    width: 400,
    height: 500,
    placeholder: 'data:image/webp;base64,UklGRg==',
  },
  description: 'A light shirt.',
  quantity: 2,
  createdAt: '2026-03-01T09:10:00+00:00',
  updatedAt: '2026-03-01T09:12:00+00:00',
};

export function paidOrder(paymentId: string): Order {
  return {
    paymentId,
    orderId: `order of ${paymentId}`,
    amountPaid: 159840,
    orderedProducts: [SHIRT],
    deliveryAddress: ADDRESS,
    paidAt: '2026-03-01T09:30:00+00:00',
  };
}

export function describeOrdersContract(name: string, makeSubject: () => OrdersSubject): void {
  describe(`${name} remembers paid orders on the device`, () => {
    it('starts with none', () => {
      expect(makeSubject().orders.ordersOf('asha@example.com')).toEqual([]);
    });

    it('answers whole orders, newest last, also after a reload [spec 3.order, 4.orders-on-client]', () => {
      const { orders, anotherTab } = makeSubject();
      orders.remember('asha@example.com', paidOrder('pay_1'));
      orders.remember('asha@example.com', paidOrder('pay_2'));
      const both = [paidOrder('pay_1'), paidOrder('pay_2')];
      expect(orders.ordersOf('asha@example.com')).toEqual(both);
      expect(anotherTab().ordersOf('asha@example.com')).toEqual(both);
    });

    it('writes one order for each payment [spec 4.one-order-per-payment]', () => {
      const { orders, anotherTab } = makeSubject();
      orders.remember('asha@example.com', paidOrder('pay_1'));
      orders.remember('asha@example.com', { ...paidOrder('pay_1'), orderId: 'another' });
      anotherTab().remember('asha@example.com', paidOrder('pay_1'));
      expect(orders.ordersOf('asha@example.com')).toEqual([paidOrder('pay_1')]);
    });

    it('never shows one shopper the orders of another [spec 4.orders-on-client]', () => {
      const { orders } = makeSubject();
      orders.remember('asha@example.com', paidOrder('pay_1'));
      orders.remember('ravi@example.com', paidOrder('pay_2'));
      expect(orders.ordersOf('asha@example.com')).toEqual([paidOrder('pay_1')]);
      expect(orders.ordersOf('ravi@example.com')).toEqual([paidOrder('pay_2')]);
    });

    it('knows the shopper however the e-mail is capitalised', () => {
      const { orders } = makeSubject();
      orders.remember('Asha@Example.com', paidOrder('pay_1'));
      expect(orders.ordersOf('asha@example.COM')).toEqual([paidOrder('pay_1')]);
    });

    it('keeps the orders of both when two tabs pay in turn', () => {
      const { orders, anotherTab } = makeSubject();
      const other = anotherTab();
      orders.remember('asha@example.com', paidOrder('pay_1'));
      other.remember('asha@example.com', paidOrder('pay_2'));
      orders.remember('asha@example.com', paidOrder('pay_3'));
      const all = [paidOrder('pay_1'), paidOrder('pay_2'), paidOrder('pay_3')];
      expect(orders.ordersOf('asha@example.com')).toEqual(all);
      expect(other.ordersOf('asha@example.com')).toEqual(all);
    });
  });
}
