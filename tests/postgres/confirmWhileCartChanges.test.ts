import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { makeRecordPayment } from '../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../core/backend/testing/samples.ts';
import { aCartItem, aProduct } from '../../core/domain/testing/samples.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

const AT = '2026-03-01T09:30:00+00:00';

it.skipIf(!hasPostgres)('An order takes its quantity out of a line that is reduced at the same time', async () => {
  const database = new PgDatabase(await newDatabase());
  await migrate(database);
  const stores = sqlStores(database);
  const { shoppers, products, carts, checkouts } = stores;
  await products.import([{ ...aProduct(), isListed: true }]);
  await shoppers.add(aShopper());
  await carts.add('asha', { key: 'tee', quantity: 3, createdAt: AT, updatedAt: AT });
  const checkout = aCheckout({ lines: [aCartItem({ quantity: 2 })] });
  await checkouts.add(checkout);
  const confirmed = await database.transaction(async (queries) => {
    await queries.query('update cart_lines set quantity = 2');
    const confirming = makeRecordPayment(stores)({ paymentId: 'pay_1', providerOrderId: checkout.providerOrderId }, AT);
    await wait(100);
    return { confirming };
  });
  expect(await confirmed.confirming).toBe('recorded');
  expect((await carts.lines('asha')).lines).toEqual([]);
  await database.close();
});
