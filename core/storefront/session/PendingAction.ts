/** A button that a visitor pressed before the shop asked her to log in. */
export type PendingAction = {
  readonly productKey: string;
  /** Where the product was to go. */
  readonly list: 'cart' | 'wishlist';
  /** The page she pressed it on, with query and fragment. */
  readonly path: string;
  /** When, in ms since 1970, UTC. */
  readonly pressedAt: number;
};

/** How long a press waits for its login, in ms: half an hour. */
export const PENDING_ACTION_LIMIT_MS = 30 * 60 * 1000;
