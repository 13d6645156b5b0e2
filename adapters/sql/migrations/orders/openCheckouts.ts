export const openCheckouts = `
-- The hash of the lines, the address and the coupon discount; null for checkouts that began before this migration.
alter table checkouts add column contents text;

create index checkouts_of_shopper on checkouts (user_id, contents);

-- Lets one checkout or order of a shopper through at a time, then returns whether the shopper has an open checkout of these contents.
create function has_open_checkout(shopper text, asked text, since timestamptz) returns boolean language plpgsql as $$
begin
  perform 1 from users u where u.id = shopper for no key update;
  return exists (
    select 1 from checkouts c
    where c.user_id = shopper and c.contents = asked and c.created_at >= since
      and not exists (select 1 from orders o where o.id = c.id)
  );
end
$$;
`;
