import { MemoryAddresses } from '../../../adapters/memory/MemoryAddresses.ts';
import { MemoryAuthentication } from '../../../adapters/memory/MemoryAuthentication.ts';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryBackEndOrders } from '../../../adapters/memory/MemoryBackEndOrders.ts';
import { MemoryCart } from '../../../adapters/memory/MemoryCart.ts';
import { MemoryPrices } from '../../../adapters/memory/MemoryPrices.ts';
import { MemoryProducts } from '../../../adapters/memory/MemoryProducts.ts';
import { MemoryTokens } from '../../../adapters/memory/MemoryTokens.ts';
import { MemoryWishlist } from '../../../adapters/memory/MemoryWishlist.ts';
import { OrderingMemoryCart } from '../../../adapters/memory/OrderingMemoryCart.ts';
import { PORTS } from '../../../src/container/portTokens.ts';
import type { BackEndParts } from './BackEndParts.ts';
import { MemoryBackEndDriver } from './MemoryBackEndDriver.ts';

/** Returns a new in-memory back-end. It leaves prices and orders to the device, as the mock does, unless it `keepsOrders`. */
export function memoryBackEndParts({ keepsOrders = false } = {}): BackEndParts {
  const backEnd = new MemoryBackEnd();
  const driver = new MemoryBackEndDriver(backEnd);
  return {
    driver,
    bind: (shop) => {
      shop.bindValue(PORTS.products, driver.answering('catalogue', new MemoryProducts(backEnd)));
      shop.bindValue(PORTS.authentication, driver.answering('authentication', new MemoryAuthentication(backEnd)));
      const cart = keepsOrders ? new OrderingMemoryCart(backEnd) : new MemoryCart(backEnd);
      shop.bindValue(PORTS.cart, driver.answering('cart', cart));
      shop.bindValue(PORTS.wishlist, driver.answering('wishlist', new MemoryWishlist(backEnd)));
      shop.bindValue(PORTS.addresses, driver.answering('addresses', new MemoryAddresses(backEnd)));
      shop.bindValue(PORTS.connection, backEnd.connection);
      if (!keepsOrders) return;
      shop.bindValue(PORTS.tokens, new MemoryTokens(backEnd));
      shop.bindValue(PORTS.prices, new MemoryPrices(backEnd));
      shop.bind(PORTS.orders, ({ tabs }) => new MemoryBackEndOrders(backEnd, tabs), { tabs: PORTS.tabs });
    },
  };
}
