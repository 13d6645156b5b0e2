import { beforeEach, describe, expect, it } from 'vitest';
import type { FitVote } from '../../../../core/backend/ports/orders/ForStoringFitVotes.ts';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { type BackEndStoreSubject, type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf } from '../callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from '../storeSamples.ts';

function aVote(overrides: Partial<FitVote> = {}): FitVote {
  return { orderId: 'order-1', sku: jacket.key, fit: 'small', at: minute(1), ...overrides };
}

export function describeFitVoteStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores how pieces fit`, () => {
    const open = openStores(makeStores);
    let stores: BackEndStoreSubject;
    const large = { ...jacket, key: 'jacket-l', id: 109, size: 'L' };
    beforeEach(async () => {
      stores = open();
      await stock(stores);
      await stores.products.import([large]);
      await register(stores);
      for (const id of ['order-1', 'order-2']) {
        const checkout = aCheckout({ id, shopperId: 'asha', lines: [aLine()] });
        await stores.checkouts.add(checkout);
        const payment = { paymentId: `pay-${id}`, providerOrderId: checkout.providerOrderId };
        await callsOf(stores).recordPayment(payment, minute(0));
      }
    });

    it('once for each product of an order, as it was said last', async () => {
      const { fitVotes } = stores;
      const [first, second] = [aVote({ sku: large.key, fit: 'large' }), aVote({ sku: earrings.key, fit: 'true' })];
      for (const vote of [first, second, aVote(), aVote({ orderId: 'order-2' })]) await fitVotes.save(vote);
      const changed = aVote({ fit: 'true', at: minute(2) });
      await fitVotes.save(changed);
      const bySku = [first, second, changed].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
      expect(await fitVotes.ofOrder('order-1')).toEqual(bySku);
      expect(await fitVotes.ofOrder('order-2')).toEqual([aVote({ orderId: 'order-2' })]);
      expect(await fitVotes.ofOrder('order-3')).toEqual([]);
    });

    it('and counts the votes about all sizes of a style', async () => {
      const { fitVotes } = stores;
      expect(await fitVotes.count(jacket.key)).toEqual({ small: 0, true: 0, large: 0 });
      await fitVotes.save(aVote());
      await fitVotes.save(aVote({ orderId: 'order-2' }));
      await fitVotes.save(aVote({ sku: large.key, fit: 'large' }));
      await fitVotes.save(aVote({ sku: earrings.key, fit: 'true' }));
      for (const { key } of [jacket, large]) expect(await fitVotes.count(key)).toEqual({ small: 2, true: 0, large: 1 });
      expect(await fitVotes.count(earrings.key)).toEqual({ small: 0, true: 1, large: 0 });
      expect(await fitVotes.count('unknown')).toEqual({ small: 0, true: 0, large: 0 });
    });

    it('also when two votes come at once', async () => {
      const votes = (['small', 'true', 'large'] as const).map((fit) => aVote({ fit }));
      await Promise.all(votes.map((vote) => stores.transactions.within(({ fitVotes }) => fitVotes.save(vote))));
      const counts = await stores.fitVotes.count(jacket.key);
      expect(counts.small + counts.true + counts.large).toBe(1);
    });

    it('without a name: they stay when the account is deleted', async () => {
      await stores.fitVotes.save(aVote());
      await stores.shoppers.erase('asha');
      expect(await stores.fitVotes.count(jacket.key)).toEqual({ small: 1, true: 0, large: 0 });
      expect(Object.keys((await stores.fitVotes.ofOrder('order-1'))[0] ?? {}).toSorted()).toEqual(
        Object.keys(aVote()).toSorted(),
      );
    });
  });
}
