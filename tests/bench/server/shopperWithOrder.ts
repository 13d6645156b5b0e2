import type { Device } from '../../browser/support/devices.ts';
import { placeOrder } from './placeOrders.ts';
import { callApi, registerShoppers } from './registerShoppers.ts';

const LINES = 3;

/** A shopper with an order and three products in the cart. */
export type ShopperWithOrder = {
  /** What a device keeps of the shopper. */
  readonly device: Device;
  readonly token: string;
  readonly orderId: string;
  readonly productKeys: readonly string[];
};

/** Signs a shopper up, and lets her buy and fill her cart again. `number` is that in her e-mail. */
export async function shopperWithOrder(address: string, number = 0): Promise<ShopperWithOrder> {
  const [shopper] = await registerShoppers(address, 1, LINES, number);
  if (shopper === undefined) throw new Error('Nobody has signed up');
  const { token, productKeys } = shopper;
  await placeOrder(address, shopper);
  for (const _id of productKeys.slice(1))
    await callApi(`${address}/api/user/cart`, 'POST', { product: { _id } }, token);
  const { orders } = await callApi(`${address}/api/user/orders`, 'GET', undefined, token);
  const name = { firstName: 'A', lastName: 'B', email: `shopper-${number}@example.com` };
  return { device: { token, isAuth: 'true', ...name }, token, orderId: orders[0].orderId, productKeys };
}
