import { randomUUID } from 'node:crypto';
import { RETURN_REASONS } from '../../../../core/domain/returns/Return.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { PRODUCTS, SHOPPERS, type Shopper } from '../shoppers.ts';
import { buyAsEarlierClient } from './earlierClient.ts';
import { post } from './forgeries.ts';
import { importAll, STAFF } from './staffCommands.ts';

/** What each size costs, in paise. */
const PRICE = 15_000;
const PARCEL = { carrier: 'Blue Dart', trackingNumber: 'BD1' };
const DAY_MS = 24 * 60 * 60_000;

/** Staff make the products of each shopper the sizes of one piece, for one price. */
export async function sellSizes(shop: ShopUnderTest, at: number): Promise<void> {
  if (shop.hasSizes) return;
  for (const { key } of PRODUCTS) shop.setPrice(key, PRICE);
  const sizes = PRODUCTS.map((product) => ({
    ...product,
    ...{ size: product.key, style: product.key.split('-')[0] ?? '', discountedPrice: PRICE, isListed: true },
  }));
  if ((await importAll(shop, at, sizes)) !== undefined) shop.hasSizes = true;
}

/** A shopper buys two pieces, which staff ship and deliver. */
export async function buyAndGet(shop: ShopUnderTest, at: number): Promise<void> {
  await sellSizes(shop, at);
  await buyAsEarlierClient(shop, SHOPPERS[at % SHOPPERS.length] as Shopper);
  const orderId = await shop.orderAt(at);
  if (orderId === undefined) return;
  await shop.process(at).use(async ({ admin: { orders } }) => {
    await orders.ship(STAFF, orderId, PARCEL);
    await orders.deliver(STAFF, orderId);
  });
}

/** A shopper sends pieces back, for money or for another size, and presses twice. */
export async function askForReturn(shop: ShopUnderTest, at: number): Promise<void> {
  const order = await shop.look<{ id: string; email: string; key: string }>(
    `select o.id, u.email, i.product_key as key from orders o join users u on u.id = o.user_id
     join order_items i on i.order_id = o.id order by o.position, o.id, i.line`,
  );
  const line = order[at % Math.max(1, order.length)];
  const shopper = SHOPPERS.find((name) => line?.email.startsWith(name));
  if (line === undefined || shopper === undefined) return;
  const owner = line.key.split('-')[0];
  const exchangeFor = [undefined, `${owner}-2`, `${owner}-3`, `${owner}-2`][at % 4];
  const reason = RETURN_REASONS[at % RETURN_REASONS.length];
  const body = { lines: [{ key: line.key, quantity: 1 + (at % 2), reason, exchangeFor }] };
  const authorization = await shop.token(shopper).catch(() => '');
  const request = post(body, { authorization, 'idempotency-key': randomUUID() });
  const press = () => shop.network.fetch(`/api/user/orders/${line.id}/returns`, request).catch(() => undefined);
  await Promise.all([press(), press()]);
}

export async function withdrawReturn(shop: ShopUnderTest, at: number): Promise<void> {
  const one = await returnAt(shop, at);
  const shopper = SHOPPERS.find((name) => one?.email.startsWith(name));
  if (one === undefined || shopper === undefined) return;
  const authorization = await shop.token(shopper).catch(() => '');
  const path = `/api/user/orders/${one.orderId}/returns/${one.id}/withdraw`;
  await shop.network.fetch(path, post({}, { authorization })).catch(() => undefined);
}

const STEPS = ['receive', 'receive-less', 'refund', 'exchange', 'refuse'] as const;

/** Staff take a step of a return on two screens at once. */
export async function settleReturn(shop: ShopUnderTest, at: number, step: (typeof STEPS)[number]): Promise<void> {
  const one = await returnAt(shop, at);
  if (one === undefined) return;
  const [{ key = '' } = {}] = JSON.parse(one.lines);
  const press = (process: number) =>
    shop.process(process).use(({ admin: { returns } }): Promise<unknown> => {
      switch (step) {
        case 'receive':
          return returns.receive(STAFF, one.id, { restock: at % 3 > 0 });
        case 'receive-less':
          return returns.receive(STAFF, one.id, { lines: [{ key, quantity: 1 }], restock: at % 3 > 0 });
        case 'refund':
          return returns.refund(STAFF, one.id, false);
        case 'exchange':
          return returns.exchange(STAFF, one.id, PARCEL);
        case 'refuse':
          return returns.refuse(STAFF, one.id, 'Worn');
      }
    });
  await Promise.all([0, 1].map(press));
}

/** Staff refund a part of an order that may be in a return. */
export async function refundBeside(shop: ShopUnderTest, at: number): Promise<void> {
  const orderId = await shop.orderAt(at);
  const key = orderId === undefined ? undefined : await shop.lineOf(orderId);
  if (orderId === undefined || key === undefined) return;
  const requests = [{ amount: 20_000 }, { lines: [{ key, quantity: 1 }] }, {}];
  const request = { ...requests[at % requests.length], reason: 'torn' };
  await shop.process(at).use(({ admin: { orders } }) => orders.refund(STAFF, orderId, request, false));
}

export function passDays(shop: ShopUnderTest, at: number): void {
  shop.advance((at % 3 === 0 ? 11 : 2) * DAY_MS);
}

async function returnAt(shop: ShopUnderTest, at: number) {
  const returns = await shop.look<{ id: string; orderId: string; email: string; lines: string }>(
    `select r.id, r.order_id as "orderId", u.email, r.lines from returns r join orders o on o.id = r.order_id
     join users u on u.id = o.user_id where r.state in ('asked', 'received') order by r.at, r.id`,
  );
  return returns[at % Math.max(1, returns.length)];
}
