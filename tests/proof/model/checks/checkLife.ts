import { sqlStores } from '../../../../adapters/sql/sqlStores.ts';
import { COUPON_USED_UP } from '../../../../core/backend/checkout/ReceivePayment.ts';
import { statusOf } from '../../../../core/backend/orders/FulfilOrder.ts';
import { exchangedPieces } from '../../../../core/domain/returns/Return.ts';
import type { Captured } from '../PaymentWindows.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { readReturns } from './checkReturns.ts';

type Rows<Row> = Promise<readonly Row[]>;
type Order = { id: string; paymentId: string; standing: string; amount: number };
type ProviderEntity = { id: string; amount: number; status: string; receipt?: string };

/** Returns a sentence for each promise about stock, money and mails that the run has broken. */
export async function checkLife(shop: ShopUnderTest): Promise<readonly string[]> {
  const orders = await query<Order>(
    shop,
    'select id, payment_id as "paymentId", status as standing, amount from orders order by id',
  );
  return [
    ...(await unbalancedStock(shop)),
    ...(await wrongHolds(shop)),
    ...(await wrongParcels(shop)),
    ...(await unsettledMoney(shop, orders)),
    ...(await wrongMails(shop, orders)),
    ...(await wrongPromises(shop)),
    ...(await wrongTimelines(shop, orders)),
    ...(await wrongStates(shop)),
    ...(await leftJobs(shop)),
  ];
}

/** Each order is found in the state that its shopper reads. */
async function wrongStates(shop: ShopUnderTest): Promise<readonly string[]> {
  const states = await query<{ id: string; state: string }>(shop, 'select id, state from orders order by id');
  const { orders } = sqlStores(shop.database.inspect);
  const faults: string[] = [];
  for (const { id, state } of states) {
    const order = await orders.order(id);
    const status = order && statusOf(order);
    if (status !== state) faults.push(`The order ${id} is ${status}, and found among those that are ${state}`);
  }
  return faults;
}

/** Returns what the provider has captured. */
export function capturedPayments({ windows, provider }: ShopUnderTest): readonly (Captured & { amount: number })[] {
  return windows.paid.flatMap((payment) => {
    const found = itemsOf(provider.payments(payment.providerOrderId)).find(({ id }) => id === payment.paymentId);
    const isCaptured = found !== undefined && ['captured', 'refunded'].includes(found.status);
    return isCaptured ? [{ ...payment, amount: found.amount }] : [];
  });
}

/** The condition that an order has pieces of a product: it stands, or it was cancelled and they did not come back. */
function hasPieces(order: string, sku: string): string {
  return `(${order} in (select id from orders where status <> 'cancelled') or exists (
    select 1 from stock_holds h where h.checkout_id = ${order} and h.sku = ${sku} and h.state = 'sold'))`;
}

/** The levels are the sums of the ledger; nothing is held in the end; every piece is on hand, or with an order or an exchange. */
async function unbalancedStock(shop: ShopUnderTest): Promise<readonly string[]> {
  const levels = await query<{ sku: string; onHand: number; held: number; sums: string; received: number }>(
    shop,
    `select l.sku, l.on_hand as "onHand", l.held, sum(m.on_hand) || ' and ' || sum(m.held) as sums,
       (sum(m.on_hand) filter (where m.kind = 'receive') + coalesce(sum(m.on_hand) filter (where m.kind = 'return'
         and ${hasPieces('m.checkout_id', 'm.sku')}), 0))::integer as received
     from stock_levels l join stock_movements m using (sku) group by l.sku order by l.sku`,
  );
  const ordered = await query<{ sku: string; quantity: number }>(
    shop,
    `select product_key as sku, sum(quantity)::integer as quantity from order_items
     where ${hasPieces('order_id', 'product_key')} group by product_key`,
  );
  const pieces = (await readReturns(shop)).flatMap((one) => (one.state === 'exchanged' ? exchangedPieces(one) : []));
  const exchanged = (sku: string) => pieces.reduce((sum, { key, quantity }) => (key === sku ? sum + quantity : sum), 0);
  return levels.flatMap(({ sku, onHand, held, sums, received }) => {
    const faults = [];
    if (sums !== `${onHand} and ${held}`)
      faults.push(`The ledger of ${sku} has ${sums}, its level ${onHand} and ${held}`);
    if (held !== 0) faults.push(`${held} pieces of ${sku} are still held`);
    const placed = (ordered.find((each) => each.sku === sku)?.quantity ?? 0) + exchanged(sku);
    if (received - placed !== onHand)
      faults.push(`${received} of ${sku} came, ${placed} are ordered or exchanged, ${onHand} are left`);
    return faults;
  });
}

