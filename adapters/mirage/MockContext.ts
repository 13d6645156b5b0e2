import type { ShopDatabase } from './ShopDatabase.ts';

/** What the mock back-end's routes share. */
export type MockContext = {
  readonly database: ShopDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new unique id. */
  readonly mint: () => string;
};
