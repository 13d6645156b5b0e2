create table migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);

create table users (
  id text primary key,
  email text not null,
  -- The e-mail as it is compared: trimmed, in lower case.
  email_key text not null unique check (email_key = lower(email_key collate "C") and email_key = trim(email_key)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  token_version integer not null check (token_version >= 0),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null
);

create table products (
  key text primary key check (key <> ''),
  id bigint not null unique check (id > 0),
  -- The place in the catalogue.
  position integer not null unique,
  name text not null,
  category text not null,
  category_name text not null,
  influencer text not null,
  size text not null,
  -- Prices are in paise.
  original_price integer not null,
  discounted_price integer not null check (discounted_price >= 0),
  image text not null,
  -- JSON; null for a product without pictures of several sizes.
  picture text,
  description text not null,
  is_listed boolean not null,
  check (discounted_price <= original_price)
);

-- One row. An import locks it and raises the version.
create table catalogue (
  id integer primary key check (id = 1),
  version integer not null
);

insert into catalogue (id, version) values (1, 0);

-- The position is the place in the list of one shopper.
create table cart_lines (
  user_id text not null references users (id) on delete cascade,
  product_key text not null references products (key),
  position integer not null,
  quantity integer not null check (quantity between 1 and 99),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, product_key)
);

create table wishlist_lines (
  user_id text not null references users (id) on delete cascade,
  product_key text not null references products (key),
  position integer not null,
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, product_key)
);

create table addresses (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  position integer not null,
  name text not null,
  street text not null,
  city text not null,
  state text not null,
  country text not null,
  pincode text not null,
  phone text not null,
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, id)
);

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

create index orders_of_shopper on orders (user_id, position);

-- Stores the lines of an order and takes their quantities out of the cart.
create function take_ordered(paid checkouts) returns void language plpgsql as $$
begin
  insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item)
  select paid.user_id, paid.id, l.line, l.key, l.quantity, l."discountedPrice", l.item
  from rows from (
    json_array_elements(paid.lines::json),
    json_to_recordset(paid.lines::json) as (key text, quantity integer, "discountedPrice" integer)
  ) with ordinality as l (item, key, quantity, "discountedPrice", line);

  -- Keeps the quantities as they are between the two statements that follow.
  perform 1 from cart_lines l
  join order_items i on i.user_id = l.user_id and i.product_key = l.product_key
  where l.user_id = paid.user_id and i.order_id = paid.id
  order by l.product_key
  for update of l;

  delete from cart_lines l using order_items i
  where l.user_id = paid.user_id and i.user_id = paid.user_id and i.order_id = paid.id
    and i.product_key = l.product_key and l.quantity <= i.quantity;

  update cart_lines l set quantity = l.quantity - i.quantity from order_items i
  where l.user_id = paid.user_id and i.user_id = paid.user_id and i.order_id = paid.id
    and i.product_key = l.product_key and l.quantity > i.quantity;
end
$$;

-- Returns what the payment did; null when there is no such checkout. Without an amount, as the shopper's browser reports it,
-- no amount is compared.
create function confirm_payment(paid_order text, payment text, paid_amount bigint, moment timestamptz) returns text
language plpgsql as $$
declare
  paid checkouts;
  earlier_payment text;
begin
  select * into paid from checkouts c where c.provider_order_id = paid_order;
  if not found then
    return null;
  end if;
  if paid_amount <> paid.amount then
    return 'amount-differs';
  end if;

  -- An order is kept as it is, so that finding one needs no lock.
  select o.payment_id into earlier_payment from orders o where o.id = paid.id;
  if not found then
    -- Lets one order of a shopper through at a time.
    perform 1 from users u where u.id = paid.user_id for no key update;
    if not found then
      return null;
    end if;
    -- Without a row, the checkout or the payment has an order already.
    insert into orders (user_id, id, position, payment_id, amount, address, paid_at)
    select paid.user_id, paid.id, coalesce(max(o.position), 0) + 1, payment, paid.amount, paid.address, moment
    from orders o where o.user_id = paid.user_id
    on conflict do nothing;
    if found then
      perform take_ordered(paid);
      return 'recorded';
    end if;
    select o.payment_id into earlier_payment from orders o where o.id = paid.id;
  end if;
  return case when earlier_payment = payment then 'already-recorded' else 'payment-has-another-order' end;
end
$$;

-- How often someone has tried to log in or sign up. Rows are deleted some time after they have ended.
create table login_attempts (
  -- The hash of a network address and an e-mail.
  key text primary key,
  attempts integer not null check (attempts > 0),
  ends_at timestamptz(0) not null
);

