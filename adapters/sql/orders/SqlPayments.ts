import type { ForStoringPayments, StoredPayment } from '../../../core/backend/ports/orders/ForStoringPayments.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const PAYMENTS = `select id as "paymentId", checkout_id as "checkoutId", provider_order_id as "providerOrderId", amount, status, problem,
  refunded, received_at as "receivedAt" from payments`;
const PAYMENT = `${PAYMENTS} where id = $1`;
const LOCK = `${PAYMENT} for no key update`;
const PROBLEMS = `${PAYMENTS} where problem is not null order by received_at, id`;

const PUT = `insert into payments (id, checkout_id, provider_order_id, amount, status, problem, received_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set checkout_id = excluded.checkout_id, amount = excluded.amount, status = excluded.status, problem = excluded.problem
where payments.checkout_id is null or payments.checkout_id = excluded.checkout_id
returning id`;

const ADD_REFUNDED = 'update payments set refunded = refunded + $2 where id = $1';

/** Stores the payments in SQL. */
export class SqlPayments extends SqlStore implements ForStoringPayments {
  payment(paymentId: string): Promise<StoredPayment | undefined> {
    return this.#payment(PAYMENT, paymentId);
  }

  lock(paymentId: string): Promise<StoredPayment | undefined> {
    return this.#payment(LOCK, paymentId);
  }

  async put(payment: Omit<StoredPayment, 'refunded'>): Promise<boolean> {
    const { paymentId, checkoutId = null, providerOrderId, amount, status, problem = null, receivedAt } = payment;
    const values = [paymentId, checkoutId, providerOrderId, amount, status, problem, receivedAt];
    return (await this.database.query(PUT, values)).length === 1;
  }

  async addRefunded(paymentId: string, amount: Paise): Promise<void> {
    await this.database.query(ADD_REFUNDED, [paymentId, amount]);
  }

  async problems(): Promise<readonly StoredPayment[]> {
    return (await this.database.query<StoredPayment>(PROBLEMS)).map(withoutNulls);
  }

  async #payment(statement: string, paymentId: string): Promise<StoredPayment | undefined> {
    const row = await this.first<StoredPayment>(statement, [paymentId]);
    return row && withoutNulls(row);
  }
}
