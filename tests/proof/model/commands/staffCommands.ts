import { Readable } from 'node:stream';
import { writeJsonProducts } from '../../../../adapters/product-files/jsonProduct.ts';
import type { StoredProduct } from '../../../../core/backend/ports/ForStoringProducts.ts';
import type { CouponChange } from '../../../../core/backend/staff/ManageCoupons.ts';
import type { Actor } from '../../../../core/domain/staff/Actor.ts';
import { timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { emailOf, LIMITED, PASSWORD, PIECES, PRODUCTS, PUT_BACK, SHOPPERS, type Shopper } from '../shoppers.ts';
import { post } from './forgeries.ts';

/** Who changes something in the admin. */
export const STAFF: Actor = { kind: 'staff', id: 'meera', name: 'Meera' };
/** The prices of a product, as multiples of the one that it has in the beginning. */
const PRICES = [1, 0.9, 1.1] as const;

/** Staff import the whole catalogue again, with the prices of now. */
export function importCatalogue(shop: ShopUnderTest, at: number): Promise<unknown> {
  const products = PRODUCTS.map((product) => ({
    ...product,
    discountedPrice: shop.priceOf(product.key),
    isListed: true,
  }));
  return importAll(shop, at, products);
}

/** Staff change the price of a product. */
export function changePrice(shop: ShopUnderTest, at: number): Promise<unknown> {
  const product = PRODUCTS[at % PRODUCTS.length] as (typeof PRODUCTS)[number];
  const discountedPrice = Math.round(product.discountedPrice * (PRICES[at % PRICES.length] ?? 1));
  shop.setPrice(product.key, discountedPrice);
  return importAll(shop, at, [{ ...product, discountedPrice, isListed: true }]);
}

/** Staff import a file of products. */
export function importAll(shop: ShopUnderTest, at: number, products: readonly StoredProduct[]): Promise<unknown> {
  const bytes = Readable.from([Buffer.from(writeJsonProducts(products))]);
  return shop
    .process(at)
    .use(({ admin: { catalogue } }) => catalogue.importProducts(STAFF, { name: 'products.json', bytes }));
}

/** Staff end a coupon, let it be valid again, or change how often another may be used. */
export async function changeCoupon(shop: ShopUnderTest, at: number): Promise<void> {
  const endsAt = timestamp(shop.now);
  const changes: readonly (readonly [string, CouponChange])[] = [
    ['new-year', { endsAt }],
    ['new-year', { endsAt: null }],
    [LIMITED.id, { mostUses: 2 }],
    [LIMITED.id, { mostUses: 1 }],
  ];
  const [id, change] = changes[at % changes.length] as (typeof changes)[number];
  await shop.process(at).use(({ admin }) => admin.changeCoupon(STAFF, id, change));
}

export function receiveStock(shop: ShopUnderTest, at: number): Promise<unknown> {
  const pieces = Object.keys(PIECES);
  const change = { sku: pieces[at % pieces.length] ?? '', kind: 'receive' as const, quantity: 1 };
  return shop.process(at).use(({ admin }) => admin.moveStock(STAFF, [change]));
}

/** Staff pack, ship, deliver or cancel an order, or note something about it. */
export async function fulfilOrder(shop: ShopUnderTest, at: number): Promise<void> {
  const orderId = await shop.orderAt(at);
  if (orderId === undefined) return;
  await shop.process(at).use(({ admin: { orders } }) => {
    const steps = [
      () => orders.ship(STAFF, orderId, { carrier: 'Blue Dart', trackingNumber: `BD${at}` }),
      () => orders.pack(STAFF, orderId),
      () => orders.deliver(STAFF, orderId),
      () => orders.cancel(STAFF, orderId, { reason: 'staff', restock: at % 8 < 4 }),
      () => orders.note(STAFF, orderId, `Note ${at}`),
    ];
    return (steps[at % steps.length] as () => Promise<unknown>)();
  });
}

/** Staff press Refund on two screens at once: a part of an order, or all that is left. */
export async function refundOrder(shop: ShopUnderTest, at: number): Promise<void> {
  const orderId = await shop.orderAt(at);
  const key = orderId === undefined ? undefined : await shop.lineOf(orderId);
  if (orderId === undefined || key === undefined) return;
  const requests = [{ amount: 5_000 }, { lines: [{ key, quantity: 1 }], restock: true, reason: PUT_BACK }, {}];
  const request = { reason: 'torn', ...requests[at % requests.length] };
  const press = (process: number) =>
    shop.process(process).use(({ admin: { orders } }) => orders.refund(STAFF, orderId, request, false));
  await Promise.all([0, 1].map(press));
}

/** Staff ask for a failed refund again. */
export async function retryRefund(shop: ShopUnderTest, at: number): Promise<void> {
  const text = `select id from refunds where status = 'failed' order by at, id limit 1`;
  const [refund] = await shop.database.inspect.query<{ id: string }>(text).catch(() => []);
  if (refund !== undefined) await shop.process(at).use(({ admin: { orders } }) => orders.retryRefund(STAFF, refund.id));
}

/** A shopper asks for a new password, and follows the mailed link twice at once and once more. */
export async function resetPassword(shop: ShopUnderTest, at: number): Promise<void> {
  const email = emailOf(SHOPPERS[at % SHOPPERS.length] as Shopper);
  const send = (path: string, body: object) => shop.network.fetch(path, post(body)).catch(() => undefined);
  await send('/api/auth/password/forgot', { email });
  // The first run writes the mail, the second sends it.
  for (let run = 0; run < 2; run += 1) await shop.process(at).use(({ runJobs }) => runJobs());
  const mails = shop.processes.flatMap(({ mail }) => mail.sent).filter(({ to }) => to === email);
  for (const { content } of mails.slice(-1)) {
    if (content.kind !== 'reset-password') continue;
    const follow = async () => {
      const answer = await send('/api/auth/password/reset', { token: content.token, password: PASSWORD });
      if (answer?.ok && !answer.headers.has('x-fault')) shop.countReset(content.token);
    };
    await Promise.all([follow(), follow()]);
    await follow();
  }
}
