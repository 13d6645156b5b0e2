/** What the reports of the admin read, so that none reads the orders of a month. */
export const reports = `
-- The sales of days that are over. A report that needs a day adds it.
create table sales_days (
  day date primary key,
  orders integer not null,
  pieces integer not null,
  -- In paise.
  amount bigint not null
);
create table sales_by_day (
  day date not null references sales_days (day),
  kind text not null check (kind in ('product', 'creator', 'size')),
  name text not null,
  pieces integer not null,
  amount bigint not null,
  primary key (kind, day, name)
);

create index refunds_by_time on refunds (at);
create index coupon_uses_by_time on coupon_uses (used_at) include (coupon_id, discount) where state = 'used';
`;
