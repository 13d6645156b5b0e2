import { paths } from '../../../src/shop/paths/paths.ts';
import type { Device } from '../../browser/support/devices.ts';
import { placeOrder } from '../server/placeOrders.ts';
import { callApi, registerShoppers } from '../server/registerShoppers.ts';
import { startBuiltServer } from '../server/startBuiltServer.ts';
import type { ServedStorefront } from './ServedStorefront.ts';
import { secured } from './secured.ts';

const LINES = 3;

/** The compiled server with the sample catalogue, and a shopper with an order and three products in the cart. */
export async function serveOurShop(): Promise<ServedStorefront> {
  const server = await startBuiltServer();
  const { device, orderId } = await signUpAndBuy(server.address);
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

/** Resolves with what the device keeps of a shopper, and with her order. */
async function signUpAndBuy(address: string): Promise<{ readonly device: Device; readonly orderId: string }> {
  const [shopper] = await registerShoppers(address, 1, LINES);
  if (shopper === undefined) throw new Error('Nobody has signed up');
  const { token, productKeys } = shopper;
  await placeOrder(address, shopper);
  for (const _id of productKeys.slice(1))
    await callApi(`${address}/api/user/cart`, 'POST', { product: { _id } }, token);
  const { orders } = await callApi(`${address}/api/user/orders`, 'GET', undefined, token);
  const name = { firstName: 'A', lastName: 'B', email: 'shopper-0@example.com' };
  return { device: { token, isAuth: 'true', ...name }, orderId: orders[0].orderId };
}
