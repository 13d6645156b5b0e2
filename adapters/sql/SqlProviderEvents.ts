import type { CapturedPayment, ProviderEvent } from '../../core/backend/ports/ForCollectingPayments.ts';
import type { ForStoringProviderEvents } from '../../core/backend/ports/ForStoringProviderEvents.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { SqlStore } from './SqlStore.ts';

type EventRow = Pick<ProviderEvent, 'id' | 'type'> & (CapturedPayment | Record<keyof CapturedPayment, null>);

const ADD = `insert into webhook_events (id, type, payment_id, provider_order_id, amount, received_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (id) do nothing
returning id`;

const UNPROCESSED = `select id, type, payment_id as "paymentId", provider_order_id as "providerOrderId", amount
from webhook_events where processed_at is null
order by attempts, received_at, id
limit 100`;

const MARK_ATTEMPT = `update webhook_events
set attempts = attempts + 1, processed_at = case when $3 then $2::timestamptz else processed_at end
where id = $1`;

/** Stores the provider's events in SQL. */
export class SqlProviderEvents extends SqlStore implements ForStoringProviderEvents {
  async add({ id, type, captured }: ProviderEvent, at: Timestamp): Promise<'added' | 'already-added'> {
    const payment = [captured?.paymentId ?? null, captured?.providerOrderId ?? null, captured?.amount ?? null];
    const added = await this.database.query(ADD, [id, type, ...payment, at]);
    return added.length === 1 ? 'added' : 'already-added';
  }

  async unprocessed(): Promise<readonly ProviderEvent[]> {
    return (await this.database.query<EventRow>(UNPROCESSED)).map(eventOf);
  }

  async markAttempt(eventId: string, at: Timestamp, isDone: boolean): Promise<void> {
    await this.database.query(MARK_ATTEMPT, [eventId, at, isDone]);
  }
}

function eventOf({ id, type, ...captured }: EventRow): ProviderEvent {
  return captured.paymentId === null ? { id, type } : { id, type, captured };
}
