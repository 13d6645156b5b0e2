import { beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../../core/backend/testing/samples.ts';
import { aCartItem, anAddress, aProduct } from '../../../core/domain/testing/samples.ts';
import type { Database } from '../connection/Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';

const AT = '2026-03-01T09:30:00+00:00';
const line = { key: 'tee', quantity: 1, createdAt: AT, updatedAt: AT };

const ERASED = `(address::jsonb || '{"name": "", "street": "", "city": "", "phone": ""}')::text`;
/** Both shoppers. */
const ERASE_SHOPPER = 'update users set email_key = null;';

/** The pieces of the return arrive. */
const RECEIVE = "update returns set state = 'received', received = '[]', is_restocked = true;";

/** Statements that would break a rule of the shop. The database refuses each, whoever runs it. */
const refused: Readonly<Record<string, string>> = {
  'a quantity of 0': 'update cart_lines set quantity = 0',
  'a quantity of 100': 'update cart_lines set quantity = 100',
  'a second line of a product': 'insert into cart_lines select * from cart_lines',
  'a line of an unknown product': "update cart_lines set product_key = 'unknown'",
  'a second wish for a product': 'insert into wishlist_lines select * from wishlist_lines',
  'a second address with a key': 'insert into addresses select * from addresses',
  'a price above the original price': 'update products set discounted_price = original_price + 1',
  'a negative price': 'update products set discounted_price = -1',
  'a second product with an id': "update products set id = 2 where key = 'tee'",
  'a product that leaves a cart with it': "delete from products where key = 'tee'",
  'an e-mail key with a capital letter': "update users set email_key = 'Asha@example.com'",
  'an e-mail key with a space': "update users set email_key = ' asha@example.com'",
  'a second shopper with an e-mail': "update users set email_key = 'asha@example.com'",
  'an amount that is not the sum': `insert into checkouts
    select 'sum', user_id, 'order_sum', sub_total, discount, coupon_discount, amount + 1, lines, address, created_at
    from checkouts where id = 'open'`,
  'two checkouts of one order of the provider': `insert into checkouts
    select 'two', user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at
    from checkouts where id = 'open'`,
  'a change of a checkout': "update checkouts set lines = '[]' where id = 'open'",
  'a change of an order': 'update orders set amount = amount + 1',
  'an address of an order that goes before its shopper': `update orders set address = ${ERASED}`,
  'an address of a checkout that goes before its shopper': `update checkouts set address = ${ERASED}, contents = null`,
  'a name that stays when a shopper is erased': `${ERASE_SHOPPER}
    update orders set address = (address::jsonb || '{"street": "", "city": "", "phone": ""}')::text`,
  'a State that goes when a shopper is erased': `${ERASE_SHOPPER}
    update orders set address = (${ERASED}::jsonb || '{"state": ""}')::text`,
  'an amount that changes when a shopper is erased': `${ERASE_SHOPPER}
    update orders set address = ${ERASED}, amount = amount + 1`,
  'a street that changes after the shopper is erased': `${ERASE_SHOPPER} update orders set address = ${ERASED};
    update orders set address = (address::jsonb || '{"street": "1 Road"}')::text`,
  'a State of a checkout that goes when a shopper is erased': `${ERASE_SHOPPER}
    update checkouts set address = (${ERASED}::jsonb || '{"state": ""}')::text, contents = null`,
  'lines of a checkout that change when a shopper is erased': `${ERASE_SHOPPER}
    update checkouts set address = ${ERASED}, contents = null, lines = '[]'`,
  'contents of a checkout that tell the address of an erased shopper': `${ERASE_SHOPPER}
    update checkouts set address = ${ERASED}`,
  'a second link of a purpose': `insert into account_tokens select '2', user_id, purpose, expires_at from account_tokens`,
  'a link for another purpose': "update account_tokens set purpose = 'log-in'",
  'an order that is deleted': 'delete from orders',
  'a change of an ordered product': "update order_items set item = '{}'",
  'an ordered product that is deleted': 'delete from order_items',
  'a shopper with orders who is deleted': "delete from users where id = 'asha'",
  'a checkout with an order that is deleted': "delete from checkouts where id = 'paid'",
  'a second order of a payment': `insert into orders select user_id, 'open', 2, payment_id, amount, address, paid_at from orders`,
  'a coupon that is used more often than it says': 'update coupons set most_uses = 1',
  'a use beyond the limit of a coupon': `update coupons set most_uses = 2;
    insert into coupon_uses values ('3', 'black-friday', 'meher', 2000, 'held')`,
  'a released use beyond the limit of a coupon': `update coupons set most_uses = 2;
    insert into coupon_uses values ('3', 'black-friday', 'meher', 2000, 'released'); update coupon_uses set state = 'held'`,
  'a use beyond the limit of a shopper': `update coupons set most_per_shopper = 1;
    insert into coupon_uses values ('3', 'black-friday', 'asha', 2000, 'held')`,
  'a coupon that is used and deleted': "delete from coupons where id = 'black-friday'",
  'a coupon with two discounts': 'update coupons set amount = 1, percent = 1',
  'a coupon that takes off more than all': "update coupons set percent = 101 where id = 'new-year'",
  'a return that is deleted': 'delete from returns',
  'a return of other pieces': "update returns set lines = '[1]'",
  'a return that is refunded before it arrives': "update returns set state = 'refunded'",
  'a return that is refunded as it arrives': `update returns set state = 'refunded', received = '[]', is_restocked = true`,
  'a return that is exchanged without a parcel': `${RECEIVE} update returns set state = 'exchanged'`,
  'a return that is refused without a reason': "update returns set state = 'refused'",
  'a return that is withdrawn after it has arrived': `${RECEIVE} update returns set state = 'withdrawn', received = null, is_restocked = null`,
  'a return that arrives again': `${RECEIVE} update returns set received = '[1]'`,
  'a return that is opened again': `update returns set state = 'withdrawn'; update returns set state = 'asked'`,
  'a second refund of a return': `insert into refunds
    select id, 'pay_1', order_id, 100, 'requested', null, null, true, '', '', null, null, at, id from returns;
    insert into refunds select 'two', 'pay_1', order_id, 100, 'requested', null, null, true, '', '', null, null, at, id from returns`,
  'a second vote on how a piece of an order fits': `insert into fit_votes values ('paid', 'cap', 'large', '${AT}')`,
  'another vote than small, true and large': "update fit_votes set fit = 'tight'",
  'a vote of no order': `insert into fit_votes values ('open', 'tee', 'true', '${AT}')`,
  'a second order of a checkout': `insert into orders select 'meher', id, 2, 'pay_2', amount, address, paid_at from orders`,
};

/** What the tables refuse, whatever the stores do. `opened` returns a migrated database. */
export function describeRules(name: string, opened: () => Database): void {
  describe(`The tables of ${name} refuse`, () => {
    beforeEach(async () => {
      await clearDatabase(opened());
      await fill(sqlStores(opened()));
    });

    it.each(Object.entries(refused))('%s', async (_, statement) => {
      await expect(opened().transaction((queries) => queries.runScript(statement))).rejects.toThrow();
      expect(await opened().query('select paid_at from orders')).toEqual([{ paid_at: AT }]);
    });
  });
}

/** Fills every table: a shopper with lists, an order and an open checkout, and another shopper. */
async function fill(stores: Stores): Promise<void> {
  const { shoppers, products, carts, wishlists, addresses, checkouts, coupons, accountTokens } = stores;
  await products.import([1, 2].map((id) => ({ ...aProduct({ key: id === 1 ? 'tee' : 'cap', id }), isListed: true })));
  await shoppers.add(aShopper());
  await shoppers.add(aShopper({ id: 'meher', email: 'meher@example.com' }));
  await carts.add('asha', line);
  await wishlists.add('asha', line);
  await addresses.add('asha', anAddress());
  for (const id of ['paid', 'open']) await checkouts.add(aCheckout({ id, lines: [aCartItem({ key: 'cap' })] }));
  await accountTokens.put({ token: '1', shopperId: 'asha', purpose: 'verify-email', expiresAt: AT });
  const use = { couponId: 'black-friday', discount: 2_000, state: 'held' } as const;
  for (const shopperId of ['asha', 'meher']) await coupons.setUse({ ...use, shopperId, checkoutId: shopperId });
  await makeRecordPayment(stores)({ paymentId: 'pay_1', providerOrderId: 'order_paid' }, AT);
  await stores.fitVotes.save({ orderId: 'paid', sku: 'cap', fit: 'small', at: AT });
  await stores.returns.add({ id: 'return', orderId: 'paid', state: 'asked', lines: [], at: AT });
}
