import { memoryDatabase } from './testing/memoryDatabase.ts';
import { describeMigrations } from './testing/migrationsContract.ts';
import { sharedDatabase } from './testing/sharedDatabase.ts';

/** A database of its own, because the tests drop its tables. */
const opened = sharedDatabase(memoryDatabase);

describeMigrations('PGlite', async (connections) => {
  await opened().runScript('drop schema public cascade; create schema public');
  return [opened(), ...Array.from({ length: connections - 1 }, opened)];
});
