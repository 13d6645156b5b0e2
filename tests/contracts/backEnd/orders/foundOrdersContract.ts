import { describe, expect, it } from 'vitest';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { anAddress } from '../../../../core/domain/testing/samples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf } from '../callsOf.ts';
import { aLine, minute, register, stock } from '../storeSamples.ts';

const addresses = [
  { name: 'Asha Rao', pincode: '560001', phone: '+91 98765 43210' },
  { name: "आशा O'Brien 50%_\\", pincode: '411001', phone: '011 2345678' },
  { name: 'Meher ASHA Khan', pincode: '110011', phone: '' },
] as const;

export function describeFoundOrdersContract(name: string, makeStores: MakeStores): void {
  describe(`${name} finds orders`, () => {
    const open = openStores(makeStores);

    /** Three orders, a minute after each other: two of Asha and the last of Meher. */
    const withOrders = async () => {
      const stores = callsOf(open());
      await stock(stores);
      await register(stores);
      await register(stores, 'meher');
      for (const [at, parts] of addresses.entries()) {
        const id = `order-${at}`;
        const address = anAddress(parts);
        const shopperId = at === 2 ? 'meher' : 'asha';
        const checkout = aCheckout({ id, shopperId, lines: [aLine({ quantity: at + 1 })], address });
        await stores.checkouts.add(checkout);
        const payment = { paymentId: `pay_${id}`, providerOrderId: checkout.providerOrderId };
        await stores.recordPayment(payment, minute(at));
      }
      return stores;
    };
    type Search = Partial<Parameters<ReturnType<typeof open>['foundOrders']['find']>[0]>;
    const ids = async (search: Search = {}) =>
      (await open().foundOrders.find({ most: 10, ...search })).map(({ orderId }) => orderId);

    it('with what a list shows, the newest first', async () => {
      const { orders } = await withOrders();
      const [newest] = await open().foundOrders.find({ most: 1 });
      const order = await orders.order('order-2');
      expect(newest).toEqual({
        ...{ orderId: 'order-2', number: order?.number, status: 'placed', amountPaid: order?.amountPaid },
        ...{ name: 'Meher ASHA Khan', email: 'meher@example.com', placedAt: minute(2), pieces: 3 },
      });
      expect(await ids()).toEqual(['order-2', 'order-1', 'order-0']);
    });

    it('page by page', async () => {
      const { orders } = await withOrders();
      const number = (await orders.order('order-2'))?.number ?? '';
      expect(await ids({ most: 2 })).toEqual(['order-2', 'order-1']);
      expect(await ids({ after: number })).toEqual(['order-1', 'order-0']);
      expect(await ids({ after: 'CR-00000000' })).toEqual([]);
      expect(await ids({ most: 2, isOldestFirst: true })).toEqual(['order-0', 'order-1']);
      const oldest = (await orders.order('order-0'))?.number ?? '';
      expect(await ids({ after: oldest, isOldestFirst: true })).toEqual(['order-1', 'order-2']);
      expect(await ids({ after: number, isOldestFirst: true })).toEqual([]);
    });

    it('of one state, and counts those of each', async () => {
      const { orders } = await withOrders();
      expect(await open().foundOrders.count()).toEqual({ placed: 3 });
      await orders.update('order-1', { state: 'shipped' });
      expect(await ids({ status: 'placed' })).toEqual(['order-2', 'order-0']);
      expect(await open().foundOrders.find({ status: 'shipped', most: 9 })).toMatchObject([{ status: 'shipped' }]);
      expect(await ids({ status: 'cancelled' })).toEqual([]);
      expect(await open().foundOrders.count()).toEqual({ placed: 2, shipped: 1 });
    });

    it('by a part of the number, name, PIN, phone or e-mail, and by nothing else', async () => {
      const { orders } = await withOrders();
      const number = (await orders.order('order-1'))?.number.toLowerCase() ?? '';
      expect(await ids({ text: number.slice(3) })).toEqual(['order-1']);
      expect(await ids({ text: 'asha' })).toEqual(['order-2', 'order-1', 'order-0']);
      expect(await ids({ text: 'asha khan' })).toEqual(['order-2']);
      expect(await ids({ text: 'आशा' })).toEqual(['order-1']);
      expect(await ids({ text: '560001' })).toEqual(['order-0']);
      expect(await ids({ text: '9876543210' })).toEqual(['order-0']);
      expect(await ids({ text: 'meher@' })).toEqual(['order-2']);
      expect(await ids({ text: 'asha@example.com', status: 'placed' })).toEqual(['order-1', 'order-0']);
      expect(await ids({ text: 'nobody' })).toEqual([]);
    });

    it.each(['50%_\\', "o'brien", '%', '_', '\\'])('by %s, which is no pattern', async (text) => {
      await withOrders();
      expect(await ids({ text })).toEqual(['order-1']);
    });
  });
}
