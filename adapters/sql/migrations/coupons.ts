/** The uses of the two coupons that the shop had before are told apart by their discounts: one was flat, the other at least 10,000 paise. */
export const coupons = `
create table coupons (
  id text primary key,
  name text not null,
  -- In paise.
  amount bigint check (amount > 0),
  percent integer check (percent between 1 and 100),
  minimum bigint not null check (minimum >= 0),
  starts_at timestamptz(0),
  ends_at timestamptz(0),
  most_uses integer check (most_uses > 0),
  most_per_shopper integer check (most_per_shopper > 0),
  -- How many uses are held or used; counted by the trigger below.
  uses integer not null default 0 check (uses >= 0),
  place bigint generated always as identity,
  check ((amount is null) <> (percent is null)),
  constraint never_used_more_often check (uses <= most_uses)
);

insert into coupons (id, name, amount, percent, minimum) values
  ('black-friday', 'BLACK FRIDAY OFFER', 2000, null, 25000),
  ('new-year', 'NEW YEAR OFFER', null, 20, 50000);

create table coupon_uses (
  -- A use outlives a checkout that is deleted with its shopper.
  checkout_id text primary key,
  coupon_id text not null references coupons (id),
  user_id text not null,
  discount bigint not null check (discount >= 0),
  state text not null check (state in ('held', 'used', 'released')),
  used_at timestamptz(0),
  check (state <> 'used' or used_at is not null)
);

insert into coupon_uses (checkout_id, coupon_id, user_id, discount, state, used_at)
select c.id, case when c.coupon_discount = 2000 then 'black-friday' else 'new-year' end, c.user_id, c.coupon_discount,
  case
    when o.status = 'placed' then 'used'
    when o.status = 'payment-pending' or o.id is null and c.expires_at > now() then 'held'
    else 'released'
  end,
  case when o.status = 'placed' then o.paid_at end
from checkouts c left join orders o on o.id = c.id
where c.coupon_discount > 0;

update coupons c set uses = (select count(*) from coupon_uses u where u.coupon_id = c.id and u.state <> 'released');

create index coupon_uses_of_shopper on coupon_uses (user_id, coupon_id) where state <> 'released';

create function count_coupon_uses() returns trigger language plpgsql as $$
declare
  counted_before constant boolean := tg_op <> 'INSERT' and old.state <> 'released';
  counted_now constant boolean := tg_op <> 'DELETE' and new.state <> 'released';
  most integer;
begin
  if counted_before and counted_now and old.coupon_id = new.coupon_id and old.user_id = new.user_id then return null; end if;
  if counted_before then
    update coupons set uses = uses - 1 where id = old.coupon_id;
  end if;
  if counted_now then
    update coupons set uses = uses + 1 where id = new.coupon_id returning most_per_shopper into most;
    if most < (select count(*) from coupon_uses u where u.user_id = new.user_id and u.coupon_id = new.coupon_id and u.state <> 'released') then
      raise exception 'The coupon % is used more than % times by a shopper', new.coupon_id, most;
    end if;
  end if;
  return null;
end
$$;

create trigger coupon_uses_counted after insert or update or delete on coupon_uses for each row execute function count_coupon_uses();
`;
