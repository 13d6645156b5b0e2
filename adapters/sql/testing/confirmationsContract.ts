import { expect, it } from 'vitest';
import type { Checkout } from '../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../../core/backend/testing/samples.ts';
import type { Database } from '../connection/Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';
import { checkout, confirmOften } from './confirmOften.ts';

/** What one process makes of the confirmations and webhooks of one payment. */
export function describeConfirmations(name: string, opened: () => Database): void {
  it(`makes one order of 30 confirmations of one payment and its webhooks at once on ${name}`, async () => {
    await clearDatabase(opened());
    const stores = sqlStores(opened());
    await stores.shoppers.add(aShopper());
    await stores.checkouts.add(checkout);
    const outcomes = (await Promise.all(['one', 'two'].map((sender) => confirmOften(stores, sender)))).flat();
    expect(outcomes).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'recorded').length).toBeLessThanOrEqual(1);
    expect(new Set([...outcomes, 'recorded', 'already-recorded']).size).toBe(2);
    expect(await stores.orders.orders('asha')).toHaveLength(1);
    expect(await opened().query('select id from webhook_events where processed_at is null')).toEqual([]);
  });
  it(`gives each of 10 orders of one shopper at once a place of its own on ${name}`, async () => {
    await clearDatabase(opened());
    const stores = sqlStores(opened());
    const recordPayment = makeRecordPayment(stores);
    await stores.shoppers.add(aShopper());
    const many = Array.from({ length: 10 }, (_, index) => aCheckout({ id: `checkout-${index}` }));
    for (const each of many) await stores.checkouts.add(each);
    const confirm = ({ id, providerOrderId, createdAt }: Checkout) =>
      recordPayment({ paymentId: `pay_${id}`, providerOrderId }, createdAt);
    expect(await Promise.all(many.map(confirm))).toEqual(many.map(() => 'recorded'));
    const places = await opened().query('select position from orders order by position');
    expect(places).toEqual(many.map((_, index) => ({ position: index + 1 })));
  });
}
