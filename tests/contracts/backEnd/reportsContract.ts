import { describe, expect, it } from 'vitest';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import type { ReportName } from '../../../core/domain/reports/reports.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { denimJacket, sunEarrings } from '../backEndSamples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { callsOf } from './callsOf.ts';
import { aLine, register, stock } from './storeSamples.ts';

/** Before and after midnight in the shop's time zone. */
const FIRST = '2026-02-28T18:29:59+00:00';
const SECOND = '2026-02-28T18:30:00+00:00';
const days = { from: '2026-02-28', to: '2026-03-01', overUntil: '2026-02-28' };

export function describeReportsContract(name: string, makeStores: MakeStores): void {
  describe(`${name} sums up`, () => {
    const open = openStores(makeStores);

    /** Three orders: one of the first day with two jackets, two of the second, of which one is cancelled. */
    const withOrders = async () => {
      const stores = callsOf(open());
      await stock(stores);
      await register(stores);
      const sold: readonly (readonly [string, Timestamp, ReturnType<typeof aLine>[]])[] = [
        ['a', FIRST, [aLine({ quantity: 2 })]],
        ['b', SECOND, [aLine(), aLine({ quantity: 3 }, sunEarrings)]],
        ['c', SECOND, [aLine({}, sunEarrings)]],
      ];
      for (const [id, at, lines] of sold) {
        const checkout = aCheckout({ id, lines });
        await stores.checkouts.add(checkout);
        await stores.recordPayment({ paymentId: `pay_${id}`, providerOrderId: checkout.providerOrderId }, at);
      }
      await stores.orders.update('c', { standing: 'cancelled', state: 'cancelled', cancelledFor: 'shop' });
    };
    const rows = (report: ReportName, within = days, most = 10) => open().reports.rows(report, within, most);
    const [jacket, earring] = [denimJacket.discountedPrice, sunEarrings.discountedPrice];

    it('the sales of each day, whichever days are over, the same each time', async () => {
      await withOrders();
      const sales = [
        { day: '2026-02-28', orders: 1, pieces: 2, amount: 2 * jacket },
        { day: '2026-03-01', orders: 2, pieces: 5, amount: jacket + 4 * earring },
      ];
      expect(await rows('sales', { ...days, overUntil: '2026-02-20' })).toEqual(sales);
      expect(await rows('sales')).toEqual(sales);
      expect(await rows('sales')).toEqual(sales);
      expect(await rows('sales', { ...days, overUntil: '2026-03-01' })).toEqual(sales);
      expect(await rows('sales', { ...days, to: '2026-02-28' })).toEqual(sales.slice(0, 1));
      expect(await rows('sales', { ...days, from: '2026-03-02', to: '2026-03-03' })).toEqual([]);
    });

    it('a day with a pending payment only once it is decided', async () => {
      await withOrders();
      const { checkouts, orders } = open();
      const checkout = aCheckout({ id: 'd', lines: [aLine()] });
      await checkouts.add(checkout);
      await orders.add({
        ...{ orderId: 'd', shopperId: 'asha', paymentId: 'pay_d', amountPaid: jacket, paidAt: FIRST, number: 'CR-D' },
        ...{
          orderedProducts: checkout.lines,
          deliveryAddress: checkout.draft.orderAddress,
          standing: 'payment-pending',
        },
      });
      await orders.update('d', { state: 'payment-pending' });
      expect(await rows('sales')).toMatchObject([{ orders: 1 }, { orders: 2 }]);
      await orders.update('d', { standing: 'placed', state: 'placed' });
      expect(await rows('sales')).toMatchObject([{ orders: 2 }, { orders: 2 }]);
    });

    it.each([days, { ...days, overUntil: '2026-03-01' }])('products, creators and sizes, of %j', async (within) => {
      await withOrders();
      const sold = [
        { key: denimJacket, pieces: 3, amount: 3 * jacket },
        { key: sunEarrings, pieces: 4, amount: 4 * earring },
      ].toSorted((one, other) => other.amount - one.amount);
      expect(await rows('products', within)).toEqual(
        sold.map(({ key: { key: sku, name: title, size, influencer: creator }, ...sums }) => ({
          ...{ sku, title, size, creator },
          ...sums,
        })),
      );
      // Both have the same creator and size.
      const all = { pieces: 7, amount: 3 * jacket + 4 * earring };
      expect(await rows('creators', within)).toEqual([{ creator: denimJacket.influencer, ...all }]);
      expect(await rows('sizes', within)).toEqual([{ size: denimJacket.size, ...all }]);
      expect(await rows('products', within, 1)).toHaveLength(1);
    });

    it('refunds of each day but those that failed', async () => {
      await withOrders();
      const { refunds } = open();
      const refund = { paymentId: 'pay_a', orderId: 'a', reason: 'Torn', actor: 'Ravi', isAnnounced: true } as const;
      for (const [id, at, status] of [
        ['1', FIRST, 'processed'],
        ['2', SECOND, 'requested'],
        ['3', SECOND, 'failed'],
        ['4', SECOND, 'pending'],
      ] as const)
        await refunds.add({ ...refund, id, at, status, amount: 100 });
      expect(await rows('refunds')).toEqual([
        { day: '2026-02-28', refunds: 1, amount: 100 },
        { day: '2026-03-01', refunds: 2, amount: 200 },
      ]);
    });

    it('coupons that orders have used', async () => {
      const { coupons } = open();
      const use = { couponId: 'new-year', shopperId: 'asha', discount: 150, state: 'used' } as const;
      await coupons.setUse({ ...use, checkoutId: 'a', usedAt: FIRST });
      await coupons.setUse({ ...use, checkoutId: 'b', usedAt: SECOND });
      await coupons.setUse({ ...use, checkoutId: 'c', couponId: 'black-friday', usedAt: SECOND });
      await coupons.setUse({ ...use, checkoutId: 'd', state: 'held' });
      expect(await rows('coupons')).toEqual([
        { id: 'new-year', name: 'NEW YEAR OFFER', uses: 2, amount: 300 },
        { id: 'black-friday', name: 'BLACK FRIDAY OFFER', uses: 1, amount: 150 },
      ]);
      expect(await rows('coupons', { ...days, to: '2026-02-28' })).toMatchObject([{ uses: 1 }]);
    });

    it('what the stock is worth', async () => {
      await stock(open());
      const { stock: levels } = open();
      await levels.startCounting([denimJacket.key, sunEarrings.key]);
      const movement = { kind: 'receive', held: 0, actor: 'shop', at: FIRST } as const;
      await levels.move([{ ...movement, sku: denimJacket.key, onHand: 4 }]);
      expect(await rows('stock-value')).toEqual([{ creator: denimJacket.influencer, pieces: 4, amount: 4 * jacket }]);
    });
  });
}
