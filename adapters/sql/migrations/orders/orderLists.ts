/** For the admin's lists of orders: the state of each as its shopper reads it, and the text by which it is found. */
export const orderLists = `
alter table orders
  add column state text not null default 'placed'
    check (state in ('payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled')),
  -- The number, and the name, phone and PIN of the address.
  add column found_by text not null generated always as (
    lower(number || ' ' || coalesce(address::json ->> 'name', '') || ' ' || coalesce(address::json ->> 'pincode', '')) || ' '
      || regexp_replace(coalesce(address::json ->> 'phone', ''), '[^0-9]', '', 'g')
  ) stored;

create or replace function refuse_order_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['status', 'cancelled_for', 'packed_at', 'payment_id', 'address', 'state', 'found_by'];
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - life is distinct from to_jsonb(old) - life
    or new.payment_id <> old.payment_id and old.status <> 'payment-pending'
    or new.status <> old.status and (old.status = 'cancelled' or new.status = 'payment-pending')
    or old.packed_at is not null and new.packed_at is distinct from old.packed_at
    or new.address <> old.address and not is_erased(old.user_id, old.address, new.address)
  then
    raise exception 'Rows of orders are kept as they are';
  end if;
  return new;
end
$$;

update orders o set state = case
  when o.status <> 'placed' then o.status
  when exists (select 1 from shipments s where s.order_id = o.id and s.delivered_at is null) then 'shipped'
  when exists (select 1 from shipments s where s.order_id = o.id) then 'delivered'
  else 'packed'
end
where o.status <> 'placed' or o.packed_at is not null;

create index orders_by_state on orders (state, paid_at, user_id, position);

-- Without the extension, which the embedded database has not, a search reads all orders.
do $$
begin
  create extension if not exists pg_trgm;
  create index orders_found_by on orders using gin (found_by gin_trgm_ops);
  create index users_by_part_of_email on users using gin (email_key gin_trgm_ops);
exception when others then
  raise notice 'Searches have no index: %', sqlerrm;
end
$$;
`;
