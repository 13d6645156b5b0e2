import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { isPaid } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { capturedPayments } from './checks/checkLife.ts';
import type { Call } from './Network.ts';
import type { Captured } from './PaymentWindows.ts';
import type { ShopUnderTest, UndoneRemoval } from './ShopUnderTest.ts';
import { emailOf, LIMITED, SHOPPERS } from './shoppers.ts';

export type StoredCheckout = {
  readonly id: string;
  readonly email: string;
  readonly providerOrderId: string;
  readonly amount: number;
  readonly couponDiscount: number;
  /** JSON. */
  readonly address: string;
  readonly lines: readonly Line[];
  readonly createdAt: string;
};
/** Prices are in paise. */
type Line = { readonly key: string; readonly quantity: number; readonly discountedPrice: number };
export type StoredOrder = {
  readonly id: string;
  readonly email: string;
  readonly paymentId: string;
  readonly standing: string;
  readonly amount: number;
  readonly lines: readonly Line[];
};
type Entry = { readonly email: string; readonly name: string };

/** What a run has left behind. */
export type History = {
  /** Amounts are in paise. */
  readonly captured: readonly (Captured & { readonly amount: number })[];
  readonly checkouts: readonly StoredCheckout[];
  readonly orders: readonly StoredOrder[];
  readonly cart: readonly (Entry & { readonly quantity: number; readonly position: number })[];
  readonly wishlist: readonly Entry[];
  readonly addresses: readonly Entry[];
  /** Stored events of the provider that are not processed. */
  readonly waitingEvents: number;
  /** Paid attempts that a device still keeps. */
  readonly unfinished: number;
  readonly undone: readonly UndoneRemoval[];
  /** The prices that each product has had. */
  readonly prices: ReadonlyMap<string, readonly number[]>;
  /** How often the coupon of {@link LIMITED} may be used in the end. */
  readonly couponLimit: number;
  readonly calls: readonly (Call & { readonly email: string | undefined })[];
};

/** Reads what a run has left behind in the database, on the devices and at the provider. */
export async function readHistory(shop: ShopUnderTest): Promise<History> {
  const { inspect } = shop.database;
  const ids = await inspect.query<{ id: string; email: string }>('select id, email from users');
  const emails = new Map(ids.map(({ id, email }) => [id, email]));
  const unfinished = shop.devices.flatMap(({ checkouts }) =>
    SHOPPERS.map((name) => checkouts.unfinished(emailOf(name))),
  );
  const [waiting] = await inspect.query<{ count: number }>(
    'select count(*) as count from webhook_events where processed_at is null',
  );
  const coupon = 'select most_uses as most from coupons where id = $1';
  const [limit] = await inspect.query<{ most: number }>(coupon, [LIMITED.id]);
  return {
    captured: capturedPayments(shop),
    ...(await storedRows(inspect)),
    waitingEvents: waiting?.count ?? 0,
    unfinished: (await Promise.all(unfinished)).flat().filter(isPaid).length,
    ...{ undone: shop.undone, prices: shop.prices, couponLimit: limit?.most ?? 0 },
    calls: shop.network.calls.map((call) => ({ ...call, email: emails.get(shopperOf(call.token) ?? '') })),
  };
}

/** Reads the rows that shoppers have made. */
export async function storedRows(database: Database) {
  const checkouts = await database.query<Omit<StoredCheckout, 'lines'> & { readonly lines: string }>(
    `select c.id, email, provider_order_id as "providerOrderId", amount, coupon_discount as "couponDiscount", lines, address, c.created_at as "createdAt"
     from checkouts c join users u on u.id = user_id order by c.id`,
  );
  const items = await database.query<Line & { readonly orderId: string }>(
    `select order_id as "orderId", product_key as key, quantity, discounted_price as "discountedPrice"
     from order_items order by order_id, line`,
  );
  const orders = await database.query<Omit<StoredOrder, 'lines'>>(
    `select o.id, email, payment_id as "paymentId", status as standing, amount from orders o join users u on u.id = user_id order by o.id`,
  );
  const cart = `select email, product_key as name, quantity, position from cart_lines join users on id = user_id order by 1, 2`;
  const wishlist = `select email, product_key as name from wishlist_lines join users on id = user_id order by 1, 2`;
  const addresses = `select email, name from addresses join users u on u.id = user_id order by 1, 2`;
  return {
    checkouts: checkouts.map((row) => ({ ...row, lines: JSON.parse(row.lines) as Line[] })),
    orders: orders.map((row) => ({ ...row, lines: items.filter(({ orderId }) => orderId === row.id) })),
    cart: await database.query<History['cart'][number]>(cart),
    wishlist: await database.query<Entry>(wishlist),
    addresses: await database.query<Entry>(addresses),
  };
}

/** Returns the id of the shopper in a token. */
function shopperOf(token: string | undefined): string | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Object(claims).sub;
}
