/** An action that a visitor started and that waits for her login. */
export type PendingAction = {
  readonly productKey: string;
  /** The list to add the product to; `stock-alert` is the list of sold-out products that the shopper waits for. */
  readonly list: 'cart' | 'wishlist' | 'stock-alert';
  /** The path of the page where she started it, with query and fragment. */
  readonly path: string;
  /** Milliseconds since 1970, UTC. */
  readonly requestedAt: number;
};

/** The maximum age of a pending action: 30 minutes, in milliseconds. */
export const PENDING_ACTION_LIMIT_MS = 30 * 60 * 1000;
