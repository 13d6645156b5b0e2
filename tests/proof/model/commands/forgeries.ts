import { randomUUID } from 'node:crypto';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { emailOf, LIMITED, productsOf, SHOPPERS, type Shopper } from '../shoppers.ts';

export function post(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Whether the shop, and not the network in its place, has answered that a call succeeded. */
function isSuccess(answer: Response | undefined): answer is Response {
  return answer?.ok === true && !answer.headers.has('x-fault');
}

/** A shopper claims to have paid: with an invented payment and an invented signature. */
export async function forgeConfirmation(shop: ShopUnderTest, at: number): Promise<void> {
  const window = shop.windows.windows[at % Math.max(1, shop.windows.windows.length)];
  const providerOrderId = window?.request.providerOrder?.orderId;
  const shopper = SHOPPERS.find((name) => emailOf(name) === window?.email);
  if (providerOrderId === undefined || shopper === undefined) return;
  const checkoutId = window?.request.description.replace('Order ', '');
  const order = { checkoutId, paymentId: `pay_invented${at}`, providerOrderId, signature: 'f'.repeat(64) };
  const authorization = await shop.token(shopper).catch(() => '');
  const answer = await shop.network
    .fetch('/api/user/orders', post({ order }, { authorization }))
    .catch(() => undefined);
  if (isSuccess(answer)) shop.violations.push(`The invented payment ${order.paymentId} was taken for one`);
}

/** Somebody sends the event of an invented payment. */
export async function forgeWebhook(shop: ShopUnderTest, at: number): Promise<void> {
  const window = shop.windows.windows[at % Math.max(1, shop.windows.windows.length)];
  const orderId = window?.request.providerOrder?.orderId;
  if (window === undefined || orderId === undefined) return;
  const entity = { id: `pay_forged${at}`, entity: 'payment', amount: window.request.amount, currency: 'INR' };
  const payment = { entity: { ...entity, status: 'captured', order_id: orderId, captured: true } };
  const event = { entity: 'event', event: 'payment.captured', contains: ['payment'], payload: { payment } };
  const headers = { 'x-razorpay-event-id': `evt_forged${at}`, 'x-razorpay-signature': 'f'.repeat(64) };
  const path = '/api/payments/razorpay/webhook';
  await shop.network.fetch(path, post(event, headers)).catch(() => undefined);
}

/** A shopper claims that a product costs one rupee. */
export async function forgePrice(shop: ShopUnderTest, shopper: Shopper, at: number): Promise<void> {
  const { network, token, violations } = shop;
  const products = productsOf(emailOf(shopper));
  const product = { _id: products[at % products.length]?.key, discounted_price: 1, original_price: 1 };
  const headers = { authorization: await token(shopper).catch(() => '') };
  const answer = await network.fetch('/api/user/cart', post({ product }, headers)).catch(() => undefined);
  const { cart = [] }: { readonly cart?: readonly { readonly discounted_price: number }[] } = isSuccess(answer)
    ? await answer.json()
    : {};
  if (cart.some((line) => line.discounted_price === product.discounted_price))
    violations.push(`The price of ${product._id} is what the client said`);
}

const COUPONS = ['black-friday', 'new-year', 'no-such-coupon'];

/** A shopper's client presses Pay with a coupon, whether or not her cart earns it and whether or not it exists, and pays. */
export async function forgeCoupon(shop: ShopUnderTest, shopper: Shopper, at: number): Promise<void> {
  await buyWithCoupon(shop, shopper, COUPONS[at % COUPONS.length] ?? '');
}

/** Two shoppers put a product of their own into their carts and press Pay at once, with a coupon that can be used once in all. */
export async function useLimitedCoupon(shop: ShopUnderTest, at: number): Promise<void> {
  const shoppers = [0, 1].map((next) => SHOPPERS[(at + next) % SHOPPERS.length] as Shopper);
  const buy = async (shopper: Shopper) => {
    const authorization = await shop.token(shopper).catch(() => '');
    const product = { _id: productsOf(emailOf(shopper))[2]?.key };
    await shop.network.fetch('/api/user/cart', post({ product }, { authorization })).catch(() => undefined);
    await buyWithCoupon(shop, shopper, LIMITED.id);
  };
  await Promise.all(shoppers.map(buy));
}

async function buyWithCoupon({ network, token, windows }: ShopUnderTest, shopper: Shopper, couponId: string) {
  const authorization = await token(shopper).catch(() => '');
  // biome-ignore lint/suspicious/noExplicitAny: a forging client does not check what it reads
  const send = async (path: string, init: RequestInit): Promise<any> => {
    const response = await network.fetch(path, init).catch(() => undefined);
    return response?.ok === true ? response.json().catch(() => undefined) : undefined;
  };
  const addressId = (await send('/api/user/address', { headers: { authorization } }))?.addressList?.[0]?._id;
  const checkout = (await send('/api/user/checkout', post({ addressId, couponId }, { authorization })))?.checkout;
  if (checkout === undefined || windows.isPaid(checkout.payment.orderId)) return;
  const order = { checkoutId: checkout.id, ...windows.payOrder(checkout.payment.orderId) };
  await send('/api/user/orders', post({ order }, { authorization }));
}

/** A shopper adds a product, then presses + for it on two devices at once. The browsers send each press twice. */
export async function addOnTwoDevices({ network, token }: ShopUnderTest, shopper: Shopper): Promise<void> {
  const product = { _id: productsOf(emailOf(shopper)).at(-1)?.key };
  const headers = { authorization: await token(shopper).catch(() => '') };
  const send = (path: string, body: object, key = {}) =>
    network.fetch(path, post(body, { ...headers, ...key })).catch(() => undefined);
  const press = (idempotencyKey: string) =>
    send(`/api/user/cart/${product._id}`, { action: { type: 'increment' } }, { 'idempotency-key': idempotencyKey });
  await send('/api/user/cart', { product });
  const keys = [randomUUID(), randomUUID()];
  await Promise.all([...keys, ...keys].map(press));
}
