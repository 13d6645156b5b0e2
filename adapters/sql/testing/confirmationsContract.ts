import { expect, it } from 'vitest';
import { aShopper } from '../../../core/backend/testing/samples.ts';
import type { Database } from '../Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';
import { checkout, confirmOften } from './confirmOften.ts';

/** What one process makes of the confirmations and webhooks of one payment. */
export function describeConfirmations(name: string, database: () => Promise<Database>): void {
  it(`makes one order of 30 confirmations of one payment and its webhooks at once on ${name}`, async () => {
    const opened = await database();
    await clearDatabase(opened);
    const stores = sqlStores(opened);
    await stores.shoppers.add(aShopper());
    await stores.checkouts.add(checkout);
    const outcomes = (await Promise.all(['one', 'two'].map((sender) => confirmOften(stores, sender)))).flat();
    expect(outcomes).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'recorded').length).toBeLessThanOrEqual(1);
    expect(new Set([...outcomes, 'recorded', 'already-recorded']).size).toBe(2);
    expect(await stores.orders.orders({ shopperId: 'asha', version: 0 })).toHaveLength(1);
    expect(await stores.events.unprocessed()).toEqual([]);
  });
}
