import { createHash } from 'node:crypto';
import type { Checkout, ForStoringCheckouts } from '../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import { checkoutContents } from '../../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { SqlValue } from '../connection/Database.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';

type CheckoutRow = Pick<Checkout, 'id' | 'shopperId' | 'createdAt'> & {
  readonly providerOrderId: string | null;
  readonly expiresAt: Timestamp | null;
  readonly subTotal: number;
  readonly discount: number;
  readonly couponDiscount: number;
  readonly lines: string;
  readonly address: string;
};

const ADD = `insert into checkouts
  (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const CHECKOUTS = `select c.id, c.user_id as "shopperId", c.provider_order_id as "providerOrderId", c.sub_total as "subTotal", c.discount,
  c.coupon_discount as "couponDiscount", c.lines, c.address, c.created_at as "createdAt",
  c.expires_at as "expiresAt"
from checkouts c`;

const IS_OPEN = 'not exists (select 1 from orders o where o.id = c.id)';

/** An order that refers to the checkout takes a lock that this one leaves room for. */
const CHECKOUT = `${CHECKOUTS} where c.id = $1`;
const LOCK = `${CHECKOUT} for no key update`;
const LOCK_OF_PROVIDER_ORDER = `${CHECKOUTS} where c.provider_order_id = $1 for no key update`;

const LOCK_ALL = `${CHECKOUTS} where c.user_id = $1 order by c.id for no key update`;
const ERASE_ADDRESS = 'update checkouts set address = $2, contents = null where id = $1';

const SET_PROVIDER_ORDER = `update checkouts set provider_order_id = coalesce(provider_order_id, $2) where id = $1
returning provider_order_id as "providerOrderId"`;
const SET_EXPIRY = 'update checkouts set expires_at = $2 where id = $1';
const OF_PROVIDER_ORDER = 'select id from checkouts where provider_order_id = $1';

const OF_SHOPPER = `${CHECKOUTS} where c.user_id = $1 and c.id = $2`;

const SAME_OPEN = `${CHECKOUTS} where c.user_id = $1 and c.contents = $2 and c.created_at >= $3 and ${IS_OPEN}
order by c.created_at desc, c.id
limit 1`;

const COUNT_OPEN = `select count(*) as count from checkouts c where c.user_id = $1 and c.created_at >= $2 and ${IS_OPEN}`;

/** Stores the checkouts in SQL. */
export class SqlCheckouts extends SqlStore implements ForStoringCheckouts {
  async add(checkout: Checkout): Promise<void> {
    const { id, shopperId, providerOrderId, draft, lines, createdAt } = checkout;
    const { cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, orderAddress } = draft;
    const amounts = [cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, amountDue(draft)];
    const snapshots = [storableJson(lines), JSON.stringify(orderAddress)];
    const times = [createdAt, contentsHash(checkout), checkout.expiresAt ?? null];
    await this.database.write(ADD, [id, shopperId, providerOrderId ?? null, ...amounts, ...snapshots, ...times]);
  }

  async setProviderOrder(id: string, providerOrderId: string): Promise<string> {
    const row = await this.first<{ readonly providerOrderId: string }>(SET_PROVIDER_ORDER, [id, providerOrderId]);
    return row?.providerOrderId ?? providerOrderId;
  }

  async setExpiry(id: string, expiresAt: Timestamp): Promise<void> {
    await this.database.write(SET_EXPIRY, [id, expiresAt]);
  }

  lock(id: string): Promise<Checkout | undefined> {
    return this.#checkout(LOCK, [id]);
  }

  lockOfProviderOrder(providerOrderId: string): Promise<Checkout | undefined> {
    return this.#checkout(LOCK_OF_PROVIDER_ORDER, [providerOrderId]);
  }

  async lockAll(shopperId: string): Promise<readonly Checkout[]> {
    return (await this.database.query<CheckoutRow>(LOCK_ALL, [shopperId])).map(checkoutOf);
  }

  async eraseAddress(id: string, erased: Address): Promise<void> {
    await this.database.query(ERASE_ADDRESS, [id, JSON.stringify(erased)]);
  }

  checkout(id: string): Promise<Checkout | undefined> {
    return this.#checkout(CHECKOUT, [id]);
  }

  async ofProviderOrder(providerOrderId: string): Promise<string | undefined> {
    return (await this.first<Pick<Checkout, 'id'>>(OF_PROVIDER_ORDER, [providerOrderId]))?.id;
  }

  ofShopper(shopperId: string, id: string): Promise<Checkout | undefined> {
    return this.#checkout(OF_SHOPPER, [shopperId, id]);
  }

  sameOpen(checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>, since: Timestamp): Promise<Checkout | undefined> {
    return this.#checkout(SAME_OPEN, [checkout.shopperId, contentsHash(checkout), since]);
  }

  async countOpen(shopperId: string, since: Timestamp): Promise<number> {
    return (await this.first<{ readonly count: number }>(COUNT_OPEN, [shopperId, since]))?.count ?? 0;
  }

  async #checkout(statement: string, values: readonly SqlValue[]): Promise<Checkout | undefined> {
    const row = await this.first<CheckoutRow>(statement, values);
    return row === undefined ? undefined : checkoutOf(row);
  }
}

function contentsHash(checkout: Pick<Checkout, 'draft' | 'lines'>): string {
  return createHash('sha256').update(checkoutContents(checkout)).digest('base64url');
}

function checkoutOf(row: CheckoutRow): Checkout {
  const { id, shopperId, providerOrderId, subTotal, discount, couponDiscount, lines, address, createdAt, expiresAt } =
    row;
  const amounts = { cartItemsTotal: subTotal, cartItemsDiscountTotal: discount, couponDiscountTotal: couponDiscount };
  const draft = { ...amounts, orderAddress: JSON.parse(address), orderId: id };
  const later = { ...(providerOrderId !== null && { providerOrderId }), ...(expiresAt !== null && { expiresAt }) };
  return { id, shopperId, draft, lines: JSON.parse(lines), createdAt, ...later };
}
