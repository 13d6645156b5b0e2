import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderOfShopper } from '../../../../core/backend/ports/orders/ForStoringOrders.ts';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { amountDue } from '../../../../core/domain/orders/CheckoutDraft.ts';
import { anAddress } from '../../../../core/domain/testing/samples.ts';
import { home, sunEarrings } from '../../backEndSamples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from '../storeSamples.ts';

/** Neither the ids nor the lines are in the order of the alphabet or of the catalogue. */
const lines = [aLine({ quantity: 3 }, sunEarrings), aLine({ quantity: 2, updatedAt: minute(1) })];
const address = anAddress({ name: 'आशा "A" O\'Brien' });

export function describeOrderStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores orders`, () => {
    const open = openStores(makeStores);

    describe('Its orders', () => {
      let stores: StoreCalls;
      let asha: string;
      /** Makes an order of a shopper, paid some minutes after the start. */
      const order = async (id: string, paidAt: number, shopperId = 'asha') => {
        const checkout = aCheckout({ id, shopperId, lines, address });
        await stores.checkouts.add(checkout);
        const { providerOrderId, draft } = checkout;
        await stores.recordPayment({ paymentId: `pay_${id}`, providerOrderId }, minute(paidAt));
        const snapshot = { orderedProducts: lines, deliveryAddress: address, amountPaid: amountDue(draft) };
        const life = {
          shopperId,
          number: expect.stringMatching(/^CR-.{8}$/),
          standing: 'placed' as const,
          shipments: [],
          // Ordered on a Sunday.
          delivery: { from: '2026-03-05', to: '2026-03-11' },
        };
        return { orderId: id, paymentId: `pay_${id}`, paidAt: minute(paidAt), ...snapshot, ...life };
      };
      beforeEach(async () => {
        stores = callsOf(open());
        await stock(stores);
        asha = await register(stores);
      });

      it('are those of one shopper, the newest first', async () => {
        const meher = await register(stores, 'meher');
        expect(await stores.orders.orders(asha)).toEqual([]);
        const [first, second] = [await order('b', 1), await order('c', 2)];
        const [others, third] = [await order('d', 3, 'meher'), await order('a', 4)];
        expect(await stores.orders.orders(asha)).toEqual([third, second, first]);
        expect(await stores.orders.orders(meher)).toEqual([others]);
      });

      it('do not change with the products and the address book', async () => {
        await stores.addresses.add(asha, address);
        const made = await order('a', 1);
        const changed = { ...earrings, name: 'Other', discountedPrice: 1, isListed: false };
        await stores.products.import([{ ...jacket, name: 'Other', size: 'S', image: '/other.jpg' }, changed]);
        await stores.addresses.update(asha, address.key, home, minute(2));
        expect(await stores.orders.orders(asha)).toEqual([made]);
        await stores.addresses.remove(asha, address.key);
        await stores.carts.clear(asha);
        expect(await stores.orders.orders(asha)).toEqual([made]);
      });

      it('are iterated over with the e-mails of their shoppers, the oldest first', async () => {
        await register(stores, 'meher');
        const expected: OrderOfShopper[] = [];
        for (let index = 0; index < 30; index += 1) {
          const shopper = index % 2 === 0 ? 'asha' : 'meher';
          const made = await order(`order-${(index * 7) % 30}`, index, shopper);
          expected.push({ ...made, email: `${shopper}@example.com` });
        }
        const all: OrderOfShopper[] = [];
        for await (const each of stores.orders.all()) all.push(each);
        expect(all).toEqual(expected);
      });

      it('can be iterated over in part', async () => {
        const first = await order('b', 1);
        await order('a', 2);
        for await (const each of stores.orders.all()) {
          expect(each).toEqual({ ...first, email: 'asha@example.com' });
          break;
        }
        expect(await stores.orders.orders(asha)).toHaveLength(2);
      });
    });
  });
}
