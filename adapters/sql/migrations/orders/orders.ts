/** Amounts are in paise; the sum of many prices does not fit into 32 bits. Lines and addresses are snapshots: JSON in text columns, which jsonb would reorder. */
export const orders = `
create table checkouts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider_order_id text not null unique,
  sub_total bigint not null,
  discount bigint not null check (discount >= 0),
  coupon_discount bigint not null check (coupon_discount >= 0),
  amount bigint not null check (amount >= 100),
  lines text not null,
  address text not null,
  created_at timestamptz(0) not null,
  check (amount = sub_total - discount - coupon_discount)
);

create index checkouts_by_time on checkouts (created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are kept as they are', tg_table_name;
end
$$;

-- A checkout is open until it has an order. Nothing of it changes.
create trigger checkouts_kept before update on checkouts for each row execute function refuse_change();

create table orders (
  user_id text not null references users (id),
  -- The id of the checkout.
  id text not null unique references checkouts (id),
  -- The place among the orders of the shopper, the oldest first.
  position integer not null,
  payment_id text not null unique,
  amount bigint not null check (amount >= 100),
  address text not null,
  paid_at timestamptz(0) not null,
  primary key (user_id, id)
);

create index orders_by_time on orders (paid_at, user_id, position);

create table order_items (
  user_id text not null,
  order_id text not null,
  -- The place in the order, from 1.
  line integer not null,
  product_key text not null,
  quantity integer not null check (quantity between 1 and 99),
  discounted_price integer not null check (discounted_price >= 0),
  -- The whole line of the cart, JSON.
  item text not null,
  primary key (user_id, order_id, line),
  foreign key (user_id, order_id) references orders (user_id, id)
);

create trigger orders_kept before update or delete on orders for each row execute function refuse_change();
create trigger order_items_kept before update or delete on order_items for each row execute function refuse_change();
`;
