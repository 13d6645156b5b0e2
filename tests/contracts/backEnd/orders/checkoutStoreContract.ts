import { beforeEach, describe, expect, it } from 'vitest';
import { aCheckout } from '../../../../core/backend/testing/samples.ts';
import { coupons } from '../../../../core/domain/coupons/Coupon.ts';
import { anAddress } from '../../../../core/domain/testing/samples.ts';
import { sunEarrings } from '../../backEndSamples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf, type StoreCalls } from '../callsOf.ts';
import { aLine, earrings, jacket, minute, register, stock } from '../storeSamples.ts';
import { describeConfirmation } from './confirmationContract.ts';
import { describeConfirmationRaces } from './confirmationRacesContract.ts';

export function describeCheckoutStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores checkouts`, () => {
    const open = openStores(makeStores);

    describe('A checkout', () => {
      let stores: StoreCalls;
      let asha: string;
      beforeEach(async () => {
        stores = callsOf(open());
        await stock(stores);
        asha = await register(stores);
      });

      it('is found by its id with every field', async () => {
        const lines = [aLine({ quantity: 2 }, sunEarrings), aLine({ updatedAt: minute(1) })];
        const first = aCheckout({ lines, coupon: coupons[0], address: anAddress({ name: 'आशा "A" O\'Brien' }) });
        const second = aCheckout({ id: 'checkout-2', createdAt: minute(1) });
        await stores.checkouts.add(first);
        await stores.checkouts.add(second);
        expect(await stores.checkouts.ofShopper(asha, first.id)).toEqual(first);
        expect(await stores.checkouts.ofShopper(asha, second.id)).toEqual(second);
        expect(await stores.checkouts.ofShopper(asha, 'unknown')).toBeUndefined();
        expect(await stores.checkouts.ofShopper(asha, '')).toBeUndefined();
      });

      it('is found by its contents while it is open, the newest of several first', async () => {
        const like = (id: string, of: Parameters<typeof aCheckout>[0] = {}) =>
          aCheckout({ id, lines: [aLine({ quantity: 2 }), aLine({}, sunEarrings)], ...of });
        const found = async (asked: ReturnType<typeof like>, since = minute(0)) =>
          (await stores.checkouts.sameOpen(asked, since))?.id;
        await register(stores, 'meher');
        const others = {
          dearer: { lines: [aLine({ quantity: 3 })] },
          cheaper: { coupon: coupons[0] },
          further: { address: anAddress({ city: 'Pune' }) },
          'of-meher': { shopperId: 'meher' },
        };
        await stores.checkouts.add(like('first'));
        for (const [id, of] of Object.entries(others)) await stores.checkouts.add(like(id, of));
        expect(await found(like('reordered', { lines: [aLine({}, sunEarrings), aLine({ quantity: 2 })] }))).toBe(
          'first',
        );
        for (const [id, of] of Object.entries(others)) expect(await found(like('any', of))).toBe(id);
        await stores.checkouts.add(like('later', { createdAt: minute(2) }));
        expect(await found(like('any'))).toBe('later');
        expect(await found(like('any'), minute(3))).toBeUndefined();
        await stores.recordPayment({ paymentId: 'pay_1', providerOrderId: 'order_later' }, minute(3));
        expect(await found(like('any'))).toBe('first');
        expect(await found(like('any'), minute(1))).toBeUndefined();
      });

      it('is counted while it is open, from a time on', async () => {
        const at = (minutes: number) => aCheckout({ id: `at-${minutes}`, createdAt: minute(minutes) });
        for (const minutes of [0, 1, 2]) await stores.checkouts.add(at(minutes));
        expect(await stores.checkouts.countOpen(asha, minute(0))).toBe(3);
        expect(await stores.checkouts.countOpen(asha, minute(2))).toBe(1);
        await stores.recordPayment({ paymentId: 'pay_1', providerOrderId: 'order_at-1' }, minute(3));
        expect(await stores.checkouts.countOpen(asha, minute(0))).toBe(2);
        expect(await stores.checkouts.countOpen('meher', minute(0))).toBe(0);
      });

      it('is the same one for many presses on Pay at once', async () => {
        await stores.carts.add(asha, jacket.key, minute(0));
        await stores.addresses.add(asha, anAddress({ key: 'home' }));
        const presses = Array.from({ length: 10 }, () => stores.backEnd.startCheckout(asha, { addressId: 'home' }));
        const ids = (await Promise.all(presses)).map(
          (started) => typeof started === 'object' && 'checkout' in started && started.checkout.id,
        );
        expect(new Set(ids).size).toBe(1);
        expect(await stores.checkouts.countOpen(asha, minute(0))).toBe(1);
      });

      it('is unknown to another shopper', async () => {
        const meher = await register(stores, 'meher');
        await stores.checkouts.add(aCheckout());
        await stores.checkouts.add(aCheckout({ id: 'of-meher', shopperId: 'meher' }));
        expect(await stores.checkouts.ofShopper(meher, 'checkout-1')).toBeUndefined();
        expect(await stores.checkouts.ofShopper(asha, 'of-meher')).toBeUndefined();
      });

      it('does not change with the products, the address book and the cart, nor when it is paid', async () => {
        const [address, checkout] = [anAddress(), aCheckout({ lines: [aLine()] })];
        await stores.addresses.add(asha, address);
        await stores.checkouts.add(checkout);
        await stores.products.import([{ ...jacket, name: 'Other', discountedPrice: 1 }]);
        await stores.addresses.update(asha, address.key, { ...address, name: 'Other' }, minute(1));
        await stores.carts.add(asha, earrings.key, minute(1));
        expect(await stores.checkouts.ofShopper(asha, checkout.id)).toEqual(checkout);
        const { providerOrderId } = checkout;
        await stores.recordPayment({ paymentId: 'pay_1', providerOrderId }, minute(2));
        expect(await stores.checkouts.ofShopper(asha, checkout.id)).toEqual(checkout);
      });

      it('may be of more paise than fit into 32 bits', async () => {
        const dear = { ...jacket, originalPrice: 1_000_000_000, discountedPrice: 999_999_999 };
        await stores.products.import([dear]);
        expect(await stores.carts.add(asha, dear.key, minute(0))).toMatchObject([{ originalPrice: 1_000_000_000 }]);
        const checkout = aCheckout({ lines: [aLine({ quantity: 99 }, dear)] });
        await stores.checkouts.add(checkout);
        expect(await stores.checkouts.ofShopper(asha, checkout.id)).toEqual(checkout);
        const payment = { paymentId: 'pay_1', providerOrderId: checkout.providerOrderId, amount: 98_999_999_901 };
        expect(await stores.recordPayment(payment, minute(1))).toBe('recorded');
        expect(await stores.orders.orders(asha)).toMatchObject([{ amountPaid: 98_999_999_901 }]);
      });

      it('gets its order of the provider once, and may be held for longer', async () => {
        const { providerOrderId: _, ...checkout } = aCheckout();
        await stores.checkouts.add(checkout);
        expect(await stores.checkouts.checkout(checkout.id)).toEqual(checkout);
        expect(await stores.checkouts.ofProviderOrder('order_1')).toBeUndefined();
        expect(await stores.checkouts.setProviderOrder(checkout.id, 'order_1')).toBe('order_1');
        expect(await stores.checkouts.setProviderOrder(checkout.id, 'order_2')).toBe('order_1');
        await stores.checkouts.setExpiry(checkout.id, minute(15));
        expect(await stores.checkouts.ofProviderOrder('order_1')).toBe(checkout.id);
        const changed = { ...checkout, providerOrderId: 'order_1', expiresAt: minute(15) };
        expect(await stores.checkouts.checkout(checkout.id)).toEqual(changed);
        const locked = (providerOrderId: string) =>
          stores.transactions.within(({ checkouts }) => checkouts.lockOfProviderOrder(providerOrderId));
        expect(await locked('order_1')).toEqual(changed);
        expect(await locked('order_2')).toBeUndefined();
      });
    });
    describeConfirmation(open);
    describeConfirmationRaces(open);
  });
}
