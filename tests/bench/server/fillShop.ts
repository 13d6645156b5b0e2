import type { Client } from 'pg';

const ORDERS_EACH = 10;

/** $1 is the number of shoppers. They cannot log in. */
const USERS = `insert into users
  (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at)
select 'filled-' || n, 'filled-' || n || '@example.com', 'filled-' || n || '@example.com', 'A', 'B', '', 0, now(), now()
from generate_series(1, $1::integer) n`;

const CART_LINES = `insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at)
select u.id, p.key, p.position + 1, 1, now(), now()
from users u cross join (select key, position from products order by position limit 3) p
where u.id like 'filled-%'`;

/** Each is a copy of the one checkout that there is, of a day of its own in the past. */
const CHECKOUTS = `insert into checkouts
  (id, user_id, provider_order_id, sub_total, discount, coupon_discount, amount, lines, address, created_at)
select u.id || '-' || n, u.id, 'order-' || u.id || '-' || n, c.sub_total, c.discount, c.coupon_discount, c.amount, c.lines, c.address,
  now() - make_interval(days => 10 + 30 * n)
from (select * from checkouts limit 1) c cross join users u cross join generate_series(1, ${ORDERS_EACH}) n
order by n desc, u.id`;

const ORDERS = `insert into orders (user_id, id, position, payment_id, amount, address, paid_at, number)
select c.user_id, c.id, ${ORDERS_EACH} + 1 - split_part(c.id, '-', -1)::integer, 'pay-' || c.id, c.amount, c.address, c.created_at,
  'CR-' || lpad(upper(to_hex(row_number() over ())), 8, '0')
from checkouts c where c.provider_order_id = 'order-' || c.id`;

const ITEMS = `insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item)
select o.user_id, o.id, 1, p.key, p.quantity, p."discountedPrice", p.item
from orders o cross join (
  select l.*, lines::json ->> 0 as item
  from (select lines from checkouts limit 1) c, json_to_record(c.lines::json -> 0) as l (key text, quantity integer, "discountedPrice" integer)
) p`;

/** Switches the triggers off that check foreign keys, row by row for minutes. What the statements insert refers to what they read. */
const WITHOUT_TRIGGERS = 'set session_replication_role = replica';

/**
 * Adds shoppers with a cart, and gives all shoppers ten orders over the last year, as the shop would have stored them. The database
 * has one checkout, of one line, and no orders. Needs a superuser.
 */
export async function fillShop(client: Client, shoppers: number): Promise<void> {
  await client.query(WITHOUT_TRIGGERS);
  await client.query(USERS, [shoppers]);
  for (const statement of [CART_LINES, CHECKOUTS, ORDERS, ITEMS, 'vacuum analyze']) await client.query(statement);
}
