export const orderLife = `
-- Every payment that the provider has reported.
create table payments (
  id text primary key,
  -- Null when it fits no checkout.
  checkout_id text,
  provider_order_id text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('authorized', 'captured', 'failed')),
  -- Why a captured payment paid no order.
  problem text,
  -- What was given back or is on its way back.
  refunded bigint not null default 0,
  received_at timestamptz(0) not null,
  constraint never_refunded_twice check (refunded between 0 and amount)
);

create index payments_of_checkout on payments (checkout_id);
create index payments_with_problem on payments (received_at) where problem is not null;

insert into payments (id, checkout_id, provider_order_id, amount, status, received_at)
select o.payment_id, o.id, c.provider_order_id, o.amount, 'captured', o.paid_at from orders o join checkouts c on c.id = o.id;

-- Eight letters of Crockford's base 32. The build before stores orders without a number.
create function new_order_number() returns text language sql volatile as $$
  select 'CR-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1), '')
  from generate_series(1, 8)
$$;

alter table orders
  add column number text not null default new_order_number() unique,
  add column status text not null default 'placed' check (status in ('payment-pending', 'placed', 'cancelled')),
  add column cancelled_for text check (cancelled_for in ('shopper', 'out-of-stock', 'payment-failed', 'shop')),
  add column packed_at timestamptz(0);

create function refuse_order_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['status', 'cancelled_for', 'packed_at', 'payment_id'];
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - life is distinct from to_jsonb(old) - life
    or new.payment_id <> old.payment_id and old.status <> 'payment-pending'
    or new.status <> old.status and (old.status = 'cancelled' or new.status = 'payment-pending')
    or old.packed_at is not null and new.packed_at is distinct from old.packed_at
  then
    raise exception 'Rows of orders are kept as they are';
  end if;
  return new;
end
$$;

drop trigger orders_kept on orders;
create trigger orders_kept before update or delete on orders for each row execute function refuse_order_change();

-- The timeline.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  kind text not null,
  actor text not null,
  note text,
  at timestamptz(0) not null
);

create index order_events_of_order on order_events (order_id, id);
create trigger order_events_kept before update or delete on order_events for each row execute function refuse_change();

create table shipments (
  id text primary key,
  order_id text not null references orders (id),
  carrier text not null,
  tracking_number text not null,
  -- JSON: key and quantity of each line.
  lines text not null,
  shipped_at timestamptz(0) not null,
  delivered_at timestamptz(0)
);

create index shipments_of_order on shipments (order_id, shipped_at, id);

create table refunds (
  -- The provider's idempotency key.
  id text primary key,
  payment_id text not null references payments (id),
  order_id text references orders (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('requested', 'pending', 'processed', 'failed')),
  provider_refund_id text unique,
  failure text,
  is_announced boolean not null,
  reason text not null,
  actor text not null,
  -- JSON: key, quantity and amount of each line; null when the refund is about an amount.
  lines text,
  -- A failed refund is tried again once; the next attempt is linked to that one.
  retry_of text unique references refunds (id),
  at timestamptz(0) not null
);

create index refunds_of_order on refunds (order_id, at, id);
create index refunds_of_payment on refunds (payment_id);

-- The event as the shop has read it, JSON; null in rows of the build before.
alter table webhook_events add column event text;

insert into jobs (topic, subject, run_at)
select 'provider-event', id, now() from webhook_events where processed_at is null
on conflict do nothing;
`;
