import type { ProviderEvent } from '../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { ForStoringProviderEvents } from '../../../core/backend/ports/orders/ForStoringProviderEvents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';

/** `event` is JSON. The other columns are those of the build before, which stores captured payments only. */
type EventRow = Pick<ProviderEvent, 'id' | 'type'> & {
  readonly event: string | null;
  readonly paymentId: string | null;
  readonly providerOrderId: string;
  readonly amount: number;
};

const ADD = `insert into webhook_events (id, type, provider_order_id, event, received_at) values ($1, $2, $3, $4, $5)
on conflict (id) do nothing`;

const UNPROCESSED = `select id, type, event, payment_id as "paymentId", provider_order_id as "providerOrderId", amount
from webhook_events where id = $1 and processed_at is null`;

const MARK =
  'update webhook_events set attempts = attempts + 1, processed_at = $2 where id = $1 and processed_at is null';

/** Stores the provider's events in SQL. */
export class SqlProviderEvents extends SqlStore implements ForStoringProviderEvents {
  async add(event: ProviderEvent, at: Timestamp): Promise<void> {
    const values = [event.id, event.type, event.payment?.providerOrderId ?? null, JSON.stringify(event), at];
    await this.database.write(ADD, values);
  }

  async unprocessed(id: string): Promise<ProviderEvent | undefined> {
    const row = await this.first<EventRow>(UNPROCESSED, [id]);
    return row && eventOf(row);
  }

  async markProcessed(id: string, at: Timestamp): Promise<void> {
    await this.database.query(MARK, [id, at]);
  }
}

function eventOf({ id, type, event, paymentId, providerOrderId, amount }: EventRow): ProviderEvent {
  if (event !== null) return JSON.parse(event);
  if (paymentId === null) return { id, type };
  return { id, type, payment: { paymentId, providerOrderId, amount, status: 'captured' } };
}
