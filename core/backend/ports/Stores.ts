import type { ForCountingAttempts } from './ForCountingAttempts.ts';
import type { ForStoringAddresses } from './ForStoringAddresses.ts';
import type { ForStoringCarts } from './ForStoringCarts.ts';
import type { ForStoringCheckouts } from './ForStoringCheckouts.ts';
import type { ForStoringOrders } from './ForStoringOrders.ts';
import type { ForStoringProducts } from './ForStoringProducts.ts';
import type { ForStoringProviderEvents } from './ForStoringProviderEvents.ts';
import type { ForStoringShoppers } from './ForStoringShoppers.ts';
import type { ForStoringWishlists } from './ForStoringWishlists.ts';

/** All storage ports of one database. */
export type Stores = {
  readonly shoppers: ForStoringShoppers;
  readonly products: ForStoringProducts;
  readonly carts: ForStoringCarts;
  readonly wishlists: ForStoringWishlists;
  readonly addresses: ForStoringAddresses;
  readonly checkouts: ForStoringCheckouts;
  readonly orders: ForStoringOrders;
  readonly events: ForStoringProviderEvents;
  readonly attempts: ForCountingAttempts;
};
