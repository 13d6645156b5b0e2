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

/** How long two answers took, in ms: to the press of Pay, and to the confirmation of the payment. */
export type Purchase = { readonly pressed: number; readonly confirmed: number };

/**
 * Lets `perSecond` of the shoppers begin to buy their carts each second, whether those before have ended or not, until all have tried
 * once, each at one of the servers. Resolves with the purchases, and with how many failed.
 */
export async function placeOrdersAt(
  addresses: readonly string[],
  shoppers: readonly BenchShopper[],
  perSecond: number,
): Promise<{ readonly purchases: readonly Purchase[]; readonly failed: number }> {
  const buying: Promise<Purchase>[] = [];
  const started = performance.now();
  for (const [place, shopper] of shoppers.entries()) {
    const due = started + (place * MS_PER_SECOND) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    buying.push(buyCart(addresses[place % addresses.length] ?? '', shopper));
  }
  const results = await Promise.allSettled(buying);
  const purchases = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { purchases, failed: results.length - purchases.length };
}

/** Lets a shopper buy the cart and put a product into it again. Resolves with the time of the confirmation, in ms. */
export async function placeOrder(address: string, shopper: BenchShopper): Promise<number> {
  const { confirmed } = await buyCart(address, shopper);
  const product = { _id: shopper.productKeys[0] };
  await callApi(`${address}/api/user/cart`, 'POST', { product }, shopper.token);
  return confirmed;
}

/** Lets a shopper press Pay, pay, and confirm it. */
async function buyCart(address: string, { token, addressId }: BenchShopper): Promise<Purchase> {
  const pressedAt = performance.now();
  const { checkout } = await callApi(`${address}/api/user/checkout`, 'POST', { addressId }, token);
  const pressed = performance.now() - pressedAt;
  const { orderId } = checkout.payment;
  const paid = await callApi(`${address}/stand-in/pay`, 'POST', { orderId });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  const order = { checkoutId: checkout.id, paymentId, providerOrderId: orderId, signature };
  const started = performance.now();
  await callApi(`${address}/api/user/orders`, 'POST', { order }, token);
  return { pressed, confirmed: performance.now() - started };
}
