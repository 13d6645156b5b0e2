import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { emailOf, SHOPPERS, type Shopper } from '../shoppers.ts';
import { post } from './forgeries.ts';
import { STAFF } from './staffCommands.ts';

/** A product that all shoppers may buy, of which there is one piece in the beginning. */
const WANTED = 'shared-1';

/** What shoppers know of the products that they wait for, by shopper and SKU. */
export class Waiting {
  /** They asked, and the shop may have heard it. */
  readonly asked = new Set<string>();
  /** The shop has acknowledged it. */
  readonly acknowledged = new Set<string>();
  /** They have, perhaps, taken it back. */
  readonly takenBack = new Set<string>();
}
const known = new WeakMap<ShopUnderTest, Waiting>();

export function waitingOf(shop: ShopUnderTest): Waiting {
  const waiting = known.get(shop) ?? new Waiting();
  known.set(shop, waiting);
  return waiting;
}

function wantedAt(at: number): { readonly shopper: Shopper; readonly sku: string; readonly name: string } {
  const shopper = SHOPPERS[at % SHOPPERS.length] ?? 'asha';
  return { shopper, sku: WANTED, name: `${emailOf(shopper)} ${WANTED}` };
}

/** A shopper asks to be told when a product is back. */
export async function awaitReturn(shop: ShopUnderTest, at: number): Promise<void> {
  const { shopper, sku, name } = wantedAt(at);
  const waiting = waitingOf(shop);
  const call = await callAs(shop, shopper);
  waiting.asked.add(name);
  if (await call('PUT', `/api/user/stock-alerts/${sku}`)) waiting.acknowledged.add(name);
}

/** A shopper does not want to be told any more. */
export async function takeBack(shop: ShopUnderTest, at: number): Promise<void> {
  const { shopper, sku, name } = wantedAt(at);
  waitingOf(shop).takenBack.add(name);
  await (await callAs(shop, shopper))('DELETE', `/api/user/stock-alerts/${sku}`);
}

/** A shopper begins to pay for the last pieces, and pays, or lets the time run out. */
export async function buyLast(shop: ShopUnderTest, at: number, isPaid: boolean): Promise<void> {
  const { shopper, sku } = wantedAt(at);
  const call = await callAs(shop, shopper);
  await call('DELETE', '/api/user/cart/all');
  await call('POST', '/api/user/cart', { product: { _id: sku } });
  const book = await call('GET', '/api/user/address');
  const started = await call('POST', '/api/user/checkout', { addressId: book?.addressList?.[0]?._id ?? '' });
  const { id: checkoutId, payment } = started?.checkout ?? {};
  if (!isPaid || checkoutId === undefined || shop.windows.isPaid(payment.orderId)) return;
  const { paymentId, providerOrderId, signature } = shop.windows.payOrder(payment.orderId);
  await call('POST', '/api/user/orders', { order: { checkoutId, paymentId, providerOrderId, signature } });
}

/** Staff receive a piece. */
export function receiveWanted(shop: ShopUnderTest, at: number): Promise<unknown> {
  const change = { sku: WANTED, kind: 'receive', quantity: 1 } as const;
  return shop.process(at).use(({ admin }) => admin.moveStock(STAFF, [change]));
}

/** Returns a function that calls the shop for a shopper. It resolves with the body of a success, else with undefined. */
async function callAs(shop: ShopUnderTest, shopper: Shopper) {
  const authorization = await shop.token(shopper).catch(() => '');
  // biome-ignore lint/suspicious/noExplicitAny: what is read is only as much as the next call needs
  return async (method: string, path: string, body?: object): Promise<any> => {
    const sent = body === undefined ? {} : post(body, { authorization });
    const request = { headers: { authorization }, ...sent, method };
    const answer = await shop.network.fetch(path, request).catch(() => undefined);
    return answer?.ok === true && !answer.headers.has('x-fault') ? answer.json().catch(() => undefined) : undefined;
  };
}
