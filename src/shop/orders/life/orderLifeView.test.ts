import { describe, expect, it } from 'vitest';
import type { OrderStatus, TimelineEntry } from '../../../../core/domain/orders/OrderStatus.ts';
import { anOrderDetails } from '../../../../core/storefront/testing/anOrderDetails.ts';
import { orderLifeView } from './orderLifeView.ts';

const AT = '2026-03-01T09:30:00+00:00';
const placed: TimelineEntry = { kind: 'placed', at: AT };

describe('The steps of an order', () => {
  const stepsOf = (status: OrderStatus, timeline = [placed]) =>
    orderLifeView(anOrderDetails({ status, timeline })).steps.map(({ name, state }) => `${name} ${state}`);

  it.each([
    ['payment-pending', 'Payment pending current,Placed ahead,Packed ahead,Shipped ahead,Delivered ahead'],
    ['placed', 'Placed current,Packed ahead,Shipped ahead,Delivered ahead'],
    ['packed', 'Placed done,Packed current,Shipped ahead,Delivered ahead'],
    ['shipped', 'Placed done,Packed done,Shipped current,Delivered ahead'],
    ['delivered', 'Placed done,Packed done,Shipped done,Delivered current'],
    ['cancelled', 'Placed done,Cancelled ended'],
  ] as const)('that is %s are %s', (status, steps) => {
    expect(stepsOf(status).join()).toBe(steps);
  });

  it('say that one which was cancelled was never placed', () => {
    expect(stepsOf('cancelled', [{ kind: 'payment-pending', at: AT }])).toEqual([
      'Payment pending done',
      'Cancelled ended',
    ]);
  });
});

describe('An order with its life', () => {
  it('shows what happened in the time of the shop, and the sums', () => {
    const { timeline, amounts, amountPaid } = orderLifeView(anOrderDetails({ couponDiscount: 5_000 }));
    expect(timeline).toEqual([{ place: 0, text: 'Order placed', when: expect.stringContaining('2026') }]);
    expect(amounts.map(([name]) => name)).toEqual(['Sub-Total', 'Discount', 'Coupon Discount']);
    expect(amounts.slice(1).map(([, amount]) => amount)).toEqual(['−₹200', '−₹50']);
    expect(amountPaid).toMatch(/^₹/);
    expect(orderLifeView(anOrderDetails()).amounts).toHaveLength(2);
  });

  it('says who sells, for paper', () => {
    expect(orderLifeView(anOrderDetails({ seller: ['Zoya & Co', 'GSTIN 27A'] })).seller).toEqual([
      'Zoya & Co',
      'GSTIN 27A',
    ]);
  });

  it('shows its parcels with the pages of carriers that are known', () => {
    const order = anOrderDetails();
    const [{ key, name, size } = { key: '', name: '', size: '' }] = order.orderedProducts;
    const parcel = { trackingNumber: 'D1', shippedAt: AT, lines: [{ key, quantity: 1 }] };
    const shipments = [
      { ...parcel, carrier: 'Delhivery' },
      { ...parcel, carrier: 'Own rider', deliveredAt: AT, lines: [{ key: 'gone', quantity: 2 }] },
    ];
    expect(orderLifeView({ ...order, shipments }).parcels).toEqual([
      {
        ...{ carrier: 'Delhivery', trackingNumber: 'D1', url: 'https://www.delhivery.com/track-v2/package/D1' },
        ...{ pieces: [`1 × ${name}, size ${size}`], text: 'Shipped 1 Mar 2026' },
      },
      {
        ...{ carrier: 'Own rider', trackingNumber: 'D1', url: undefined },
        ...{ pieces: ['2 × gone'], text: 'Delivered 1 Mar 2026' },
      },
    ]);
  });

  it('says what of the money went back', () => {
    const refunds = (['requested', 'processed', 'failed'] as const).map((status) => ({
      amount: 49_900,
      status,
      at: AT,
    }));
    expect(orderLifeView(anOrderDetails({ refunds })).refunds.map(({ text }) => text)).toEqual([
      '₹499 is on its way to you, 1 Mar 2026',
      '₹499 went back to you, 1 Mar 2026',
      '₹499 did not go through; the shop looks after it, 1 Mar 2026',
    ]);
  });

  it.each([
    ['payment-pending', /^What you paid goes back/],
    ['placed', /^₹[\d,]+ goes back to where it came from/],
  ] as const)('that is %s says what cancelling does', (status, text) => {
    expect(orderLifeView(anOrderDetails({ status })).cancelling).toMatch(text);
  });

  it.each(['packed', 'shipped', 'delivered', 'cancelled'] as const)('that is %s cannot be cancelled', (status) => {
    expect(orderLifeView(anOrderDetails({ status })).cancelling).toBeUndefined();
  });
});
