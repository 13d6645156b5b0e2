import { type BenchShopper, callApi } from './registerShoppers.ts';

/** Lets all shoppers buy again and again. Resolves with the time of each confirmation, in ms, the shortest first. */
export async function placeOrders(
  address: string,
  shoppers: readonly BenchShopper[],
  goesOn: () => boolean,
): Promise<readonly number[]> {
  const times: number[] = [];
  const buyAgain = async (shopper: BenchShopper) => {
    while (goesOn()) times.push(await placeOrder(address, shopper));
  };
  await Promise.all(shoppers.map(buyAgain));
  return times.toSorted((one, other) => one - other);
}

/** Lets a shopper buy the cart and put a product into it again. Resolves with the time of the confirmation, in ms. */
export async function placeOrder(address: string, { token, addressId, productKeys }: BenchShopper): Promise<number> {
  const { checkout } = await callApi(`${address}/api/user/checkout`, 'POST', { addressId }, token);
  const { orderId } = checkout.payment;
  const paid = await callApi(`${address}/stand-in/pay`, 'POST', { orderId });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  const order = { checkoutId: checkout.id, paymentId, providerOrderId: orderId, signature };
  const started = performance.now();
  await callApi(`${address}/api/user/orders`, 'POST', { order }, token);
  const took = performance.now() - started;
  await callApi(`${address}/api/user/cart`, 'POST', { product: { _id: productKeys[0] } }, token);
  return took;
}
