import type {
  Checkout,
  ConfirmationOutcome,
  ForStoringCheckouts,
  Payment,
} from '../../core/backend/ports/ForStoringCheckouts.ts';
import { amountDue } from '../../core/domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { confirmPayment } from './confirmPayment.ts';
import type { Database } from './Database.ts';

type CheckoutRow = Pick<Checkout, 'id' | 'shopperId' | 'providerOrderId' | 'createdAt'> & {
  readonly subTotal: number;
  readonly discount: number;
  readonly couponDiscount: number;
  readonly lines: string;
  readonly address: string;
};

const ADD = `insert into checkouts
  (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const WITH_ID = `select id, user_id as "shopperId", provider_order_id as "providerOrderId", sub_total as "subTotal", discount,
  coupon_discount as "couponDiscount", lines, address, created_at as "createdAt"
from checkouts where id = $1`;

const OPEN = `select c.provider_order_id as "providerOrderId" from checkouts c
where c.created_at between $1 and $2 and not exists (select 1 from orders o where o.id = c.id)
order by c.created_at, c.id`;

/** Stores the checkouts in SQL. */
export class SqlCheckouts implements ForStoringCheckouts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ id, shopperId, providerOrderId, draft, lines, createdAt }: Checkout): Promise<void> {
    const { cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, orderAddress } = draft;
    const amounts = [cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, amountDue(draft)];
    const snapshots = [JSON.stringify(lines), JSON.stringify(orderAddress)];
    await this.#database.query(ADD, [id, shopperId, providerOrderId, ...amounts, ...snapshots, createdAt]);
  }

  async withId(id: string): Promise<Checkout | undefined> {
    const [row] = await this.#database.query<CheckoutRow>(WITH_ID, [id]);
    return row === undefined ? undefined : checkoutOf(row);
  }

  confirm(payment: Payment, paidAt: Timestamp): Promise<ConfirmationOutcome> {
    return this.#database.transaction((queries) => confirmPayment(queries, payment, paidAt));
  }

  async open(span: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]> {
    const rows = await this.#database.query<Pick<Checkout, 'providerOrderId'>>(OPEN, [span.after, span.before]);
    return rows.map(({ providerOrderId }) => providerOrderId);
  }
}

function checkoutOf(row: CheckoutRow): Checkout {
  const { id, shopperId, providerOrderId, subTotal, discount, couponDiscount, lines, address, createdAt } = row;
  const amounts = { cartItemsTotal: subTotal, cartItemsDiscountTotal: discount, couponDiscountTotal: couponDiscount };
  const draft = { ...amounts, orderAddress: JSON.parse(address), orderId: id };
  return { id, shopperId, providerOrderId, draft, lines: JSON.parse(lines), createdAt };
}
