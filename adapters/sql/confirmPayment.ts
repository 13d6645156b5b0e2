import type { ConfirmationOutcome, Payment } from '../../core/backend/ports/ForStoringCheckouts.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import type { Queries } from './Database.ts';
import { storableJson } from './storableText.ts';

type CheckoutRow = {
  readonly id: string;
  readonly userId: string;
  readonly amount: number;
  readonly lines: string;
};

/** The lock on the checkout lets one confirmation of it through at a time, the lock on the user one order of a shopper. */
const LOCK_CHECKOUT = `select c.id, c.user_id as "userId", c.amount, c.lines
from checkouts c join users u on u.id = c.user_id
where c.provider_order_id = $1
for no key update`;

/** Without a row, the checkout or the payment has an order already. */
const ADD_ORDER = `insert into orders (user_id, id, position, payment_id, amount, address, paid_at)
select c.user_id, c.id, (select coalesce(max(position), 0) + 1 from orders where user_id = $1), $3, c.amount, c.address, $4
from checkouts c where c.id = $2
on conflict do nothing
returning id`;

const ADD_ITEMS = `insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item)
select $1, $2, r.line, r."productKey", r.quantity, r."discountedPrice", r.item
from json_to_recordset($3::json)
  as r (line integer, "productKey" text, quantity integer, "discountedPrice" integer, item text)`;

const PAYMENT_OF_ORDER = 'select payment_id as "paymentId" from orders where id = $1';

/** Keeps the quantities as they are between the two statements that follow. */
const LOCK_CART = `select l.product_key from cart_lines l
join order_items i on i.user_id = l.user_id and i.product_key = l.product_key
where l.user_id = $1 and i.order_id = $2
order by l.product_key
for update of l`;

const REMOVE_LINES = `delete from cart_lines l using order_items i
where l.user_id = $1 and i.user_id = $1 and i.order_id = $2 and i.product_key = l.product_key and l.quantity <= i.quantity`;

const REDUCE_LINES = `update cart_lines l set quantity = l.quantity - i.quantity from order_items i
where l.user_id = $1 and i.user_id = $1 and i.order_id = $2 and i.product_key = l.product_key and l.quantity > i.quantity`;

/** Makes the order of a payment inside a transaction, unless it has one. */
export async function confirmPayment(
  queries: Queries,
  { paymentId, providerOrderId, amount }: Payment,
  paidAt: Timestamp,
): Promise<ConfirmationOutcome> {
  const [checkout] = await queries.query<CheckoutRow>(LOCK_CHECKOUT, [providerOrderId]);
  if (checkout === undefined) return 'unknown-checkout';
  if (amount !== undefined && amount !== checkout.amount) return 'amount-differs';
  const { id, userId } = checkout;
  const added = await queries.query(ADD_ORDER, [userId, id, paymentId, paidAt]);
  if (added.length === 0) {
    const [order] = await queries.query<Pick<Payment, 'paymentId'>>(PAYMENT_OF_ORDER, [id]);
    return order?.paymentId === paymentId ? 'already-recorded' : 'payment-has-another-order';
  }
  await queries.query(ADD_ITEMS, [userId, id, storableJson(itemsOf(checkout))]);
  for (const statement of [LOCK_CART, REMOVE_LINES, REDUCE_LINES]) await queries.query(statement, [userId, id]);
  return 'recorded';
}

function itemsOf({ lines }: CheckoutRow) {
  return (JSON.parse(lines) as CartItem[]).map((item, index) => ({
    ...{ line: index + 1, productKey: item.key, quantity: item.quantity, discountedPrice: item.discountedPrice },
    item: JSON.stringify(item),
  }));
}