create index login_attempts_by_end on login_attempts (ends_at);

-- The idempotency keys of each shopper's latest changes of a quantity: a repeated change counts once.
create table cart_keys (
  user_id text primary key references users (id) on delete cascade,
  -- UUIDs one after the other, the latest first.
  keys text not null
);

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

delete from catalogue;

insert into migrations (number, name, checksum, applied_at) values ('0', 'lock', '', '2026-11-22 23:36:33.243+00');
insert into migrations (number, name, checksum, applied_at) values ('1', 'shoppers', '267826398f5f015cc0805f2cdb67443b3cf6387f11a5b48adccfdbdd04b552a2', '2026-11-22 23:36:33.885+00');
insert into migrations (number, name, checksum, applied_at) values ('2', 'catalogue', 'be47833dd8c1424799c06fd62992bf857be7885d8327ad30c5e4dc305fd8c937', '2026-11-22 23:36:34.136+00');
insert into migrations (number, name, checksum, applied_at) values ('3', 'shoppers-lists', '5712bcfc068286d9dffa44236fd7c519c792951ba4d260990e618d3837c76eba', '2026-11-22 23:36:34.274+00');
insert into migrations (number, name, checksum, applied_at) values ('4', 'orders', '50cd8e2d42944878b4f23b1689f071fdc01313a8f4634602e2d827e00894d059', '2026-11-22 23:36:34.589+00');
insert into migrations (number, name, checksum, applied_at) values ('5', 'provider-events', '45359fad9678153bdfcb58991219c595edb92e65b5865d4e4c3036ca6edb20ac', '2026-11-22 23:36:35.261+00');
insert into migrations (number, name, checksum, applied_at) values ('6', 'confirm-payment', 'adb53f49093fa4570a4fae242a57e9b95b6c06769b497a6a851f896da0210f25', '2026-11-22 23:36:35.366+00');
insert into migrations (number, name, checksum, applied_at) values ('7', 'login-attempts', 'e7ea904b06c5635abf43ff07c66b909b028b7a9ff21bc650ec62a6fb921355bb', '2026-11-22 23:36:35.485+00');
insert into migrations (number, name, checksum, applied_at) values ('8', 'cart-keys', 'bfdc1ff7cb3ef66314d1135eb52f9fba8224d3de3cc5510d7462610ceca2c6c7', '2026-11-22 23:36:35.731+00');
insert into migrations (number, name, checksum, applied_at) values ('9', 'open-checkouts', '08422422f61398727e28e4cf0d6b17298d8ccd51a4bf422265d2e6596b8c0629', '2026-11-22 23:36:35.871+00');

insert into catalogue (id, version) values ('1', '2');

