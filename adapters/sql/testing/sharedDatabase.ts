import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../connection/Database.ts';

/**
 * Opens one database for all tests of a file or a block, because opening one takes a second, and closes it after them. Returns a function
 * that returns it, for use in the tests.
 */
export function sharedDatabase<Opened extends Database>(open: () => Promise<Opened>): () => Opened {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  return () => opened;
}
