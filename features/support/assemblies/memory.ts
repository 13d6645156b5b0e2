import { MemoryAddresses } from '../../../adapters/memory/MemoryAddresses.ts';
import { MemoryAuthentication } from '../../../adapters/memory/MemoryAuthentication.ts';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryCart } from '../../../adapters/memory/MemoryCart.ts';
import { MemoryProducts } from '../../../adapters/memory/MemoryProducts.ts';
import { MemoryServerOrders } from '../../../adapters/memory/MemoryServerOrders.ts';
import { MemoryWishlist } from '../../../adapters/memory/MemoryWishlist.ts';
import { PORTS } from '../../../src/container/portTokens.ts';
import { MemoryBackEndDriver } from '../backEnd/MemoryBackEndDriver.ts';
import { viewModelAssembly } from '../viewModels/viewModelAssembly.ts';
import type { Assembly } from './Assembly.ts';

/** View-models on in-memory fakes: the rules and the view-models, nothing else. */
export function memoryAssembly(): Assembly {
  const backEnd = new MemoryBackEnd();
  const door = new MemoryBackEndDriver(backEnd);
  return viewModelAssembly({
    door,
    bind: (shop, token) => {
      shop.bind(PORTS.products).toConstantValue(door.answering('catalogue', new MemoryProducts(backEnd)));
      shop
        .bind(PORTS.authentication)
        .toConstantValue(door.answering('authentication', new MemoryAuthentication(backEnd)));
      shop.bind(PORTS.cart).toConstantValue(door.answering('cart', new MemoryCart(backEnd, token)));
      shop.bind(PORTS.wishlist).toConstantValue(door.answering('wishlist', new MemoryWishlist(backEnd, token)));
      shop.bind(PORTS.addresses).toConstantValue(door.answering('addresses', new MemoryAddresses(backEnd, token)));
      shop.bind(PORTS.serverOrders).toConstantValue(new MemoryServerOrders(backEnd, token));
    },
  });
}
