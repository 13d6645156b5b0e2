/**
 * The keys of the products that were viewed on this device, the newest first. They survive a reload. Never throws: without
 * storage they last until the page is closed, and an entry that cannot be read is ignored.
 */
export type ForRememberingViewedProducts = {
  keys(): readonly string[];
  /** Stores the keys in place of the earlier ones. */
  remember(keys: readonly string[]): void;
  forget(): void;
};
