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
  const door = new MemoryBackEndDriver(backEnd);
  return {
    door,
    bind: (shop) => {
      shop.bindValue(PORTS.products, door.answering('catalogue', new MemoryProducts(backEnd)));
      shop.bindValue(PORTS.authentication, door.answering('authentication', new MemoryAuthentication(backEnd)));
      shop.bindValue(PORTS.cart, door.answering('cart', new MemoryCart(backEnd)));
      shop.bindValue(PORTS.wishlist, door.answering('wishlist', new MemoryWishlist(backEnd)));
      shop.bindValue(PORTS.addresses, door.answering('addresses', new MemoryAddresses(backEnd)));
      shop.bindValue(PORTS.connection, backEnd.connection);
    },
  };
}