insert into users (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at) values ('0d0c2f6e-asha', 'asha.rao@example.com', 'asha.rao@example.com', 'Asha', 'Rao', '$argon2id$v=19$m=19456,t=2,p=1$4/aWsjjb1wuweoHlPllGLQ$J1OXvYfIOqXn0WNFeL00M5aRbL9pNk6i3pkNbAnbYtw', '0', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00');
insert into users (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at) values ('77a1b2c3-meher', 'Meher.Kapoor@Example.com', 'meher.kapoor@example.com', 'Meher', 'Kapoor', '$argon2id$v=19$m=19456,t=2,p=1$A0be9/tb+9M1U62B9mm2Mw$YYGxGYL/mAJbkQk/8kg3oTvde8bm5df3bRivFHnev20', '0', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00');

insert into products (key, id, position, name, category, category_name, influencer, size, original_price, discounted_price, image, picture, description, is_listed) values ('cr-01-low-tide-tee', '1', '1', 'Low Tide Block-Print T-Shirt', 'clothing', 'men''s', '@meher.makes', 'M', '69900', '49900', '/pictures/products/1.jpg', '{"files":"/pictures/products/1","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAXJRH1Ilxzi0/ZmZYAP7v0i+FHXO7fcWGL/6mJwH9AaUqOd9e1M6yw/YV04ZubGndgAA=","detail":{"files":"/pictures/products/1-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgBAx97xwFWvJRgTDYucAA/u/Wdzx+cbHskSeai93OLxUkh1iZNwNOsPp/fJuDXPTNHDBz8f6VznOdQGcdTQsq33QgCxNbVF9SxT+nyFitFPGQ5bAAAAA="}}', 'Meher’s sun sets into two hand-blocked waves, one teal and one apricot. The cotton is heavy enough to hold its shape, and the print softens a little with every wash.', 'true');
insert into products (key, id, position, name, category, category_name, influencer, size, original_price, discounted_price, image, picture, description, is_listed) values ('cr-02-parade-skirt', '2', '2', 'Parade Pleated Midi Skirt', 'clothing', 'women''s', '@zoya.aftersix', 'S', '119900', '89900', '/pictures/products/2.jpg', '{"files":"/pictures/products/2","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQBACdASoQABQAPu1mqk4ppaOiMAgBMB2JbACdMoRwACUJ283gb1DjolAAAP7x4KNhdrHrtxTvh6aaurxJ7zCtLSAAik5hBuh5OqL9aibBD78reUOxont/Xem8rkK+dZgvIfOZQNLIXFz8ni8eCKZkAAA=","detail":{"files":"/pictures/products/2-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JagCxG1AB0o/HjElxpY1p0AD+7joV8s5buZZge6IbZh9VwlenNl8flvNY53f4f1ioxHH+E36Ey1grF8MBhKLj3TjVUId2K4YKwQwBCJhlAAAA"}}', 'Coral pleats that stay quiet while you stand and open like a fan when you dance. Zoya gives it a flat waistband and a real pocket in the side seam.', 'true');
insert into products (key, id, position, name, category, category_name, influencer, size, original_price, discounted_price, image, picture, description, is_listed) values ('cr-03-second-shift-jacket', '3', '3', 'Second Shift Denim Jacket', 'clothing', 'men''s', '@kabir.cuts', 'L', '129950', '99950', '/pictures/products/3.jpg', NULL, 'A square-cut work jacket in mid-weight indigo denim, topstitched in the ochre thread that runs through everything Kabir makes. Stiff for a week, then yours for years.', 'true');
insert into products (key, id, position, name, category, category_name, influencer, size, original_price, discounted_price, image, picture, description, is_listed) values ('cr-04-little-sun-earrings', '4', '4', 'Little Sun Drop Earrings', 'accessories', 'women''s', '@anvi.brass', 'S', '24900', '14900', '/pictures/products/4.jpg', '{"files":"/pictures/products/4","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdACHWSXR0KWvgAP7tVeW9eM9zPrnkarMkrMY0vcoWg4DCW76IhHdNU6k2J+cRtD5c4kOXWQ/mJiJZXdnD/cVkAAAA","detail":{"files":"/pictures/products/4-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JaACdABuZOPCD4v2OlkwA/uqW+6IV/h4sRKDFVg3ZJKJhrGrDiXOlvl7Rb72IEmJyeTMB7hejjct1D906tfZBJ9BTFfAA"}}', 'Two small brass suns, each hung from a half-moon and hammered by hand, so no two rims catch the light alike. Weightless enough for a whole wedding weekend.', 'false');

insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at) values ('0d0c2f6e-asha', 'cr-01-low-tide-tee', '1', '3', '2026-11-20 10:30:00+00', '2026-11-20 10:30:00+00');
insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at) values ('0d0c2f6e-asha', 'cr-02-parade-skirt', '2', '1', '2026-11-20 10:31:00+00', '2026-11-20 10:31:00+00');
insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at) values ('77a1b2c3-meher', 'cr-03-second-shift-jacket', '1', '2', '2026-11-20 10:32:00+00', '2026-11-20 10:32:00+00');
insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at) values ('77a1b2c3-meher', 'cr-04-little-sun-earrings', '2', '1', '2026-11-20 10:33:00+00', '2026-11-20 10:33:00+00');

insert into cart_keys (user_id, keys) values ('0d0c2f6e-asha', '5f0f3a7c-6f0e-4c55-9d1e-0c8f6b9f2f11');

insert into wishlist_lines (user_id, product_key, position, created_at, updated_at) values ('0d0c2f6e-asha', 'cr-03-second-shift-jacket', '1', '2026-11-20 10:05:00+00', '2026-11-20 10:05:00+00');

