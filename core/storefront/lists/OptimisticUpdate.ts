import type { Failure } from '../session/ReportFailure.ts';

/** A change to one of the shopper's lists: what is shown of it at once, and how the back-end is asked for it. */
export type OptimisticUpdate<Item> = {
  /** Returns the list after the change, whatever the list is by then. Shown until the back-end has answered. */
  readonly apply: (items: readonly Item[]) => readonly Item[];
  /**
   * Asks the back-end; never rejects. `confirmed` is the list as the back-end last answered it. It is undefined when that is
   * not known, as when an earlier try was not answered: the change then reads the list first, and is made only if it is missing.
   */
  readonly send: (confirmed: readonly Item[] | undefined) => Promise<ListOutcome<Item>>;
};

/** How a load or a change of a list ended. */
export type ListOutcome<Item> =
  | { readonly outcome: 'changed'; readonly items: readonly Item[] }
  /** The list as the back-end has it; no change was made. */
  | { readonly outcome: 'unchanged'; readonly items: readonly Item[] }
  /** `items` is the list as a change left it that was made in part. */
  | (Failure & { readonly items?: readonly Item[] })
  /** No answer in time; a late answer still counts. */
  | { readonly outcome: 'overdue' }
  /** The session that asked is over. */
  | { readonly outcome: 'session-ended' };

/** One of the shopper's lists as she sees it. */
export type ShopperList<Item> = {
  /** The list with the changes that are not answered yet. */
  readonly items: readonly Item[];
  /** Shows the change at once and sends it when the changes before it are answered. Never rejects. */
  update(update: OptimisticUpdate<Item>): Promise<ListOutcome<Item>>;
};
