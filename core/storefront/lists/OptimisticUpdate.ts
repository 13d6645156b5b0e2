import type { Session } from '../../domain/accounts/Session.ts';
import type { WaitingChange } from '../ports/device/WaitingChange.ts';
import type { Failure } from '../ports/failures/Failure.ts';

/** A change to one of the shopper's lists that is shown before the back-end has confirmed it. */
export type OptimisticUpdate<Item> = {
  /** What the update changes as plain data, and its session; only of an update that may wait for the connection beyond a reload. */
  readonly issued?: { readonly session: Session; readonly changes: readonly WaitingChange[] };
  /** Returns the list with the change applied. Called again whenever the list changes; the result is shown until `send` resolves. */
  readonly apply: (items: readonly Item[]) => readonly Item[];
  /**
   * Sends the change to the back-end; never rejects. `confirmed` is the list in the back-end's latest response. It is undefined
   * when that is unknown, for example after a lost response: the update then reads the list first and sends nothing when the
   * change is already made.
   */
  readonly send: (confirmed: readonly Item[] | undefined) => Promise<ListOutcome<Item>>;
};

/** Makes the update of a change that waited in an earlier visit. Returns undefined for a change of another list. */
export type RestoreUpdate<Item> = (session: Session, change: WaitingChange) => OptimisticUpdate<Item> | undefined;

/** The outcome of loading or changing a list. */
export type ListOutcome<Item> =
  | { readonly outcome: 'changed'; readonly items: readonly Item[] }
  /** The list of the back-end, without a change. */
  | { readonly outcome: 'unchanged'; readonly items: readonly Item[] }
  | Failure
  /** No response within the time limit; a late response still counts. */
  | { readonly outcome: 'overdue' }
  /** The session that issued the command has ended. */
  | { readonly outcome: 'session-ended' };

/** One of the shopper's lists with its optimistic updates. */
export type ShopperList<Item> = {
  /** The items on the screen: the confirmed list with the pending updates applied. */
  readonly items: readonly Item[];
  /** Shows the update at once and sends it after the updates before it. Never rejects. */
  update(update: OptimisticUpdate<Item>): Promise<ListOutcome<Item>>;
};
