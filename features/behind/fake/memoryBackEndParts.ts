import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { memoryAddresses } from '../../../adapters/memory/memoryAddresses.ts';
import { memoryAuthentication } from '../../../adapters/memory/memoryAuthentication.ts';
import { memoryBackEndOrders } from '../../../adapters/memory/memoryBackEndOrders.ts';
import { memoryCart } from '../../../adapters/memory/memoryCart.ts';
import { memoryCatalogue } from '../../../adapters/memory/memoryCatalogue.ts';
import { memoryPrices } from '../../../adapters/memory/memoryPrices.ts';
import { memoryWishlist } from '../../../adapters/memory/memoryWishlist.ts';
import { PORTS } from '../../../src/shared/container/portTokens.ts';
import type { BackEndParts } from '../BackEndParts.ts';
import { MemoryBackEndDriver } from './MemoryBackEndDriver.ts';

/** Returns a new in-memory back-end. It leaves prices and orders to the device, as the mock does, unless it `keepsOrders`. */
export function memoryBackEndParts({ keepsOrders = false } = {}): BackEndParts {
  const backEnd = new MemoryBackEnd();
  const driver = new MemoryBackEndDriver(backEnd);
  return {
    driver,
    bind: (shop) => {
      shop.bindValue(PORTS.products, driver.answering('catalogue', memoryCatalogue(backEnd)));
      shop.bindValue(PORTS.authentication, driver.answering('authentication', memoryAuthentication(backEnd)));
      shop.bindValue(PORTS.cart, driver.answering('cart', memoryCart(backEnd, { keepsOrders })));
      shop.bindValue(PORTS.wishlist, driver.answering('wishlist', memoryWishlist(backEnd)));
      shop.bindValue(PORTS.addresses, driver.answering('addresses', memoryAddresses(backEnd)));
      shop.bindValue(PORTS.connection, backEnd.connection);
      if (!keepsOrders) return;
      shop.bindValue(PORTS.tokens, memoryAuthentication(backEnd));
      shop.bindValue(PORTS.prices, memoryPrices(backEnd));
      shop.bindValue(PORTS.orders, memoryBackEndOrders(backEnd));
    },
  };
}
