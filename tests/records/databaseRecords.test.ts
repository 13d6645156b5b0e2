import { afterAll, describe } from 'vitest';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { type DatabaseRecord, describeDatabaseRecord } from './databaseRecordsContract.ts';
import { editions, readRecord } from './editions.ts';
import { expectedOf } from './expected.ts';
import { exportedOrders, filledDatabase, recordDatabase } from './record/recordDatabase.ts';
import * as shop from './record/sampleShop.ts';

const opened: Database[] = [];
afterAll(async () => void (await Promise.all(opened.map((database) => database.close()))));

function kept<Kept extends Database>(database: Kept): Kept {
  opened.push(database);
  return database;
}

const ofEditions = editions.map(
  (edition): DatabaseRecord => ({
    ...{ name: `the edition ${edition}`, ...expectedOf(edition) },
    sql: async () => readRecord(edition, 'database.sql'),
    orders: async () => readRecord(edition, 'orders.csv'),
  }),
);

/** What would be recorded if this build were an edition. */
const { database, life } = await filledDatabase();
kept(database);
const ofThisBuild: DatabaseRecord = {
  ...{ name: 'this build', life, shop: JSON.parse(JSON.stringify(shop)) },
  sql: () => recordDatabase(database),
  orders: () => exportedOrders(database),
};

describe('On PGlite', () => {
  for (const record of [...ofEditions, ofThisBuild])
    describeDatabaseRecord(record, async () => {
      const empty = kept(await memoryDatabase());
      await empty.runScript('drop schema public cascade; create schema public');
      return empty;
    });
});

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  for (const record of [...ofEditions, ofThisBuild])
    describeDatabaseRecord(record, async () => kept(new PgDatabase(await newDatabase())));
});
