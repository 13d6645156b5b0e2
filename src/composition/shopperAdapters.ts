import { HttpAddresses } from '../../adapters/http/HttpAddresses.ts';
import type { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpAuthentication } from '../../adapters/http/HttpAuthentication.ts';
import { HttpCheckout } from '../../adapters/http/HttpCheckout.ts';
import { HttpTokens } from '../../adapters/http/HttpTokens.ts';
import { HttpWishlist } from '../../adapters/http/HttpWishlist.ts';
import { OrderingHttpCart } from '../../adapters/http/OrderingHttpCart.ts';
import { LocalStorageCheckouts } from '../../adapters/local-storage/LocalStorageCheckouts.ts';

/**
 * Returns the adapters that only a shopper who is logged in, or logs in, needs. They are one chunk: who can change the cart can also
 * store a paid checkout, whatever becomes of the network.
 */
export function shopperAdapters(api: HttpApi) {
  return {
    authentication: new HttpAuthentication(api),
    tokens: new HttpTokens(api),
    cart: new OrderingHttpCart(api),
    wishlist: new HttpWishlist(api),
    addresses: new HttpAddresses(api),
    prices: new HttpCheckout(api),
    checkouts: new LocalStorageCheckouts(() => window.localStorage),
  };
}

export type ShopperAdapters = ReturnType<typeof shopperAdapters>;
