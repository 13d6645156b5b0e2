import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { emailOf, PASSWORD, productsOf, type Shopper } from '../shoppers.ts';

/**
 * Buys as the storefront that was delivered first: its requests are written out here, and stay as they are when the storefront
 * changes. It reads only the fields that it needs, and gives up where a call fails.
 */
export async function buyAsEarlierClient(shop: ShopUnderTest, shopper: Shopper): Promise<void> {
  const call = caller(shop.network.fetch);
  try {
    const { encodedToken: token } = await call('POST', '/api/auth/login', {
      email: emailOf(shopper),
      password: PASSWORD,
    });
    const [product] = productsOf(emailOf(shopper));
    await call('POST', '/api/user/cart', { product: { _id: product?.key } }, token);
    await call('POST', `/api/user/cart/${product?.key}`, { action: { type: 'increment' } }, token);
    const { addressList } = await call('GET', '/api/user/address', undefined, token);
    const { checkout } = await call('POST', '/api/user/checkout', { addressId: addressList[0]._id }, token);
    if (shop.windows.isPaid(checkout.payment.orderId)) throw new GaveUp();
    const { paymentId, providerOrderId, signature } = shop.windows.payOrder(checkout.payment.orderId);
    const order = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
    await call('POST', '/api/user/orders', { order }, token);
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
  }
}

class GaveUp extends Error {}

function caller(send: typeof fetch) {
  // biome-ignore lint/suspicious/noExplicitAny: the earlier client did not check what it read
  return async (method: string, path: string, body?: object, token?: string): Promise<any> => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) };
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    try {
      const response = await send(path, request);
      if (!response.ok || response.headers.has('x-fault')) throw new GaveUp();
      return await response.json();
    } catch {
      throw new GaveUp();
    }
  };
}