/** Each hold is sold or released once: its movements sum to what it says. */
async function wrongHolds(shop: ShopUnderTest): Promise<readonly string[]> {
  const holds = await query<{ id: string; state: string; quantity: number; onHand: number; held: number }>(
    shop,
    `select h.checkout_id || ' ' || h.sku as id, h.state, h.quantity,
       sum(m.on_hand)::integer as "onHand", sum(m.held)::integer as held
     from stock_holds h left join stock_movements m on m.checkout_id = h.checkout_id and m.sku = h.sku
     group by h.checkout_id, h.sku, h.state, h.quantity order by 1`,
  );
  return holds.flatMap(({ id, state, quantity, onHand, held }) => {
    if (state === 'held') return [`The hold ${id} is still live`];
    const isRight = held === 0 && onHand === (state === 'sold' ? -quantity : 0);
    return isRight ? [] : [`The hold ${id} of ${quantity} is ${state}, its movements are ${onHand} and ${held}`];
  });
}

/** Nothing is shipped before it is captured, and nothing is both shipped and cancelled. */
async function wrongParcels(shop: ShopUnderTest): Promise<readonly string[]> {
  const parcels = await query<{ id: string; standing: string; paymentId: string }>(
    shop,
    `select o.id, o.status as standing, o.payment_id as "paymentId" from shipments s join orders o on o.id = s.order_id`,
  );
  const captured = capturedPayments(shop);
  return parcels.flatMap(({ id, standing, paymentId }) => [
    ...(standing === 'placed' ? [] : [`The order ${id} is shipped and ${standing}`]),
    ...(captured.some((each) => each.paymentId === paymentId) ? [] : [`The order ${id} is shipped without money`]),
  ]);
}

