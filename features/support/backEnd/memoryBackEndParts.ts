import { MemoryAddresses } from '../../../adapters/memory/MemoryAddresses.ts';
import { MemoryAuthentication } from '../../../adapters/memory/MemoryAuthentication.ts';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryCart } from '../../../adapters/memory/MemoryCart.ts';
import { MemoryProducts } from '../../../adapters/memory/MemoryProducts.ts';
import { MemoryWishlist } from '../../../adapters/memory/MemoryWishlist.ts';
import { PORTS } from '../../../src/container/portTokens.ts';
import type { BackEndParts } from './BackEndParts.ts';
import { MemoryBackEndDriver } from './MemoryBackEndDriver.ts';

/** Returns a new in-memory back-end. */
export function memoryBackEndParts(): BackEndParts {
  const backEnd = new MemoryBackEnd();
  const driver = new MemoryBackEndDriver(backEnd);
  return {
    driver,
    bind: (shop) => {
      shop.bindValue(PORTS.products, driver.answering('catalogue', new MemoryProducts(backEnd)));
      shop.bindValue(PORTS.authentication, driver.answering('authentication', new MemoryAuthentication(backEnd)));
      shop.bindValue(PORTS.cart, driver.answering('cart', new MemoryCart(backEnd)));
      shop.bindValue(PORTS.wishlist, driver.answering('wishlist', new MemoryWishlist(backEnd)));
      shop.bindValue(PORTS.addresses, driver.answering('addresses', new MemoryAddresses(backEnd)));
      shop.bindValue(PORTS.connection, backEnd.connection);
    },
  };
}
