import type { Session } from '../../../domain/accounts/Session.ts';
import type { Address } from '../../../domain/addresses/Address.ts';
import type { CartItem } from '../../../domain/cart/CartItem.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import type { WishlistItem } from '../../../domain/wishlist/WishlistItem.ts';

/** The lists of a shopper, as the back-end last returned them. */
export type RememberedLists = {
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  readonly addresses: readonly Address[];
  readonly orders: readonly Order[];
};

/**
 * The last answers about the lists of the shopper who is logged in, on her device, so that she can read them without a network.
 * They end with her session.
 * Never rejects: what cannot be stored is not remembered, and what cannot be read counts as missing.
 */
export type ForRememberingLists = {
  /** Resolves with the list as it was last remembered for this very session. */
  recall<Name extends keyof RememberedLists>(session: Session, name: Name): Promise<RememberedLists[Name] | undefined>;
  /** Stores the list in place of the one before, and removes those of any other session. */
  remember<Name extends keyof RememberedLists>(
    session: Session,
    name: Name,
    items: RememberedLists[Name],
  ): Promise<void>;
};
