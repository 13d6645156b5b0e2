import { beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import { coupons } from '../../../core/domain/coupons/Coupon.ts';
import { anAddress } from '../../../core/domain/testing/samples.ts';
import { sunEarrings } from '../backEndSamples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { describeConfirmation } from './confirmationContract.ts';
import { describeConfirmationRaces } from './confirmationRacesContract.ts';
import { describeShopperRefusals } from './shopperRefusalsContract.ts';
import { aLine, earrings, jacket, minute, register, stock } from './storeSamples.ts';

/** Resolves with the shopper's checkout, which it adds when there is none. */
async function ofShopper({ checkouts }: Stores, claims: TokenClaims) {
  const { shopperId } = claims;
  const id = `of-${shopperId}`;
  const found = await checkouts.ofShopper(claims, id);
  if (found !== 'unknown-checkout') return found;
  await checkouts.add(aCheckout({ id, shopperId }));
  return checkouts.ofShopper(claims, id);
}

export function describeCheckoutStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores checkouts`, () => {
    const open = openStores(makeStores);

    describe('A checkout', () => {
      let stores: Stores;
      let asha: TokenClaims;
      beforeEach(async () => {
        stores = open();
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
        expect(await stores.checkouts.ofShopper(asha, 'unknown')).toBe('unknown-checkout');
        expect(await stores.checkouts.ofShopper(asha, '')).toBe('unknown-checkout');
      });

      it('is added once with the same contents while it is open, also by many calls at once', async () => {
        const like = (id: string, of: Parameters<typeof aCheckout>[0] = {}) =>
          aCheckout({ id, lines: [aLine({ quantity: 2 }), aLine({}, sunEarrings)], ...of });
        const ids = async (checkouts: readonly ReturnType<typeof like>[], since = minute(0)) => {
          const added = await Promise.all(checkouts.map((each) => stores.checkouts.add(each, since)));
          return new Set(added.map(({ id }) => id));
        };
        const many = Array.from({ length: 10 }, (_, at) => like(`checkout-${at}`));
        const [first] = await ids(many);
        const reordered = [aLine({}, sunEarrings), aLine({ quantity: 2, updatedAt: minute(3) })];
        expect(await ids([...many, like('reordered', { lines: reordered })])).toEqual(new Set([first]));
        expect(await stores.checkouts.sameOpen(like('any'), minute(0))).toEqual({ ...like(`${first}`) });
        expect(await stores.checkouts.open({ after: minute(0), before: minute(9) })).toEqual([`order_${first}`]);

        expect(await ids([like('dearer', { lines: [aLine({ quantity: 3 })] })])).toEqual(new Set(['dearer']));
        expect(await ids([like('cheaper', { coupon: coupons[0] })])).toEqual(new Set(['cheaper']));
        expect(await ids([like('further', { address: anAddress({ city: 'Pune' }) })])).toEqual(new Set(['further']));
        await register(stores, 'meher');
        expect(await ids([like('of-meher', { shopperId: 'meher' })])).toEqual(new Set(['of-meher']));
        expect(await ids([like('later', { createdAt: minute(2) })], minute(1))).toEqual(new Set(['later']));
        expect(await stores.checkouts.sameOpen(like('any'), minute(0))).toMatchObject({ id: 'later' });
      });

      it('is not open any more once it is paid', async () => {
        const first = await stores.checkouts.add(aCheckout(), minute(0));
        await stores.checkouts.confirm({ paymentId: 'pay_1', providerOrderId: first.providerOrderId }, minute(1));
        expect(await stores.checkouts.sameOpen(first, minute(0))).toBeUndefined();
        const next = aCheckout({ id: 'checkout-2' });
        expect(await stores.checkouts.add(next, minute(0))).toEqual(next);
      });

      it('is unknown to another shopper', async () => {
        const meher = await register(stores, 'meher');
        await stores.checkouts.add(aCheckout());
        await stores.checkouts.add(aCheckout({ id: 'of-meher', shopperId: 'meher' }));
        expect(await stores.checkouts.ofShopper(meher, 'checkout-1')).toBe('unknown-checkout');
        expect(await stores.checkouts.ofShopper(asha, 'of-meher')).toBe('unknown-checkout');
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
        await stores.checkouts.confirm({ paymentId: 'pay_1', providerOrderId }, minute(2));
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
        expect(await stores.checkouts.confirm(payment, minute(1))).toBe('recorded');
        expect(await stores.orders.orders(asha)).toMatchObject([{ amountPaid: 98_999_999_901 }]);
      });

      it('is open in the span of time from its start until it is paid', async () => {
        const at = (minutes: number) => aCheckout({ id: `at-${minutes}`, createdAt: minute(minutes) });
        for (const minutes of [30, 10, 0, 20, 5]) await stores.checkouts.add(at(minutes));
        const span = { after: minute(5), before: minute(20) };
        expect(await stores.checkouts.open(span)).toEqual(['order_at-5', 'order_at-10', 'order_at-20']);
        await stores.checkouts.confirm({ paymentId: 'pay_1', providerOrderId: 'order_at-10' }, minute(40));
        expect(await stores.checkouts.open(span)).toEqual(['order_at-5', 'order_at-20']);
        expect(await stores.checkouts.open({ after: minute(6), before: minute(19) })).toEqual([]);
      });
    });

    describeShopperRefusals(open, { ofShopper }, ({ orders }, claims) => orders.orders(claims));
    describeConfirmation(open);
    describeConfirmationRaces(open);
  });
}
