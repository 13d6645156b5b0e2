import type {
  ForStoringRefunds,
  RefundUpdate,
  StoredRefund,
} from '../../../core/backend/ports/orders/ForStoringRefunds.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const REFUNDS = `select id, payment_id as "paymentId", order_id as "orderId", amount, status, provider_refund_id as "providerRefundId",
  failure, is_announced as "isAnnounced", reason, actor, lines, retry_of as "retryOf", return_id as "returnId", at from refunds`;
const REFUND = `${REFUNDS} where id = $1`;
const OF_ORDER = `${REFUNDS} where order_id = $1 order by at, id`;
const ADD = `insert into refunds
  (id, payment_id, order_id, amount, status, provider_refund_id, is_announced, reason, actor, retry_of, at, lines, return_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const UPDATE =
  'update refunds set status = $2, provider_refund_id = coalesce($3, provider_refund_id), failure = $4 where id = $1';
const IS_RETRIED = 'select 1 from refunds where retry_of = $1';

/** `lines` is JSON. */
type Row = Omit<StoredRefund, 'lines'> & { readonly lines: string | null };

/** Stores the refunds in SQL. */
export class SqlRefunds extends SqlStore implements ForStoringRefunds {
  async add(refund: StoredRefund): Promise<void> {
    const { id, paymentId, orderId, amount, status, providerRefundId, isAnnounced, reason, actor, retryOf, at } =
      refund;
    const money = [id, paymentId, orderId ?? null, amount, status, providerRefundId ?? null];
    await this.database.query(ADD, [
      ...money,
      isAnnounced,
      reason,
      actor,
      retryOf ?? null,
      at,
      refund.lines ? JSON.stringify(refund.lines) : null,
      refund.returnId ?? null,
    ]);
  }

  async refund(id: string): Promise<StoredRefund | undefined> {
    const row = await this.first<Row>(REFUND, [id]);
    return row && refundOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly StoredRefund[]> {
    return (await this.database.query<Row>(OF_ORDER, [orderId])).map(refundOf);
  }

  async update({ id, status, providerRefundId, failure }: RefundUpdate): Promise<void> {
    await this.database.query(UPDATE, [id, status, providerRefundId ?? null, failure ?? null]);
  }

  async isRetried(id: string): Promise<boolean> {
    return (await this.database.query(IS_RETRIED, [id])).length > 0;
  }
}

function refundOf({ lines, ...row }: Row): StoredRefund {
  return { ...withoutNulls(row), ...(lines !== null && { lines: JSON.parse(lines) }) };
}
