import type { Actor } from '../../domain/staff/Actor.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** The fields of a subject. A newer back-end may send others. */
export type ActivityState = Readonly<Record<string, unknown>>;

/** A change in the admin: what of its subject has changed. Without `before` the subject is new, without `after` it is gone. */
export type ActivityEntry = {
  readonly id: string;
  readonly at: Timestamp;
  readonly actor: Actor;
  /** Such as `orders.pack`. */
  readonly action: string;
  /** The name is the number of an order, the title of a style or the name of a coupon; absent for others. */
  readonly subject: { readonly kind: string; readonly id: string; readonly name?: string | undefined };
  readonly before?: ActivityState | undefined;
  readonly after?: ActivityState | undefined;
};

export type ActivityPage = {
  readonly activity: readonly ActivityEntry[];
  /** What the next page begins after; absent on the last page. */
  readonly next?: string | undefined;
};

/**
 * The log of what was changed in the admin. Rejects with {@link SessionEnded} without a session, with {@link Unreachable} when the
 * back-end does not answer, and with another error when it fails.
 */
export type ForReadingActivity = {
  /** Resolves with a page, the newest first. */
  activity(after?: string): Promise<ActivityPage>;
};
