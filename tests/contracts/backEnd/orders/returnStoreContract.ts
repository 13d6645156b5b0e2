import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredRefund } from '../../../../core/backend/ports/orders/ForStoringRefunds.ts';
import type { StoredReturn } from '../../../../core/backend/ports/orders/ForStoringReturns.ts';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { aLine, minute, register, stock } from '../storeSamples.ts';

const line = { key: 'denim', name: 'आशा "A" O\'Brien', size: 'M', quantity: 2, reason: 'too-small' as const };
const exchange = { key: 'denim-l', size: 'L' };

function aReturn(id: string, overrides: Partial<StoredReturn> = {}): StoredReturn {
  return { id, orderId: 'order-1', state: 'asked', lines: [line], at: minute(1), ...overrides };
}

export function describeReturnStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores returns`, () => {
    const open = openStores(makeStores);
    let stores: StoreCalls;
    beforeEach(async () => {
      stores = callsOf(open());
      await stock(stores);
      await register(stores);
      for (const id of ['order-1', 'order-2']) {
        const checkout = aCheckout({ id, shopperId: 'asha', lines: [aLine({ quantity: 2 })] });
        await stores.checkouts.add(checkout);
        await stores.recordPayment({ paymentId: `pay-${id}`, providerOrderId: checkout.providerOrderId }, minute(0));
      }
    });

    it('as they were asked for, the oldest of an order first', async () => {
      const { returns } = open();
      const second = aReturn('b', {
        ...{ lines: [{ ...line, exchange }], at: minute(2), heldUntil: minute(9), requestKey: 'key-1' },
      });
      const all = [aReturn('c'), second, aReturn('a', { orderId: 'order-2' })];
      for (const one of all.toReversed()) await returns.add(one);
      expect(await returns.ofOrder('order-1')).toEqual([all[0], second]);
      expect(await returns.return('b')).toEqual(second);
      expect(await returns.return('d')).toBeUndefined();
      expect(await returns.ofOrder('order-3')).toEqual([]);
    });

    it('and what becomes of them', async () => {
      const { returns } = open();
      const asked = aReturn('a', { lines: [{ ...line, exchange }], heldUntil: minute(9) });
      await returns.add(asked);
      const received = { received: [{ key: 'denim', quantity: 1 }], isRestocked: false };
      await returns.update('a', { state: 'received', ...received });
      expect(await returns.return('a')).toEqual({ ...asked, ...received, state: 'received' });
      const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1', shippedAt: minute(3) };
      await returns.update('a', { state: 'exchanged', parcel });
      expect(await returns.return('a')).toEqual({ ...asked, ...received, parcel, state: 'exchanged' });
      await returns.add(aReturn('b'));
      await returns.update('b', { state: 'refused', note: 'Worn' });
      expect(await returns.return('b')).toEqual(aReturn('b', { state: 'refused', note: 'Worn' }));
      await returns.update('z', { state: 'withdrawn' });
    });

    it('and finds them by state, the newest first, with the numbers of their orders and the names', async () => {
      const { returns, orders } = open();
      expect(await returns.count()).toEqual({});
      for (const [at, id] of ['a', 'd', 'c', 'b'].entries()) await returns.add(aReturn(id, { at: minute(at >> 1) }));
      await returns.update('c', { state: 'withdrawn' });
      const idsOf = async (search: Parameters<typeof returns.find>[0]) =>
        (await returns.find(search)).map(({ id }) => id);
      expect(await idsOf({ most: 9 })).toEqual(['c', 'b', 'd', 'a']);
      expect(await idsOf({ state: 'asked', most: 2 })).toEqual(['b', 'd']);
      expect(await idsOf({ state: 'asked', after: 'd', most: 2 })).toEqual(['a']);
      expect(await idsOf({ after: 'unknown', most: 2 })).toEqual([]);
      expect(await idsOf({ state: 'refused', most: 2 })).toEqual([]);
      expect(await idsOf({ id: 'd', most: 2 })).toEqual(['d']);
      expect(await returns.count()).toEqual({ asked: 3, withdrawn: 1 });
      const orderNumber = (await orders.order('order-1'))?.number ?? '';
      const [found] = await returns.find({ state: 'withdrawn', most: 1 });
      const withdrawn = aReturn('c', { at: minute(1), state: 'withdrawn' });
      expect(found).toEqual({ ...withdrawn, orderNumber, shopper: 'Asha Rao' });
    });

    it('whose refunds name them', async () => {
      const { returns, refunds, payments } = open();
      await returns.add(aReturn('a'));
      const id = '00000000-0000-4000-8000-000000000001';
      const { paymentId } = (await payments.payment('pay-order-1')) ?? { paymentId: '' };
      const refund = {
        ...{
          id,
          paymentId,
          orderId: 'order-1',
          returnId: 'a',
          amount: 100,
          status: 'requested' as const,
          at: minute(3),
        },
        ...{
          reason: 'Return',
          actor: 'Meera',
          isAnnounced: false,
          lines: [{ key: 'denim', quantity: 1, amount: 100 }],
        },
      } satisfies StoredRefund;
      await refunds.add(refund);
      expect(await refunds.ofOrder('order-1')).toEqual([refund]);
    });
  });
}
