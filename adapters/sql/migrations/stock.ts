export const stock = `
-- A product without a row is not counted.
create table stock_levels (
  sku text primary key references products (key),
  on_hand integer not null default 0 check (on_hand >= 0),
  held integer not null default 0,
  constraint never_oversold check (held between 0 and on_hand)
);

create table stock_holds (
  -- A hold outlives a checkout that is deleted with its shopper, until it is released.
  checkout_id text not null,
  sku text not null references stock_levels (sku),
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released', 'returned')),
  primary key (checkout_id, sku)
);

-- The ledger: the sums of its changes are the levels.
create table stock_movements (
  id bigint generated always as identity primary key,
  sku text not null references stock_levels (sku),
  kind text not null check (kind in ('receive', 'adjust', 'count', 'hold', 'release', 'sell', 'return')),
  on_hand integer not null,
  held integer not null,
  actor text not null,
  reason text,
  checkout_id text,
  at timestamptz(0) not null
);

create index stock_movements_of_sku on stock_movements (sku, id);

create trigger stock_movements_kept before update or delete on stock_movements for each row execute function refuse_change();

-- A checkout is stored before the provider creates its order. When its hold ends may change, too; nothing else does.
alter table checkouts alter column provider_order_id drop not null, add column expires_at timestamptz(0);

create function refuse_checkout_change() returns trigger language plpgsql as $$
begin
  if old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id
    or to_jsonb(new) - array['provider_order_id', 'expires_at'] is distinct from to_jsonb(old) - array['provider_order_id', 'expires_at']
  then
    raise exception 'Rows of checkouts are kept as they are';
  end if;
  return new;
end
$$;

drop trigger checkouts_kept on checkouts;
create trigger checkouts_kept before update on checkouts for each row execute function refuse_checkout_change();

-- Each open checkout that may still be paid is asked for once; then it has a job of its own.
insert into jobs (topic, subject, run_at)
select 'checkout', c.id, now() from checkouts c
where c.created_at >= now() - interval '14 days' and not exists (select 1 from orders o where o.id = c.id)
on conflict do nothing;
`;
