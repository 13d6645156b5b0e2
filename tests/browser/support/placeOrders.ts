import type { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { as, asha, type Call, signUp, startCheckout } from '../../fastify/testServer.ts';

/** What a shopper buys: a tee in M for ₹499, and a cap. */
const PRODUCTS = [
  aProduct(),
  aProduct({ key: 'cap', id: 2, name: 'Saltwater Cap', size: 'One size', discountedPrice: 29_950 }),
];

/** Lets each of these people buy a tee, and Asha two caps with it. Resolves with the numbers of the orders. */
export async function placeOrders(
  { ports }: StaffFixture,
  address: string,
  names: readonly string[] = ['Asha'],
): Promise<readonly string[]> {
  ports.tables.products = new Map(PRODUCTS.map((product) => [product.key, { ...product, isListed: true }]));
  ports.tables.version = 1;
  const call: Call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${address}/api${path}`, {
      ...{ method, headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers } },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const numbers: string[] = [];
  for (const firstName of names) {
    const email = `${firstName.toLowerCase()}@example.com`;
    const asShopper = as(call, await signUp(call, { ...asha, firstName, email }));
    if (firstName === 'Asha') {
      await asShopper('POST', '/user/cart', { product: { _id: 'cap' } });
      await asShopper('POST', '/user/cart/cap', { action: { type: 'increment' } });
    }
    const { checkout } = await startCheckout(asShopper);
    const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.payment.orderId);
    await asShopper('POST', '/user/orders', {
      order: { checkoutId: checkout.id, paymentId, providerOrderId, signature },
    });
    numbers.push(ports.tables.orders.get(checkout.id)?.number ?? '');
  }
  return numbers;
}
