export const providerEvents = `
create table webhook_events (
  -- The provider's id of the event.
  id text primary key,
  type text not null,
  -- The captured payment of the event; null in other events.
  payment_id text,
  provider_order_id text,
  amount bigint,
  received_at timestamptz(0) not null,
  attempts integer not null default 0,
  processed_at timestamptz(0)
);

create index webhook_events_waiting on webhook_events (attempts, received_at, id) where processed_at is null;
`;
