import { afterAll, describe } from 'vitest';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { describeDatabaseRecord } from './databaseRecordsContract.ts';
import { editions } from './editions.ts';

const opened: Database[] = [];
afterAll(async () => void (await Promise.all(opened.map((database) => database.close()))));

function kept(database: Database): Database {
  opened.push(database);
  return database;
}

describe('On PGlite', () => {
  for (const edition of editions)
    describeDatabaseRecord(edition, async () => {
      const database = kept(await memoryDatabase());
      await database.runScript('drop schema public cascade; create schema public');
      return database;
    });
});

describe.skipIf(!hasPostgres)('On PostgreSQL', () => {
  for (const edition of editions)
    describeDatabaseRecord(edition, async () => kept(new PgDatabase(await newDatabase())));
});
