import { paths } from '../../../src/shop/paths/paths.ts';
import { callApi } from '../server/registerShoppers.ts';
import { shopperWithOrder } from '../server/shopperWithOrder.ts';
import { startBuiltServer } from '../server/startBuiltServer.ts';
import type { ServedStorefront } from './ServedStorefront.ts';
import { secured } from './secured.ts';

/** The compiled server with the sample catalogue, and a shopper with an order and three products in the cart. */
export async function serveOurShop(): Promise<ServedStorefront> {
  const server = await startBuiltServer();
  const { device, orderId } = await shopperWithOrder(server.address);
  const { products } = await callApi(`${server.address}/api/products`, 'GET');
  const sized = products.find(({ sizes = [] }: { readonly sizes?: readonly unknown[] }) => sizes.length > 1);
  return {
    ...(await secured(server)),
    ...{ shopper: device, sizedPath: paths.product(sized.id) },
    pages: [
      { name: 'home', path: paths.home, device: {} },
      { name: 'listing', path: paths.listing, device: {} },
      { name: 'details', path: paths.product(14), device: {} },
      { name: 'cart', path: paths.cart, device },
      { name: 'checkout', path: paths.checkout, device },
      { name: 'order', path: paths.order(orderId), device },
    ],
  };
}
