import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { filledDatabase, type RecordedDatabase, recordDatabase, rowsOf, tablesOf } from './record/recordDatabase.ts';

describe('The database that is recorded with an edition', () => {
  let recorded: RecordedDatabase;
  let restored: Database;

  beforeAll(async () => {
    [recorded, restored] = await Promise.all([filledDatabase(), memoryDatabase()]);
    await restored.runScript('drop schema public cascade; create schema public');
    await restored.runScript(await recordDatabase(recorded.database));
  }, 60_000);
  afterAll(async () => {
    await recorded.database.close();
    await restored.close();
  });

  it('has rows in every table', async () => {
    const empty: string[] = [];
    for (const table of await tablesOf(recorded.database)) {
      const [rows = ''] = await rowsOf(recorded.database, table);
      if (rows === '') empty.push(table);
    }
    expect(empty).toEqual([]);
  });

  it('is restored with the same rows', async () => {
    const tables = await tablesOf(recorded.database);
    expect(await tablesOf(restored)).toEqual(tables);
    for (const table of tables) expect(await rowsOf(restored, table)).toEqual(await rowsOf(recorded.database, table));
  });
});
