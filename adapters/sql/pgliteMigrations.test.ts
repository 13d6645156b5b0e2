import { afterAll, beforeAll } from 'vitest';
import type { PgliteDatabase } from './PgliteDatabase.ts';
import { memoryDatabase } from './testing/memoryDatabase.ts';
import { describeMigrations } from './testing/migrationsContract.ts';

/** A database of its own, because the tests drop its tables. */
let opened: PgliteDatabase;
beforeAll(async () => {
  opened = await memoryDatabase();
}, 60_000);
afterAll(() => opened.close());

describeMigrations('PGlite', async (connections) => {
  await opened.runScript('drop schema public cascade; create schema public');
  return [opened, ...Array.from({ length: connections - 1 }, () => opened)];
});
