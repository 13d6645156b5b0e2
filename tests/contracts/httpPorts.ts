import { HttpAddresses } from '../../adapters/http/account/HttpAddresses.ts';
import { HttpAuthentication } from '../../adapters/http/account/HttpAuthentication.ts';
import { HttpCatalogue } from '../../adapters/http/catalogue/HttpCatalogue.ts';
import { HttpProducts } from '../../adapters/http/catalogue/HttpProducts.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import { HttpWishlist } from '../../adapters/http/HttpWishlist.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';

/** The HTTP adapters of the storefront over this `fetch`. */
export function httpPorts(fetch: typeof globalThis.fetch) {
  const connection = new ConnectionMonitor();
  const api = new HttpApi({ fetch, monitor: connection });
  return {
    products: new HttpProducts(api),
    catalogue: new HttpCatalogue(api),
    authentication: new HttpAuthentication(api),
    cart: new HttpCart(api),
    wishlist: new HttpWishlist(api),
    addresses: new HttpAddresses(api),
    connection,
  };
}
