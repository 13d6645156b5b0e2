import { setTimeout as wait } from 'node:timers/promises';
import { type BenchShopper, callApi } from './registerShoppers.ts';

const MS_PER_SECOND = 1000;

/**
 * Lets the shoppers buy in turn, `atOnce` of them at a time. Resolves with the time of each confirmation, in ms, the shortest first.
 */
export async function placeOrders(
  address: string,
  shoppers: readonly BenchShopper[],
  { atOnce, goesOn }: { readonly atOnce: number; readonly goesOn: () => boolean },
): Promise<readonly number[]> {
  const times: number[] = [];
  const buyAgain = async (first: number) => {
    for (let turn = first; goesOn(); turn += atOnce) {
      times.push(await placeOrder(address, shoppers[turn % shoppers.length] as BenchShopper));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => buyAgain(first)));
  return times.toSorted((one, other) => one - other);
}

/**
 * Lets `perSecond` of the shoppers buy each second, whether the purchases before have ended or not. A shopper whose purchase has not
 * ended is left out. Resolves with the times of the confirmations, in ms, the shortest first, and how many were left out.
 */
export async function placeOrdersAt(
  address: string,
  shoppers: readonly BenchShopper[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
) {
  const times: number[] = [];
  const buying = new Map<BenchShopper, Promise<void>>();
  let leftOut = 0;
  const buy = async (shopper: BenchShopper) => {
    times.push(await placeOrder(address, shopper));
    buying.delete(shopper);
  };
  const started = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = started + (count * MS_PER_SECOND) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const shopper = shoppers[count % shoppers.length] as BenchShopper;
    if (buying.has(shopper)) leftOut += 1;
    else buying.set(shopper, buy(shopper));
  }
  await Promise.all(buying.values());
  return { times: times.toSorted((one, other) => one - other), leftOut };
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
