import { describe, expect, it } from 'vitest';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { callsOf } from './callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from './storeSamples.ts';

const FEW = [1, 3] as const;
const none = { count: 0 };

export function describeTasksContract(name: string, makeStores: MakeStores): void {
  describe(`${name} counts what waits for staff`, () => {
    const open = openStores(makeStores);
    const count = () => open().tasks.count(FEW);

    it('which is nothing in a new shop', async () => {
      const waiting = await count();
      expect(Object.values(waiting)).toEqual(Array.from({ length: 9 }, () => none));
    });

    it('orders, the longest waiting first', async () => {
      const stores = callsOf(open());
      await stock(stores);
      await register(stores);
      for (const at of [2, 1, 3]) {
        const checkout = aCheckout({ id: `order-${at}`, shopperId: 'asha', lines: [aLine()] });
        await stores.checkouts.add(checkout);
        await stores.recordPayment({ paymentId: `pay-${at}`, providerOrderId: checkout.providerOrderId }, minute(at));
      }
      const number = async (id: string) => (await stores.orders.order(id))?.number;
      const { toPack, toShip } = await count();
      expect(toPack).toEqual({ count: 3, oldestAt: minute(1), order: await number('order-1') });
      expect(toShip).toEqual(none);
      await stores.orders.update('order-1', { state: 'packed', packedAt: minute(4) });
      expect(await count()).toMatchObject({
        toPack: { count: 2, oldestAt: minute(2) },
        toShip: { count: 1, oldestAt: minute(1), order: await number('order-1') },
      });
    });

    it('refunds that failed and were not tried again, and payments that paid no order', async () => {
      const { refunds, payments } = open();
      const payment = { providerOrderId: 'order_9', amount: 500, status: 'captured', receivedAt: minute(1) } as const;
      await payments.put({ ...payment, paymentId: 'pay-1', problem: 'unknown-checkout' });
      await payments.put({ ...payment, paymentId: 'pay-2' });
      await payments.put({ ...payment, paymentId: 'pay-3', problem: 'amount-differs', receivedAt: minute(0) });
      const refund = { paymentId: 'pay-2', amount: 100, reason: 'Torn', actor: 'Ravi', isAnnounced: true } as const;
      const ids = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
      const [first = '', second = '', third = ''] = ids;
      await refunds.add({ ...refund, id: first, status: 'failed', at: minute(5) });
      await refunds.add({ ...refund, id: second, status: 'processed', at: minute(4) });
      expect(await count()).toMatchObject({
        failedRefunds: { count: 1, oldestAt: minute(5) },
        paymentProblems: { count: 2, oldestAt: minute(0) },
      });
      await refunds.add({ ...refund, id: third, status: 'requested', at: minute(6), retryOf: first });
      await payments.addRefunded('pay-3', 500);
      expect(await count()).toMatchObject({ failedRefunds: none, paymentProblems: { count: 1, oldestAt: minute(1) } });
    });

    it('returns that have arrived, the longest waiting first', async () => {
      const stores = callsOf(open());
      await stock(stores);
      await register(stores);
      const checkout = aCheckout({ id: 'order-1', shopperId: 'asha', lines: [aLine()] });
      await stores.checkouts.add(checkout);
      await stores.recordPayment({ paymentId: 'pay-1', providerOrderId: checkout.providerOrderId }, minute(0));
      for (const [at, id] of ['b', 'a', 'c'].entries())
        await stores.returns.add({ id, orderId: 'order-1', state: 'asked', lines: [], at: minute(9 - at) });
      expect((await count()).toSettle).toEqual(none);
      for (const id of ['a', 'b'])
        await stores.returns.update(id, { state: 'received', received: [], isRestocked: true });
      const order = (await stores.orders.order('order-1'))?.number;
      expect((await count()).toSettle).toEqual({ count: 2, oldestAt: minute(8), order });
    });

    it('sizes that are nearly out and out', async () => {
      const { products, stock: levels } = open();
      await products.import([jacket, earrings]);
      const move = (sku: string, onHand: number, held = 0) => ({
        ...{ sku, kind: 'receive' as const, onHand, held, at: minute(0), actor: 'Ravi' },
      });
      await levels.startCounting([jacket.key, earrings.key]);
      await levels.move([move(jacket.key, 4)]);
      expect(await count()).toMatchObject({ nearlyOut: none, out: { count: 1 } });
      await levels.move([move(jacket.key, 0, 1), move(earrings.key, 1)]);
      expect(await count()).toMatchObject({ nearlyOut: { count: 2 }, out: none });
    });

    it('mails and other jobs that the shop gave up', async () => {
      const { jobs } = open();
      for (const [topic, at] of [
        ['mail', 1],
        ['refund', 2],
        ['checkout', 3],
      ] as const) {
        await jobs.add({ topic, subject: 'a', runAt: minute(0) });
        const [job] = await jobs.claim(topic, minute(0), minute(9), 1);
        if (job !== undefined && topic !== 'checkout') await jobs.giveUp(job, minute(at), 'no');
      }
      expect(await count()).toMatchObject({
        failedMails: { count: 1, oldestAt: minute(1) },
        failedJobs: { count: 1, oldestAt: minute(2) },
      });
    });
  });
}
