import type { Captured } from './PaymentWindows.ts';
import type { ShopUnderTest } from './ShopUnderTest.ts';

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
    ...(await unsettledMoney(shop, orders)),
    ...(await wrongMails(shop, orders)),
    ...(await wrongTimelines(shop, orders)),
    ...(await leftJobs(shop)),
  ];
}

/** Returns what the provider has captured. */
export function capturedPayments({ windows, provider }: ShopUnderTest): readonly (Captured & { amount: number })[] {
  return windows.paid.flatMap((payment) => {
    const found = itemsOf(provider.payments(payment.providerOrderId)).find(({ id }) => id === payment.paymentId);
    const isCaptured = found !== undefined && ['captured', 'refunded'].includes(found.status);
    return isCaptured ? [{ ...payment, amount: found.amount }] : [];
  });
}

/** The levels are the sums of the ledger; nothing is held in the end; every piece is on hand or in a placed order. */
async function unbalancedStock(shop: ShopUnderTest): Promise<readonly string[]> {
  const levels = await query<{ sku: string; onHand: number; held: number; sums: string; received: number }>(
    shop,
    `select l.sku, l.on_hand as "onHand", l.held, sum(m.on_hand) || ' and ' || sum(m.held) as sums,
       sum(m.on_hand) filter (where m.kind = 'receive')::integer as received
     from stock_levels l join stock_movements m using (sku) group by l.sku order by l.sku`,
  );
  const ordered = await query<{ sku: string; quantity: number }>(
    shop,
    `select product_key as sku, sum(quantity)::integer as quantity from order_items
     where order_id in (select id from orders where status <> 'cancelled') group by product_key`,
  );
  return levels.flatMap(({ sku, onHand, held, sums, received }) => {
    const faults = [];
    if (sums !== `${onHand} and ${held}`)
      faults.push(`The ledger of ${sku} has ${sums}, its level ${onHand} and ${held}`);
    if (held !== 0) faults.push(`${held} pieces of ${sku} are still held`);
    const placed = ordered.find((each) => each.sku === sku)?.quantity ?? 0;
    if (received - placed !== onHand)
      faults.push(`${received} of ${sku} came, ${placed} are ordered, ${onHand} are left`);
    return faults;
  });
}

/** Each captured rupee is in a placed order, or goes back; the provider's refunds are ours. */
async function unsettledMoney(shop: ShopUnderTest, orders: readonly Order[]): Promise<readonly string[]> {
  const captured = capturedPayments(shop);
  const refunds = await query<{ id: string; paymentId: string; amount: number; status: string; isQueued: boolean }>(
    shop,
    `select r.id, payment_id as "paymentId", amount, status,
       exists (select 1 from jobs where topic = 'refund' and subject = r.id) as "isQueued" from refunds r`,
  );
  const ofOrders = orders.flatMap(({ id, standing, paymentId }) => {
    const payment = captured.find((each) => each.paymentId === paymentId);
    const own = refunds.filter((refund) => refund.paymentId === paymentId);
    const back = own.reduce((sum, { amount }) => sum + amount, 0);
    if (standing === 'payment-pending') return [`The order ${id} still waits for its payment`];
    if (standing === 'placed') return payment === undefined ? [`The order ${id} is placed without money`] : [];
    if ((payment?.amount ?? 0) !== back)
      return [`The order ${id} is cancelled; ${payment?.amount} were paid, ${back} go back`];
    const open = own.filter(({ status, isQueued }) => !['processed', 'failed'].includes(status) && !isQueued);
    return open.map(({ id: refund }) => `Nobody asks for the refund ${refund}`);
  });
  const atProvider = captured.flatMap(({ paymentId }) => itemsOf(shop.provider.refunds(paymentId, 100)));
  const unknown = atProvider.filter(({ receipt }) => !refunds.some(({ id }) => id === receipt));
  const paise = (status: string, list: readonly { amount: number; status: string }[]) =>
    list.filter((each) => each.status === status).reduce((sum, { amount }) => sum + amount, 0);
  const [ours, theirs] = [paise('processed', refunds), paise('processed', atProvider)];
  return [
    ...ofOrders,
    ...unknown.map(({ id }) => `The shop did not ask for the provider's refund ${id}`),
    ...(ours === theirs ? [] : [`The shop counts ${ours} paise refunded, the provider ${theirs}`]),
  ];
}

/** Each placed and each cancelled order has its mail once; none is about what did not happen. */
async function wrongMails(shop: ShopUnderTest, orders: readonly Order[]): Promise<readonly string[]> {
  const mails = await query<{ id: string; kind: string; isSent: boolean }>(
    shop,
    `select id, kind, sent_at is not null as "isSent" from mails where kind like 'order-%'`,
  );
  const events = await query<{ id: string; kind: string }>(shop, 'select order_id as id, kind from order_events');
  const has = (id: string, kind: string) => events.some((event) => event.id === id && event.kind === kind);
  const expected = orders.flatMap(({ id, standing }) => [
    ...(has(id, 'placed') ? [`order-placed-${id}`] : []),
    ...(standing === 'cancelled' ? [`order-cancelled-${id}`] : []),
  ]);
  const outOfStock = await query<{ id: string }>(shop, `select id from orders where cancelled_for = 'out-of-stock'`);
  const wanted = expected.filter((mail) => !outOfStock.some(({ id }) => mail === `order-placed-${id}`));
  const stored = mails.map(({ id }) => id);
  const sent = shop.processes.flatMap(({ mail }) => mail.sent.map(({ id }) => id));
  const often = sent.filter((id, at) => sent.indexOf(id) < at);
  return [
    ...wanted.filter((id) => !stored.includes(id)).map((id) => `There is no mail ${id}`),
    ...stored.filter((id) => !wanted.includes(id)).map((id) => `The mail ${id} is about nothing`),
    ...mails.filter(({ id, isSent }) => !isSent || !sent.includes(id)).map(({ id }) => `The mail ${id} was not sent`),
    ...(shop.wasInterrupted ? [] : often.map((id) => `The mail ${id} was sent again`)),
  ];
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
