/** Pieces of orders that come back. The checks say what each state has; what is asked for never changes, and what is over stays so. */
export const returns = `
create table returns (
  id text primary key,
  order_id text not null references orders (id),
  state text not null check (state in ('asked', 'received', 'refunded', 'exchanged', 'withdrawn', 'refused')),
  -- JSON: key, name, size, quantity and reason of each line, and the other size.
  lines text not null,
  -- JSON: key and quantity of the pieces that arrived.
  received text,
  is_restocked boolean,
  -- Until when the other sizes are held; null when money goes back.
  held_until timestamptz(0),
  -- JSON: the parcel with the other sizes.
  parcel text,
  -- Why it was refused.
  note text,
  -- The idempotency key of the request.
  request_key text,
  at timestamptz(0) not null,
  check ((received is null) = (is_restocked is null)),
  check (state = 'refused' or (received is null) = (state in ('asked', 'withdrawn'))),
  check ((parcel is null) = (state <> 'exchanged')),
  check (state <> 'exchanged' or held_until is not null),
  check ((note is null) = (state <> 'refused'))
);

create index returns_of_order on returns (order_id, at, id);
create index returns_by_time on returns (at, id);
create index returns_by_state on returns (state, at, id);

create function refuse_return_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['state', 'received', 'is_restocked', 'parcel', 'note'];
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - life is distinct from to_jsonb(old) - life
    or old.state not in ('asked', 'received')
    or old.state = 'asked' and new.state not in ('received', 'withdrawn', 'refused')
    or old.state = 'received' and new.state not in ('refunded', 'exchanged', 'refused')
    or old.received is not null and (new.received, new.is_restocked) is distinct from (old.received, old.is_restocked)
  then
    raise exception 'Rows of returns are kept as they are';
  end if;
  return new;
end
$$;

create trigger returns_kept before update or delete on returns for each row execute function refuse_return_change();

alter table refunds add column return_id text references returns (id);

-- A return is refunded once, besides what is tried again.
create unique index refund_of_return on refunds (return_id) where return_id is not null and retry_of is null;
`;
