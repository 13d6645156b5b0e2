import { createHash } from 'node:crypto';
import type {
  Checkout,
  ConfirmationOutcome,
  ForStoringCheckouts,
  Payment,
} from '../../core/backend/ports/ForStoringCheckouts.ts';
import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import { amountDue } from '../../core/domain/orders/CheckoutDraft.ts';
import { checkoutContents } from '../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import type { Queries } from './Database.ts';
import { type RowOfShopper, refusalOf } from './refusalOf.ts';
import { storableJson } from './storableText.ts';

type CheckoutColumns = Pick<Checkout, 'id' | 'shopperId' | 'providerOrderId' | 'createdAt'> & {
  readonly subTotal: number;
  readonly discount: number;
  readonly couponDiscount: number;
  readonly lines: string;
  readonly address: string;
};
type CheckoutRow = RowOfShopper & CheckoutColumns;
type EmptyRow = RowOfShopper & { readonly id: null };

const ADD = `insert into checkouts
  (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 where not has_open_checkout($2, $11, $12)
returning id`;

const COLUMNS = `c.id, c.user_id as "shopperId", c.provider_order_id as "providerOrderId", c.sub_total as "subTotal", c.discount,
  c.coupon_discount as "couponDiscount", c.lines, c.address, c.created_at as "createdAt"`;

const SAME_OPEN = `select ${COLUMNS} from checkouts c
where c.user_id = $1 and c.contents = $2 and c.created_at >= $3 and not exists (select 1 from orders o where o.id = c.id)
order by c.created_at desc, c.id
limit 1`;

const OF_SHOPPER = `select u.token_version as "tokenVersion", ${COLUMNS}
from users u left join checkouts c on c.user_id = u.id and c.id = $2
where u.id = $1`;

const CONFIRM = 'select confirm_payment($1, $2, $3, $4) as outcome';

const OPEN = `select c.provider_order_id as "providerOrderId" from checkouts c
where c.created_at between $1 and $2 and not exists (select 1 from orders o where o.id = c.id)
order by c.created_at, c.id`;

/** Stores the checkouts in SQL. */
export class SqlCheckouts implements ForStoringCheckouts {
  readonly #database: Queries;

  constructor(database: Queries) {
    this.#database = database;
  }

  async add(checkout: Checkout, since: Timestamp = 'infinity'): Promise<Checkout> {
    const { id, shopperId, providerOrderId, draft, lines, createdAt } = checkout;
    const { cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, orderAddress } = draft;
    const amounts = [cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, amountDue(draft)];
    const snapshots = [storableJson(lines), JSON.stringify(orderAddress)];
    const values = [id, shopperId, providerOrderId, ...amounts, ...snapshots, createdAt, contentsHash(checkout), since];
    const added = await this.#database.query(ADD, values);
    if (added.length === 1) return checkout;
    // The open one may have been paid meanwhile.
    return (await this.sameOpen(checkout, since)) ?? this.add(checkout, since);
  }

  async sameOpen(
    checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>,
    since: Timestamp,
  ): Promise<Checkout | undefined> {
    const values = [checkout.shopperId, contentsHash(checkout), since];
    const [row] = await this.#database.query<CheckoutColumns>(SAME_OPEN, values);
    return row === undefined ? undefined : checkoutOf(row);
  }

  async ofShopper(claims: TokenClaims, id: string): Promise<Checkout | ShopperRefusal | 'unknown-checkout'> {
    const rows = await this.#database.query<CheckoutRow | EmptyRow>(OF_SHOPPER, [claims.shopperId, id]);
    const checkout = rows.find((row): row is CheckoutRow => row.id !== null);
    return refusalOf(rows, claims) ?? (checkout === undefined ? 'unknown-checkout' : checkoutOf(checkout));
  }

  async confirm({ paymentId, providerOrderId, amount }: Payment, paidAt: Timestamp): Promise<ConfirmationOutcome> {
    const values = [providerOrderId, paymentId, amount ?? null, paidAt];
    const [row] = await this.#database.query<{ readonly outcome: ConfirmationOutcome | null }>(CONFIRM, values);
    return row?.outcome ?? 'unknown-checkout';
  }

  async open(span: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]> {
    const rows = await this.#database.query<Pick<Checkout, 'providerOrderId'>>(OPEN, [span.after, span.before]);
    return rows.map(({ providerOrderId }) => providerOrderId);
  }
}

function contentsHash(checkout: Pick<Checkout, 'draft' | 'lines'>): string {
  return createHash('sha256').update(checkoutContents(checkout)).digest('base64url');
}

function checkoutOf(row: CheckoutColumns): Checkout {
  const { id, shopperId, providerOrderId, subTotal, discount, couponDiscount, lines, address, createdAt } = row;
  const amounts = { cartItemsTotal: subTotal, cartItemsDiscountTotal: discount, couponDiscountTotal: couponDiscount };
  const draft = { ...amounts, orderAddress: JSON.parse(address), orderId: id };
  return { id, shopperId, providerOrderId, draft, lines: JSON.parse(lines), createdAt };
}
