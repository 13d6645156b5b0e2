import type { ForReadingPaymentState, PaymentState } from '../../../core/backend/ports/staff/ForReadingPaymentState.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const READ = `select (select max(received_at) from webhook_events) as "heardAt",
  (select last_error from jobs where topic in ('checkout', 'refund', 'provider-event') and last_error is not null
   order by failed_at desc nulls last, id desc limit 1) as failure`;

type Row = { readonly [Field in keyof Required<PaymentState>]: Required<PaymentState>[Field] | null };

/** Reads in SQL how the shop and the payment provider get on. */
export class SqlPaymentState extends SqlStore implements ForReadingPaymentState {
  async read(): Promise<PaymentState> {
    const row = await this.first<Row>(READ);
    return row === undefined ? {} : (withoutNulls(row) as PaymentState);
  }
}
