import type { ShopDatabase } from './ShopDatabase.ts';

/** The dependencies of the mock back-end's routes. */
export type MockContext = {
  readonly database: ShopDatabase;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a new unique id. */
  readonly generateId: () => string;
};
