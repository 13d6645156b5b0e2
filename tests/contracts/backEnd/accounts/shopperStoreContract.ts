import { describe, expect, it } from 'vitest';
import { aCheckout, aShopper } from '../../../../core/backend/testing/samples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf } from '../callsOf.ts';
import { jacket, minute, register, stock } from '../storeSamples.ts';

const asha = aShopper({ email: 'Asha.Rao@Example.com' });

export function describeShopperStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores shoppers`, () => {
    const open = openStores(makeStores);
    const remove = (email: string) => open().transactions.within(({ shoppers }) => shoppers.removeWithOrders(email));

    it('finds a shopper with every field, without regard to the case of the e-mail and spaces around it', async () => {
      const { shoppers } = open();
      expect(await shoppers.add(asha)).toBe('added');
      for (const email of ['Asha.Rao@Example.com', 'asha.rao@example.com', ' ASHA.RAO@EXAMPLE.COM ']) {
        expect(await shoppers.withEmail(email)).toEqual(asha);
      }
      expect(await shoppers.withEmail('asha@example.com')).toBeUndefined();
      expect(await shoppers.withEmail('')).toBeUndefined();
    });

    it('stores empty names and names in any script', async () => {
      const { shoppers } = open();
      const other = aShopper({ id: 'other', email: 'other@example.com', firstName: '', lastName: "O'Brien आशा 👗" });
      await shoppers.add(other);
      expect(await shoppers.withEmail('other@example.com')).toEqual(other);
    });

    it('refuses an e-mail that exists, in any case, and keeps the first shopper', async () => {
      const { shoppers } = open();
      await shoppers.add(asha);
      const again = aShopper({ id: 'again', email: 'ASHA.RAO@example.com', passwordHash: 'another' });
      expect(await shoppers.add(again)).toBe('email-exists');
      expect(await shoppers.withEmail(asha.email)).toEqual(asha);
    });

    it('adds one shopper when many with the same e-mail are added at once', async () => {
      const { shoppers } = open();
      const ids = Array.from({ length: 10 }, (_, index) => `shopper-${index}`);
      const outcomes = await Promise.all(ids.map((id) => shoppers.add(aShopper({ id }))));
      expect(outcomes.toSorted()).toEqual(['added', ...Array(9).fill('email-exists')]);
    });

    it('raises the token version of one shopper', async () => {
      const { shoppers } = open();
      const [own, other] = [await register(open()), await register(open(), 'meher')];
      await shoppers.endTokens(own);
      expect(await shoppers.withEmail('asha@example.com')).toMatchObject({ id: 'asha', tokenVersion: 1 });
      expect([await shoppers.tokenVersion(own), await shoppers.tokenVersion(other)]).toEqual([1, 0]);
      await shoppers.endTokens(own);
      expect(await shoppers.tokenVersion(own)).toBe(2);
    });

    it('replaces the password and verifies the e-mail of one shopper', async () => {
      const { shoppers } = open();
      await shoppers.add(asha);
      await register(open(), 'meher');
      await shoppers.setPassword(asha.id, 'another', minute(1));
      await shoppers.markEmailVerified(asha.id, minute(2));
      const changed = { passwordHash: 'another', updatedAt: minute(1), emailVerifiedAt: minute(2) };
      expect(await shoppers.shopper(asha.id)).toEqual({ ...asha, ...changed });
      expect(await shoppers.shopper('meher')).toEqual(aShopper({ id: 'meher', email: 'meher@example.com' }));
    });

    it('removes a shopper with orders and lists, who is new when registering again, and nothing of others', async () => {
      const { carts, checkouts, orders, recordPayment, shoppers } = callsOf(open());
      await stock(open());
      for (const id of ['asha', 'meher']) {
        await register(open(), id);
        await carts.add(id, jacket.key, minute(0));
        for (const each of [`open-${id}`, `paid-${id}`]) await checkouts.add(aCheckout({ id: each, shopperId: id }));
        await recordPayment({ paymentId: `pay_${id}`, providerOrderId: `order_paid-${id}` }, minute(1));
      }
      expect(await remove(' ASHA@example.com')).toBe(true);
      expect(await shoppers.withEmail('asha@example.com')).toBeUndefined();
      const asha = await register(open());
      expect([await orders.orders(asha), await carts.lines(asha)]).toEqual([[], []]);
      expect(await orders.orders('meher')).toMatchObject([{ orderId: 'paid-meher' }]);
      expect(await carts.lines('meher')).toMatchObject([{ key: jacket.key }]);
      expect(await checkouts.checkout('open-asha')).toBeUndefined();
      expect(await checkouts.checkout('open-meher')).toBeDefined();
    });

    it('removes nobody with an e-mail that is not registered', async () => {
      await register(open());
      expect(await remove('meher@example.com')).toBe(false);
      expect(await open().shoppers.withEmail('asha@example.com')).toBeDefined();
    });

    it('knows neither the token version nor the lock of a shopper who is deleted', async () => {
      const id = await register(open());
      expect(await open().shoppers.lock(id)).toBe(true);
      await open().removeShopper('asha@example.com');
      await open().shoppers.endTokens(id);
      expect(await open().shoppers.tokenVersion(id)).toBeUndefined();
      expect(await open().shoppers.lock(id)).toBe(false);
      expect(await open().shoppers.withEmail('asha@example.com')).toBeUndefined();
    });
  });
}
