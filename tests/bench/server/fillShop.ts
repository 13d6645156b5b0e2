import type { Queries } from '../../../adapters/sql/connection/Database.ts';

/** `shoppers` have ten orders each, `visitors` none. `products` are how many there are at the end; the new ones are listed unless they `areHidden`. */
export type ShopSize = {
  readonly shoppers: number;
  readonly visitors?: number;
  readonly products?: number;
  readonly areHidden?: boolean;
};

export const ORDERS_EACH = 10;
const SECONDS_PER_MONTH = 30 * 24 * 60 * 60;
/** The same number for the same text, at least 0. */
const hash = (text: string) => `abs(hashtext(${text}))`;

/** $1 is how many there shall be, $2 whether they are listed: copies of the sample products, four sizes of a style each, with 0 to 49 pieces. */
const PRODUCTS = `insert into products (key, id, position, name, category, category_name, influencer, size,
  original_price, discounted_price, image, picture, description, is_listed, style)
select 'filled-' || n, n, n, p.name || ' ' || (n - 1) / 4, p.category, p.category_name, p.influencer, (array['S', 'M', 'L', 'XL'])[1 + (n - 1) % 4],
  p.original_price, p.discounted_price, p.image, p.picture, p.description, $2::boolean, 'filled-style-' || (n - 1) / 4
from (select *, row_number() over (order by position) as place, count(*) over () as count from products) p
join generate_series((select max(id) + 1 from products), $1::integer) n on p.place = 1 + (n - 1) / 4 % p.count`;
const STOCK = `insert into stock_levels (sku, on_hand) select key, ${hash('key')} % 50 from products where key like 'filled-%'`;

/** $1 is how many there shall be, and $2 what their ids begin with. They cannot log in. */
const USERS = `insert into users
  (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at)
select $2 || n, $2 || n || '@example.com', $2 || n || '@example.com', 'A', 'B', '', 0, now(), now()
from generate_series(1, $1::integer) n`;

/** Three of the products that there were before. */
const CART_LINES = `insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at)
select u.id, p.key, p.position + 1, 1, now(), now()
from users u cross join generate_series(0, 2) n
join (select *, row_number() over (order by id) as place, count(*) over () as count from products where key not like 'filled-%') p
  on p.place = 1 + (${hash('u.id')} + n) % p.count
where u.id like 'filled-%'`;

const ADDRESSES = `insert into addresses (user_id, id, position, name, street, city, state, country, pincode, phone, created_at, updated_at)
select u.id, u.id, 1, a.name, a.street, a.city, a.state, a.country, a.pincode, a.phone, now(), now()
from users u cross join (select * from addresses limit 1) a where u.id like 'filled-%'`;

/** Each is a copy of the one checkout that there is, of a month of its own in the past. */
const CHECKOUTS = `insert into checkouts
  (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at)
select u.id || '-' || n, u.id, 'order-' || u.id || '-' || n, c.sub_total, c.discount, c.coupon_discount, c.amount, c.lines, c.address,
  now() - make_interval(secs => 600 + ${SECONDS_PER_MONTH} * (n - 1) + ${hash('u.id || n')} % ${SECONDS_PER_MONTH})
from (select * from checkouts limit 1) c cross join users u cross join generate_series(1, ${ORDERS_EACH}) n
where u.id not like 'visitor-%' order by n desc, u.id`;

/** Most were delivered; of a thousand, two are to pack. */
const ORDERS = `insert into orders (user_id, id, position, payment_id, amount, address, paid_at, number, state)
select c.user_id, c.id, ${ORDERS_EACH} + 1 - split_part(c.id, '-', -1)::integer, 'pay-' || c.id, c.amount, c.address, c.created_at,
  'CR-' || lpad(upper(to_hex(row_number() over ())), 8, '0'),
  case when h < 2 then 'placed' when h < 3 then 'packed' when h < 30 then 'cancelled' when h < 60 then 'shipped' else 'delivered' end
from (select *, ${hash('id')} % 1000 as h from checkouts) c where c.provider_order_id = 'order-' || c.id`;

/** All products sell alike, which is the worst case of reports: each product of a day is a row. */
const ITEMS = `insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item, size)
select o.user_id, o.id, 1, p.key, l.quantity, l."discountedPrice", l.item, p.size
from orders o cross join (
  select r.*, lines::json ->> 0 as item
  from (select lines from checkouts limit 1) c, json_to_record(c.lines::json -> 0) as r (quantity integer, "discountedPrice" integer)
) l join products p on p.id = 1 + ${hash('o.id')} % (select count(*) from products)`;

const HOLDS = `insert into stock_holds (checkout_id, sku, quantity, state)
select order_id, product_key, quantity, 'sold' from order_items where order_id like 'filled-%'`;

const REFUNDS = `insert into refunds (id, payment_id, order_id, amount, status, is_announced, reason, actor, at)
select 'refund-' || id, payment_id, id, amount, 'processed', true, 'customer', 'shopper', paid_at from orders where state = 'cancelled'`;
const COUPON_USES = `insert into coupon_uses (checkout_id, coupon_id, user_id, discount, state, used_at)
select o.id, c.id, o.user_id, 100, 'used', o.paid_at from orders o cross join (select id from coupons order by id limit 1) c
where ${hash("o.id || 'coupon'")} % 5 = 0`;
const MAILS = `insert into mails (id, recipient, kind, content, created_at, sent_at)
select 'filled-' || o.id, u.email, m.kind, m.content, o.paid_at, o.paid_at
from orders o join users u on u.id = o.user_id cross join (select * from mails limit 1) m`;
const ACTIVITY = `insert into activity (id, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id)
select 'filled-' || id, paid_at, 'staff', 'filled', 'Ravi', 'ship order', 'order', id
from orders where state in ('shipped', 'delivered') order by paid_at`;

/** Switches the triggers off that check foreign keys, row by row for minutes. What the statements insert refers to what they read. */
const WITHOUT_TRIGGERS = 'set session_replication_role = replica';

/**
 * Adds products, visitors, and shoppers with a cart, and gives all shoppers ten orders over the last ten months, as the shop would have
 * stored them. The database has one checkout, of one line, a mail and no orders. Needs a superuser.
 */
export async function fillShop(
  queries: Queries,
  { shoppers, visitors = 0, products = 0, areHidden = false }: ShopSize,
): Promise<void> {
  await queries.query(WITHOUT_TRIGGERS);
  await queries.query(PRODUCTS, [products, !areHidden]);
  await queries.query(STOCK);
  await queries.query(USERS, [shoppers, 'filled-']);
  await queries.query(USERS, [visitors, 'visitor-']);
  const parts = [
    CART_LINES,
    ADDRESSES,
    CHECKOUTS,
    ORDERS,
    ITEMS,
    HOLDS,
    REFUNDS,
    COUPON_USES,
    MAILS,
    ACTIVITY,
    'vacuum analyze',
    'checkpoint',
  ];
  for (const statement of parts) await queries.query(statement);
}
