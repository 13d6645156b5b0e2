/** A list as the back-end last returned it, on the device of the shopper who is logged in. */
export type KeptList<Item> = {
  /** Resolves with the list; with undefined when none is kept for this session. */
  recall(): Promise<readonly Item[] | undefined>;
  remember(items: readonly Item[]): void;
};
