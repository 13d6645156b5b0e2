import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { Database } from './Database.ts';
import { ListedProducts } from './ListedProducts.ts';
import { SqlAddresses } from './SqlAddresses.ts';
import { SqlAttempts } from './SqlAttempts.ts';
import { SqlCarts } from './SqlCarts.ts';
import { SqlCheckouts } from './SqlCheckouts.ts';
import { SqlOrders } from './SqlOrders.ts';
import { SqlProducts } from './SqlProducts.ts';
import { SqlProviderEvents } from './SqlProviderEvents.ts';
import { SqlShoppers } from './SqlShoppers.ts';
import { SqlWishlists } from './SqlWishlists.ts';

/** Returns all stores of a database, which is migrated already. */
export function sqlStores(database: Database): Stores {
  const listed = new ListedProducts(database);
  return {
    shoppers: new SqlShoppers(database),
    products: new SqlProducts(database),
    carts: new SqlCarts(database, listed),
    wishlists: new SqlWishlists(database, listed),
    addresses: new SqlAddresses(database),
    checkouts: new SqlCheckouts(database),
    orders: new SqlOrders(database),
    events: new SqlProviderEvents(database),
    attempts: new SqlAttempts(database),
  };
}
