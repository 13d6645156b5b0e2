import { describe, expect, it } from 'vitest';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { jacket, minute } from './storeSamples.ts';

export function describeWorkContract(name: string, makeStores: MakeStores): void {
  describe(`${name} measures what the shop is doing by itself`, () => {
    const open = openStores(makeStores);

    it('which is nothing in a new shop', async () => {
      const nothing = { dueJobs: [], openRefunds: { count: 0 }, heldPieces: 0, replicas: [] };
      expect(await open().work.read(minute(0))).toEqual(nothing);
    });

    it('jobs that are due, the first of each topic first', async () => {
      const { jobs, work } = open();
      for (const [topic, subject, at] of [
        ['mail', 'a', 2],
        ['mail', 'b', 1],
        ['mail', 'late', 6],
        ['refund', 'a', 5],
        ['checkout', 'late', 6],
        ['fit', 'given up', 0],
      ] as const)
        await jobs.add({ topic, subject, runAt: minute(at) });
      const [job] = await jobs.claim('fit', minute(0), minute(9), 1);
      if (job === undefined) throw new Error('The job was not claimed');
      await jobs.giveUp(job, minute(0), 'no');
      expect((await work.read(minute(5))).dueJobs).toEqual([
        { topic: 'mail', count: 2, oldestAt: minute(1) },
        { topic: 'refund', count: 1, oldestAt: minute(5) },
      ]);
    });

    it('refunds that the provider has not settled', async () => {
      const { refunds, payments, work } = open();
      const payment = { providerOrderId: 'order_9', amount: 500, status: 'captured', receivedAt: minute(1) } as const;
      await payments.put({ ...payment, paymentId: 'pay-1' });
      const refund = { paymentId: 'pay-1', amount: 100, reason: 'Torn', actor: 'Ravi', isAnnounced: true } as const;
      for (const [at, status] of (['processed', 'pending', 'requested', 'failed'] as const).entries())
        await refunds.add({ ...refund, id: `00000000-0000-4000-8000-00000000000${at}`, status, at: minute(at) });
      expect((await work.read(minute(9))).openRefunds).toEqual({ count: 2, oldestAt: minute(1) });
    });

    it('pieces that are held', async () => {
      const { products, stock, work } = open();
      await products.import([jacket]);
      await stock.startCounting([jacket.key]);
      await stock.move([{ sku: jacket.key, kind: 'receive', onHand: 4, held: 3, at: minute(0), actor: 'Ravi' }]);
      expect((await work.read(minute(0))).heldPieces).toBe(3);
    });
  });
}