insert into addresses (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at) values ('0d0c2f6e-asha', '6b1f5c1e-home', '1', 'Asha Rao', '12 "Hill" Road, 3rd floor', 'Mumbai', 'Maharashtra', 'India', '400050', '98765 43210', '2026-11-20 10:02:00+00', '2026-11-20 10:02:00+00');
insert into addresses (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at) values ('0d0c2f6e-asha', '6b1f5c1e-office', '2', 'Asha Rao', '4, O''Connor Lane', 'पुणे', 'Maharashtra', 'India', '400050', '98765 43210', '2026-11-20 10:02:00+00', '2026-11-20 10:02:00+00');
insert into addresses (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at) values ('77a1b2c3-meher', '9d2e77aa-home', '1', 'Meher Kapoor', '7 Lake View', 'Mumbai', 'Maharashtra', 'India', '400050', '98765 43210', '2026-11-20 10:02:00+00', '2026-11-20 10:02:00+00');

insert into checkouts (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents) values ('open-1', '0d0c2f6e-asha', 'order_of_open-1', '329600', '90000', '2000', '237600', '[{"key":"cr-01-low-tide-tee","id":1,"name":"Low Tide Block-Print T-Shirt","category":"clothing","categoryName":"men''s","influencer":"@meher.makes","size":"M","originalPrice":69900,"discountedPrice":49900,"image":"/pictures/products/1.jpg","picture":{"files":"/pictures/products/1","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAXJRH1Ilxzi0/ZmZYAP7v0i+FHXO7fcWGL/6mJwH9AaUqOd9e1M6yw/YV04ZubGndgAA=","detail":{"files":"/pictures/products/1-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgBAx97xwFWvJRgTDYucAA/u/Wdzx+cbHskSeai93OLxUkh1iZNwNOsPp/fJuDXPTNHDBz8f6VznOdQGcdTQsq33QgCxNbVF9SxT+nyFitFPGQ5bAAAAA="}},"description":"Meher’s sun sets into two hand-blocked waves, one teal and one apricot. The cotton is heavy enough to hold its shape, and the print softens a little with every wash.","quantity":3,"createdAt":"2026-11-20T10:30:00+00:00","updatedAt":"2026-11-20T10:30:00+00:00"},{"key":"cr-02-parade-skirt","id":2,"name":"Parade Pleated Midi Skirt","category":"clothing","categoryName":"women''s","influencer":"@zoya.aftersix","size":"S","originalPrice":119900,"discountedPrice":89900,"image":"/pictures/products/2.jpg","picture":{"files":"/pictures/products/2","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQBACdASoQABQAPu1mqk4ppaOiMAgBMB2JbACdMoRwACUJ283gb1DjolAAAP7x4KNhdrHrtxTvh6aaurxJ7zCtLSAAik5hBuh5OqL9aibBD78reUOxont/Xem8rkK+dZgvIfOZQNLIXFz8ni8eCKZkAAA=","detail":{"files":"/pictures/products/2-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JagCxG1AB0o/HjElxpY1p0AD+7joV8s5buZZge6IbZh9VwlenNl8flvNY53f4f1ioxHH+E36Ey1grF8MBhKLj3TjVUId2K4YKwQwBCJhlAAAA"}},"description":"Coral pleats that stay quiet while you stand and open like a fan when you dance. Zoya gives it a flat waistband and a real pocket in the side seam.","quantity":1,"createdAt":"2026-11-20T10:31:00+00:00","updatedAt":"2026-11-20T10:31:00+00:00"}]', E'{"key":"6b1f5c1e-home","name":"Asha Rao","street":"12 \\"Hill\\" Road, 3rd floor","city":"Mumbai","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:40:00+00', 'SQDvQJr2gUatkPYsFn9zPPQduEyvKOsbajUh4M99xSE');
insert into checkouts (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents) values ('open-2', '77a1b2c3-meher', 'order_of_open-2', '259900', '60000', '0', '199900', '[{"key":"cr-03-second-shift-jacket","id":3,"name":"Second Shift Denim Jacket","category":"clothing","categoryName":"men''s","influencer":"@kabir.cuts","size":"L","originalPrice":129950,"discountedPrice":99950,"image":"/pictures/products/3.jpg","description":"A square-cut work jacket in mid-weight indigo denim, topstitched in the ochre thread that runs through everything Kabir makes. Stiff for a week, then yours for years.","quantity":2,"createdAt":"2026-11-20T10:32:00+00:00","updatedAt":"2026-11-20T10:32:00+00:00"}]', '{"key":"9d2e77aa-home","name":"Meher Kapoor","street":"7 Lake View","city":"Mumbai","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:41:00+00', NULL);
insert into checkouts (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents) values ('paid-1', '0d0c2f6e-asha', 'order_of_paid-1', '259700', '70000', '37940', '151760', '[{"key":"cr-01-low-tide-tee","id":1,"name":"Low Tide Block-Print T-Shirt","category":"clothing","categoryName":"men''s","influencer":"@meher.makes","size":"M","originalPrice":69900,"discountedPrice":49900,"image":"/pictures/products/1.jpg","picture":{"files":"/pictures/products/1","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAXJRH1Ilxzi0/ZmZYAP7v0i+FHXO7fcWGL/6mJwH9AaUqOd9e1M6yw/YV04ZubGndgAA=","detail":{"files":"/pictures/products/1-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgBAx97xwFWvJRgTDYucAA/u/Wdzx+cbHskSeai93OLxUkh1iZNwNOsPp/fJuDXPTNHDBz8f6VznOdQGcdTQsq33QgCxNbVF9SxT+nyFitFPGQ5bAAAAA="}},"description":"Meher’s sun sets into two hand-blocked waves, one teal and one apricot. The cotton is heavy enough to hold its shape, and the print softens a little with every wash.","quantity":2,"createdAt":"2026-11-20T10:10:00+00:00","updatedAt":"2026-11-20T10:10:00+00:00"},{"key":"cr-02-parade-skirt","id":2,"name":"Parade Pleated Midi Skirt","category":"clothing","categoryName":"women''s","influencer":"@zoya.aftersix","size":"S","originalPrice":119900,"discountedPrice":89900,"image":"/pictures/products/2.jpg","picture":{"files":"/pictures/products/2","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQBACdASoQABQAPu1mqk4ppaOiMAgBMB2JbACdMoRwACUJ283gb1DjolAAAP7x4KNhdrHrtxTvh6aaurxJ7zCtLSAAik5hBuh5OqL9aibBD78reUOxont/Xem8rkK+dZgvIfOZQNLIXFz8ni8eCKZkAAA=","detail":{"files":"/pictures/products/2-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JagCxG1AB0o/HjElxpY1p0AD+7joV8s5buZZge6IbZh9VwlenNl8flvNY53f4f1ioxHH+E36Ey1grF8MBhKLj3TjVUId2K4YKwQwBCJhlAAAA"}},"description":"Coral pleats that stay quiet while you stand and open like a fan when you dance. Zoya gives it a flat waistband and a real pocket in the side seam.","quantity":1,"createdAt":"2026-11-20T10:11:00+00:00","updatedAt":"2026-11-20T10:11:00+00:00"}]', E'{"key":"6b1f5c1e-home","name":"Asha Rao","street":"12 \\"Hill\\" Road, 3rd floor","city":"Mumbai","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:12:00+00', '_OSbSP8_TxUPvT79kfwBmH7dirop6rcwwHlNVnFrMmA');
insert into checkouts (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at, contents) values ('paid-2', '0d0c2f6e-asha', 'order_of_paid-2', '129950', '30000', '0', '99950', '[{"key":"cr-03-second-shift-jacket","id":3,"name":"Second Shift Denim Jacket","category":"clothing","categoryName":"men''s","influencer":"@kabir.cuts","size":"L","originalPrice":129950,"discountedPrice":99950,"image":"/pictures/products/3.jpg","description":"A square-cut work jacket in mid-weight indigo denim, topstitched in the ochre thread that runs through everything Kabir makes. Stiff for a week, then yours for years.","quantity":1,"createdAt":"2026-11-20T10:20:00+00:00","updatedAt":"2026-11-20T10:20:00+00:00"}]', '{"key":"6b1f5c1e-office","name":"Asha Rao","street":"4, O''Connor Lane","city":"पुणे","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:21:00+00', '1N_Zro0TfqnZdcBMsbDqvco-6Qxs5bvNhDMvLgJfBqs');

