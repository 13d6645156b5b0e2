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
 * Lets `perSecond` of the shoppers begin to buy their carts each second, whether those before have ended or not, until all have bought
 * once. Resolves with the times of the confirmations, in ms, the shortest first.
 */
export async function placeOrdersAt(
  address: string,
  shoppers: readonly BenchShopper[],
  perSecond: number,
): Promise<readonly number[]> {
  const buying: Promise<number>[] = [];
  const started = performance.now();
  for (const [place, shopper] of shoppers.entries()) {
    const due = started + (place * MS_PER_SECOND) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    buying.push(buyCart(address, shopper));
  }
  return (await Promise.all(buying)).toSorted((one, other) => one - other);
}

/** Lets a shopper buy the cart and put a product into it again. Resolves with the time of the confirmation, in ms. */
export async function placeOrder(address: string, shopper: BenchShopper): Promise<number> {
  const took = await buyCart(address, shopper);
  const product = { _id: shopper.productKeys[0] };
  await callApi(`${address}/api/user/cart`, 'POST', { product }, shopper.token);
  return took;
}

async function buyCart(address: string, { token, addressId }: BenchShopper): Promise<number> {
  const { checkout } = await callApi(`${address}/api/user/checkout`, 'POST', { addressId }, token);
  const { orderId } = checkout.payment;
  const paid = await callApi(`${address}/stand-in/pay`, 'POST', { orderId });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  const order = { checkoutId: checkout.id, paymentId, providerOrderId: orderId, signature };
  const started = performance.now();
  await callApi(`${address}/api/user/orders`, 'POST', { order }, token);
  return performance.now() - started;
}
