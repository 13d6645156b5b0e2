/** What a visitor asked for before the shop required a login. */
export type PendingAction = {
  readonly productKey: string;
  /** The list that the product was to be added to. */
  readonly list: 'cart' | 'wishlist';
  /** The page it was asked for on, with query and fragment. */
  readonly path: string;
  /** Milliseconds since 1970, UTC. */
  readonly requestedAt: number;
};

/** How long an action waits for its login, in milliseconds: half an hour. */
export const PENDING_ACTION_LIMIT_MS = 30 * 60 * 1000;
