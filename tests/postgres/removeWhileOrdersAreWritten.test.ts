import { expect, it } from 'vitest';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { aShopper } from '../../core/backend/testing/samples.ts';
import { migratedPostgres } from './migratedPostgres.ts';
import { hasPostgres } from './privatePostgres.ts';

it.skipIf(!hasPostgres)('A shopper is not removed while an order is written for more than 2 s', async () => {
  const database = await migratedPostgres();
  const { shoppers, transactions } = sqlStores(database);
  const remove = () => transactions.within((stores) => stores.shoppers.removeWithOrders('asha@example.com'));
  await shoppers.add(aShopper());
  await database.transaction(async (queries) => {
    await queries.query('lock table orders in row exclusive mode');
    await expect(remove()).rejects.toThrow('lock timeout');
  });
  expect(await remove()).toBe(true);
  await database.close();
});
