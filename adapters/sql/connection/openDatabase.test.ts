import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Unavailable } from '../../../core/backend/ports/refusals/Unavailable.ts';
import { DataFolderInUse } from './lockFolder.ts';
import { openDatabase } from './openDatabase.ts';

const SLOW = 60_000;

it('keeps what is written in the data folder, which one process has open at a time', { timeout: SLOW }, async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'creator-row-data-'));
  const dataDir = join(temporary, 'new', 'folder');
  const first = await openDatabase({ dataDir });
  await first.runScript('create table kept (id bigint); insert into kept values (9007199254740991)');
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUse);
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await second.query('select id from kept')).toEqual([{ id: 9_007_199_254_740_991 }]);
  await second.close();
  await rm(temporary, { recursive: true });
});

it('opens PostgreSQL when it has a URL, also with a data folder, and reports a server that is not there', async () => {
  const database = await openDatabase({ databaseUrl: 'postgres://shop@127.0.0.1:1/shop', dataDir: '/dev/null/none' });
  await expect(database.query('select 1')).rejects.toThrow(Unavailable);
  await expect(database.runScript('select 1')).rejects.toThrow(Unavailable);
  await expect(database.transaction(async () => 1)).rejects.toThrow(Unavailable);
  await database.close();
});
