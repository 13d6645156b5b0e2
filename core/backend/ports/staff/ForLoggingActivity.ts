import type { Actor } from '../../../domain/staff/Actor.ts';
import type { AdminAction } from '../../../domain/staff/adminActions.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** What a change in the admin is about. */
export type Subject = {
  readonly kind:
    | 'order'
    | 'stock'
    | 'style'
    | 'product'
    | 'bulk-change'
    | 'coupon'
    | 'mail'
    | 'job'
    | 'payment'
    | 'staff'
    | 'key';
  readonly id: string;
  /** The number of an order, the title of a style, the name of a coupon, as they are now; absent in an entry that is added. */
  readonly name?: string;
};

/** A change in the admin: what of its subject has changed. Without `before` the subject is new, without `after` it is gone. */
export type Activity = {
  readonly id: string;
  readonly at: Timestamp;
  readonly actor: Actor;
  readonly action: AdminAction;
  readonly subject: Subject;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

/** The log of all changes in the admin. Nothing changes or deletes an entry. */
export type ForLoggingActivity = {
  add(activity: Activity): Promise<void>;
  /** Resolves with at most `most` entries, the newest first: those that are older than the entry `after`. */
  list(page: { readonly after?: string; readonly most: number }): Promise<readonly Activity[]>;
};
