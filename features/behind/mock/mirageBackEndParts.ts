import { HttpAddresses } from '../../../adapters/http/account/HttpAddresses.ts';
import { HttpAuthentication } from '../../../adapters/http/account/HttpAuthentication.ts';
import { HttpProducts } from '../../../adapters/http/catalogue/HttpProducts.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { HttpCart } from '../../../adapters/http/HttpCart.ts';
import { HttpWishlist } from '../../../adapters/http/HttpWishlist.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { BackEndParts } from '../BackEndParts.ts';
import { MirageBackEndDriver } from './MirageBackEndDriver.ts';

/** The HTTP adapters, answered by the mock back-end in this process. */
export function mirageBackEndParts(): BackEndParts {
  const driver = new MirageBackEndDriver();
  return {
    driver,
    bind: (shop) => {
      const monitor = new ConnectionMonitor();
      const api = new HttpApi({ fetch: driver.fetch, monitor });
      shop.bindValue(PORTS.connection, monitor);
      shop.bindValue(PORTS.products, new HttpProducts(api));
      shop.bindValue(PORTS.authentication, new HttpAuthentication(api));
      shop.bindValue(PORTS.cart, new HttpCart(api));
      shop.bindValue(PORTS.wishlist, new HttpWishlist(api));
      shop.bindValue(PORTS.addresses, new HttpAddresses(api));
    },
  };
}
