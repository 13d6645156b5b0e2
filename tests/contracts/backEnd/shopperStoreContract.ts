import { describe, expect, it } from 'vitest';
import { aCheckout, aShopper } from '../../../core/backend/testing/samples.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { jacket, minute, register, stock } from './storeSamples.ts';

const asha = aShopper({ email: 'Asha.Rao@Example.com' });

export function describeShopperStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores shoppers`, () => {
    const open = openStores(makeStores);

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
      const [claims, other] = [await register(open()), await register(open(), 'meher')];
      expect(await shoppers.endTokens(claims)).toBe('ended');
      expect(await shoppers.withEmail('asha@example.com')).toMatchObject({ id: 'asha', tokenVersion: 1 });
      expect(await shoppers.endTokens(claims)).toBe('token-invalid');
      expect(await shoppers.withEmail('asha@example.com')).toMatchObject({ tokenVersion: 1 });
      expect(await shoppers.endTokens({ ...claims, version: 1 })).toBe('ended');
      expect(await shoppers.endTokens(other)).toBe('ended');
    });

    it('removes a shopper with orders and lists, who is new when registering again, and nothing of others', async () => {
      const { shoppers, carts, checkouts, orders } = open();
      await stock(open());
      for (const id of ['asha', 'meher']) {
        const claims = await register(open(), id);
        await carts.add(claims, jacket.key, minute(0));
        for (const each of [`open-${id}`, `paid-${id}`]) await checkouts.add(aCheckout({ id: each, shopperId: id }));
        await checkouts.confirm({ paymentId: `pay_${id}`, providerOrderId: `order_paid-${id}` }, minute(1));
      }
      expect(await shoppers.removeWithOrders(' ASHA@example.com')).toBe(true);
      expect(await shoppers.withEmail('asha@example.com')).toBeUndefined();
      const [asha, meher] = [await register(open()), { shopperId: 'meher', version: 0 }];
      expect([await orders.orders(asha), await carts.lines(asha)]).toEqual([[], []]);
      expect(await orders.orders(meher)).toMatchObject([{ orderId: 'paid-meher' }]);
      expect(await carts.lines(meher)).toMatchObject([{ key: jacket.key }]);
      expect(await checkouts.open({ after: minute(-60), before: minute(60) })).toEqual(['order_open-meher']);
    });

    it('removes nobody with an e-mail that is not registered', async () => {
      await register(open());
      expect(await open().shoppers.removeWithOrders('meher@example.com')).toBe(false);
      expect(await open().shoppers.withEmail('asha@example.com')).toBeDefined();
    });

    it('ends no tokens of a shopper who is deleted', async () => {
      const claims = await register(open());
      await open().removeShopper('asha@example.com');
      expect(await open().shoppers.endTokens(claims)).toBe('not-registered');
      expect(await open().shoppers.withEmail('asha@example.com')).toBeUndefined();
    });
  });
}