/** Each captured rupee is in a placed order, or goes back; the provider's refunds are ours. */
async function unsettledMoney(shop: ShopUnderTest, orders: readonly Order[]): Promise<readonly string[]> {
  const captured = capturedPayments(shop);
  const refunds = await query<{ id: string; paymentId: string; amount: number; status: string; isQueued: boolean }>(
    shop,
    `select r.id, payment_id as "paymentId", amount, status,
       exists (select 1 from jobs where topic = 'refund' and subject = r.id) as "isQueued" from refunds r`,
  );
  const sumOf = (list: readonly { readonly amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const ofOrders = orders.flatMap(({ id, standing, paymentId }) => {
    const paid = captured.find((each) => each.paymentId === paymentId)?.amount ?? 0;
    const own = refunds.filter((refund) => refund.paymentId === paymentId);
    const live = own.filter(({ status }) => status !== 'failed');
    const back = sumOf(live);
    if (standing === 'payment-pending') return [`The order ${id} still waits for its payment`];
    if (back > paid) return [`The order ${id} was paid with ${paid}, ${back} go back`];
    if (standing === 'placed') return paid > 0 ? [] : [`The order ${id} is placed without money`];
    // What failed stays open for staff.
    if (back < paid && sumOf(own) < paid) return [`The order ${id} is cancelled; ${paid} were paid, ${back} go back`];
    const open = live.filter(({ status, isQueued }) => status !== 'processed' && !isQueued);
    return open.map(({ id: refund }) => `Nobody asks for the refund ${refund}`);
  });
  const atProvider = captured.flatMap(({ paymentId }) => itemsOf(shop.provider.refunds(paymentId, 100)));
  const unknown = atProvider.filter(({ receipt, amount, status }) => {
    const ours = refunds.find(({ id }) => id === receipt);
    return ours?.amount !== amount || ours.status !== status;
  });
  const missing = refunds.filter(
    ({ id, status }) => status === 'processed' && !atProvider.some(({ receipt }) => receipt === id),
  );
  return [
    ...ofOrders,
    ...unknown.map(({ receipt, amount, status }) => `The provider's refund ${receipt} of ${amount} is ${status}`),
    ...missing.map(({ id }) => `The provider does not have the refund ${id}`),
  ];
}

/** Each placed, shipped, cancelled and refunded order has its mail once; none is about what did not happen. */
async function wrongMails(shop: ShopUnderTest, orders: readonly Order[]): Promise<readonly string[]> {
  const mails = await query<{ id: string; kind: string; isSent: boolean }>(
    shop,
    `select id, kind, sent_at is not null as "isSent" from mails
     where kind like 'order-%' or kind = 'refund-processed'`,
  );
  const events = await query<{ id: string; kind: string }>(shop, 'select order_id as id, kind from order_events');
  const has = (id: string, kind: string) => events.some((event) => event.id === id && event.kind === kind);
  const expected = orders.flatMap(({ id, standing }) => [
    ...(has(id, 'placed') ? [`order-placed-${id}`] : []),
    ...(standing === 'cancelled' ? [`order-cancelled-${id}`] : []),
  ]);
  // One mail says that the order is cancelled at once.
  const cancelledAtOnce = await query<{ id: string }>(
    shop,
    `select id from orders where cancelled_for = 'out-of-stock' union
     select order_id from order_events where kind = 'cancelled' and note = '${COUPON_USED_UP}'`,
  );
  const others = await query<{ id: string }>(
    shop,
    `select 'order-shipped-' || id as id from shipments union all
     select 'refund-processed-' || id from refunds where status = 'processed' and not is_announced and order_id is not null`,
  );
  const ofOrders = expected.filter((mail) => !cancelledAtOnce.some(({ id }) => mail === `order-placed-${id}`));
  const wanted = [...ofOrders, ...others.map(({ id }) => id)];
  const stored = mails.map(({ id }) => id);
  const sent = shop.processes.flatMap(({ mail }) => mail.sent.map(({ id }) => id));
  const most = 1 + shop.interruptions;
  const often = [...new Set(sent)].filter((id) => sent.filter((other) => other === id).length > most);
  return [
    ...wanted.filter((id) => !stored.includes(id)).map((id) => `There is no mail ${id}`),
    ...stored.filter((id) => !wanted.includes(id)).map((id) => `The mail ${id} is about nothing`),
    ...mails.filter(({ id, isSent }) => !isSent || !sent.includes(id)).map(({ id }) => `The mail ${id} was not sent`),
    ...often.map((id) => `The mail ${id} was sent more than ${most} times`),
  ];
}

/** Each order says when it arrives, and its mail says the same. */
async function wrongPromises(shop: ShopUnderTest): Promise<readonly string[]> {
  const orders = await query<{ id: string; promise: string | null; content: string | null }>(
    shop,
    `select o.id, o.delivery as promise, m.content from orders o left join mails m on m.id = 'order-placed-' || o.id`,
  );
  return orders.flatMap(({ id, promise, content }) => {
    if (promise === null) return [`The order ${id} does not say when it arrives`];
    const mailed = content === null ? promise : JSON.stringify(JSON.parse(content).order.delivery);
    return mailed === promise ? [] : [`The order ${id} arrives ${promise}, its mail says ${mailed}`];
  });
}

/** The last entry of the timeline about the standing is the standing. */
async function wrongTimelines(shop: ShopUnderTest, orders: readonly Order[]): Promise<readonly string[]> {
  const standings = ['payment-pending', 'placed', 'cancelled'];
  const events = await query<{ orderId: string; kind: string }>(
    shop,
    'select order_id as "orderId", kind from order_events order by id',
  );
  return orders.flatMap(({ id, standing }) => {
    const last = events.findLast(({ orderId, kind }) => orderId === id && standings.includes(kind))?.kind;
    return last === standing ? [] : [`The timeline of ${id} ends with ${last}, the order is ${standing}`];
  });
}

async function leftJobs(shop: ShopUnderTest): Promise<readonly string[]> {
  const jobs = await query<{ job: string; error: string | null }>(
    shop,
    `select topic || ' ' || subject as job, last_error as error from jobs
     where topic <> 'refund' or failed_at is not null`,
  );
  return jobs.map(({ job, error }) => `The job ${job} is not done: ${error}`);
}

function query<Row extends object>({ database }: ShopUnderTest, text: string): Rows<Row> {
  return database.inspect.query<Row>(text);
}

function itemsOf(collection: object): readonly ProviderEntity[] {
  return (collection as { readonly items: readonly ProviderEntity[] }).items;
}
