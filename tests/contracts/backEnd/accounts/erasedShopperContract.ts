import { describe, expect, it } from 'vitest';
import { makeDeleteAccount } from '../../../../core/backend/accounts/DeleteAccount.ts';
import { aCheckout, aShopper } from '../../../../core/backend/testing/samples.ts';
import { erasedAddress } from '../../../../core/domain/addresses/erasedAddress.ts';
import { anAddress } from '../../../../core/domain/testing/samples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf } from '../callsOf.ts';
import { jacket, minute, register, stock } from '../storeSamples.ts';

const address = anAddress();
const passwords = { hash: async (password: string) => password, matches: async () => true };

/** What the deletion of an account leaves in the stores. */
export function describeErasedShopperContract(name: string, makeStores: MakeStores): void {
  describe(`${name} erases a shopper`, () => {
    const open = openStores(makeStores);
    const erase = () => makeDeleteAccount({ ...open(), passwords })('asha', '');

    /** Asha and Meher each have lists, an open checkout, a shipped order and a mail about it. */
    const twoShoppers = async () => {
      const calls = callsOf(open());
      await stock(open());
      for (const id of ['asha', 'meher']) {
        await register(open(), id);
        await calls.carts.add(id, jacket.key, minute(0));
        await calls.wishlists.add(id, jacket.key, minute(0));
        await calls.addresses.add(id, address);
        for (const each of [`open-${id}`, `paid-${id}`])
          await calls.checkouts.add(aCheckout({ id: each, shopperId: id }));
        await calls.recordPayment({ paymentId: `pay_${id}`, providerOrderId: `order_paid-${id}` }, minute(1));
        await calls.backEnd.fulfilOrder.ship(`paid-${id}`, { carrier: 'Post', trackingNumber: '1' }, 'staff');
      }
      return calls;
    };
    /** All that the stores have of a shopper. */
    const everythingOf = async (id: string) => {
      const { shoppers, carts, wishlists, addresses, orders, checkouts, mails } = open();
      return {
        shopper: await shoppers.shopper(id),
        lists: [(await carts.lines(id)).lines, (await wishlists.lines(id)).lines, await addresses.addresses(id)],
        orders: await orders.orders(id),
        checkouts: await checkouts.lockAll(id),
        mails: await mails.to(`${id}@example.com`),
      };
    };

    it('with lists and mails; orders and checkouts stay without the personal part of their address', async () => {
      await twoShoppers();
      const [before, others] = [await everythingOf('asha'), await everythingOf('meher')];
      expect(before.checkouts.map(({ id }) => id)).toEqual(['open-asha', 'paid-asha']);
      expect(before.mails.map(({ content }) => content.kind).toSorted()).toEqual(['order-placed', 'order-shipped']);
      expect(await erase()).toEqual({});
      expect(await everythingOf('asha')).toEqual({
        shopper: undefined,
        lists: [[], [], []],
        orders: before.orders.map((order) => ({ ...order, deliveryAddress: erasedAddress(address) })),
        checkouts: before.checkouts.map(({ draft, ...checkout }) => ({
          ...checkout,
          draft: { ...draft, orderAddress: erasedAddress(address) },
        })),
        mails: [],
      });
      expect(await everythingOf('meher')).toEqual(others);
      const jobs = (await open().jobs.list()).filter(({ topic }) => topic === 'mail').map(({ subject }) => subject);
      expect(jobs.filter((subject) => subject.includes('asha'))).toEqual([]);
      expect(jobs).toContain('order-placed-paid-meher');
    });

    it('who is then unknown, and new when registering again', async () => {
      const { shoppers, orders } = await twoShoppers();
      await erase();
      await shoppers.endTokens('asha');
      await shoppers.setPassword('asha', 'another', minute(2));
      expect([await shoppers.lock('asha'), await shoppers.tokenVersion('asha')]).toEqual([false, undefined]);
      for (const email of ['asha@example.com', '', 'asha']) expect(await shoppers.withEmail(email)).toBeUndefined();
      const all: string[] = [];
      for await (const { orderId, email } of orders.all()) all.push(`${orderId} ${email}`);
      expect(all.toSorted()).toEqual(['paid-asha ', 'paid-meher meher@example.com']);
      expect(await shoppers.add(aShopper({ id: 'new', email: 'asha@example.com' }))).toBe('added');
      expect(await orders.orders('new')).toEqual([]);
    });
  });
}