insert into orders (user_id, id, position, payment_id, amount, address, paid_at) values ('0d0c2f6e-asha', 'paid-1', '1', 'pay_of_paid-1', '151760', E'{"key":"6b1f5c1e-home","name":"Asha Rao","street":"12 \\"Hill\\" Road, 3rd floor","city":"Mumbai","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:12:00+00');
insert into orders (user_id, id, position, payment_id, amount, address, paid_at) values ('0d0c2f6e-asha', 'paid-2', '2', 'pay_of_paid-2', '99950', '{"key":"6b1f5c1e-office","name":"Asha Rao","street":"4, O''Connor Lane","city":"पुणे","state":"Maharashtra","country":"India","pincode":"400050","phone":"98765 43210","createdAt":"2026-11-20T10:02:00+00:00","updatedAt":"2026-11-20T10:02:00+00:00"}', '2026-11-20 10:21:00+00');

insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item) values ('0d0c2f6e-asha', 'paid-1', '1', 'cr-01-low-tide-tee', '2', '49900', '{"key":"cr-01-low-tide-tee","id":1,"name":"Low Tide Block-Print T-Shirt","category":"clothing","categoryName":"men''s","influencer":"@meher.makes","size":"M","originalPrice":69900,"discountedPrice":49900,"image":"/pictures/products/1.jpg","picture":{"files":"/pictures/products/1","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAXJRH1Ilxzi0/ZmZYAP7v0i+FHXO7fcWGL/6mJwH9AaUqOd9e1M6yw/YV04ZubGndgAA=","detail":{"files":"/pictures/products/1-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgBAx97xwFWvJRgTDYucAA/u/Wdzx+cbHskSeai93OLxUkh1iZNwNOsPp/fJuDXPTNHDBz8f6VznOdQGcdTQsq33QgCxNbVF9SxT+nyFitFPGQ5bAAAAA="}},"description":"Meher’s sun sets into two hand-blocked waves, one teal and one apricot. The cotton is heavy enough to hold its shape, and the print softens a little with every wash.","quantity":2,"createdAt":"2026-11-20T10:10:00+00:00","updatedAt":"2026-11-20T10:10:00+00:00"}');
insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item) values ('0d0c2f6e-asha', 'paid-1', '2', 'cr-02-parade-skirt', '1', '89900', '{"key":"cr-02-parade-skirt","id":2,"name":"Parade Pleated Midi Skirt","category":"clothing","categoryName":"women''s","influencer":"@zoya.aftersix","size":"S","originalPrice":119900,"discountedPrice":89900,"image":"/pictures/products/2.jpg","picture":{"files":"/pictures/products/2","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQBACdASoQABQAPu1mqk4ppaOiMAgBMB2JbACdMoRwACUJ283gb1DjolAAAP7x4KNhdrHrtxTvh6aaurxJ7zCtLSAAik5hBuh5OqL9aibBD78reUOxont/Xem8rkK+dZgvIfOZQNLIXFz8ni8eCKZkAAA=","detail":{"files":"/pictures/products/2-detail","widths":[200,400,640,800,1200],"formats":["avif","webp"],"width":1200,"height":1500,"placeholder":"data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JagCxG1AB0o/HjElxpY1p0AD+7joV8s5buZZge6IbZh9VwlenNl8flvNY53f4f1ioxHH+E36Ey1grF8MBhKLj3TjVUId2K4YKwQwBCJhlAAAA"}},"description":"Coral pleats that stay quiet while you stand and open like a fan when you dance. Zoya gives it a flat waistband and a real pocket in the side seam.","quantity":1,"createdAt":"2026-11-20T10:11:00+00:00","updatedAt":"2026-11-20T10:11:00+00:00"}');
insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item) values ('0d0c2f6e-asha', 'paid-2', '1', 'cr-03-second-shift-jacket', '1', '99950', '{"key":"cr-03-second-shift-jacket","id":3,"name":"Second Shift Denim Jacket","category":"clothing","categoryName":"men''s","influencer":"@kabir.cuts","size":"L","originalPrice":129950,"discountedPrice":99950,"image":"/pictures/products/3.jpg","description":"A square-cut work jacket in mid-weight indigo denim, topstitched in the ochre thread that runs through everything Kabir makes. Stiff for a week, then yours for years.","quantity":1,"createdAt":"2026-11-20T10:20:00+00:00","updatedAt":"2026-11-20T10:20:00+00:00"}');

insert into webhook_events (id, type, payment_id, provider_order_id, amount, received_at, attempts, processed_at) values ('evt_captured', 'payment.captured', 'pay_of_nobody', 'order_of_nobody', '49900', '2026-11-20 10:50:00+00', '1', NULL);
insert into webhook_events (id, type, payment_id, provider_order_id, amount, received_at, attempts, processed_at) values ('evt_failed', 'payment.failed', NULL, NULL, NULL, '2026-11-20 10:50:00+00', '0', NULL);
insert into webhook_events (id, type, payment_id, provider_order_id, amount, received_at, attempts, processed_at) values ('evt_processed', 'order.paid', NULL, NULL, NULL, '2026-11-20 10:49:00+00', '1', '2026-11-20 10:51:00+00');

insert into login_attempts (key, attempts, ends_at) values ('KM4LUeVbQZaLkl6YqbOt1kbgD0E1j15zw3TAqZZDsaw', '2', '2026-11-20 11:30:00+00');
