/** A change that a shopper asked of one of her lists: what is shown of it at once, and how the back-end is asked for it. */
export type OptimisticUpdate<Item, Outcome> = {
  /** What the change makes of a list, whatever the list has become by then. Shown until the back-end has answered. */
  readonly expected: (items: readonly Item[]) => readonly Item[];
  /**
   * Asks the back-end; never rejects. `present` is the list as the back-end last answered it, undefined while it never did.
   * A change that the present list needs no more is not sent: the present list is then the outcome.
   */
  readonly ask: (present: readonly Item[] | undefined) => Promise<Outcome>;
};
