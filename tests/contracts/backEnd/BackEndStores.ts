import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';

/** The storage ports of one database, with the test controls that the contracts need. */
export type BackEndStoreSubject = Stores & {
  /** Deletes everything. */
  reset(): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
  /** Deletes a shopper who has no orders, with everything the shopper has. */
  removeShopper(email: string): Promise<void>;
};

export type MakeStores = () => Promise<BackEndStoreSubject>;

/** A database in this process takes seconds to open on a busy machine. */
const OPENING_MS = 60_000;

/** Opens the stores once for the tests of a `describe`, and empties them before each. Returns a function that returns them. */
export function openStores(makeStores: MakeStores): () => BackEndStoreSubject {
  let stores: BackEndStoreSubject | undefined;
  beforeAll(async () => {
    stores = await makeStores();
  }, OPENING_MS);
  beforeEach(() => stores?.reset());
  afterAll(() => stores?.close());
  return () => {
    if (stores === undefined) throw new Error('The stores are not open');
    return stores;
  };
}
