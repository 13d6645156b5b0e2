import type { Database } from '../../../../adapters/sql/connection/Database.ts';
import { sqlStores } from '../../../../adapters/sql/sqlStores.ts';
import type { StoredOrder } from '../../../../core/backend/ports/orders/ForStoringOrders.ts';
import type { StoredRefund } from '../../../../core/backend/ports/orders/ForStoringRefunds.ts';
import type { StoredReturn } from '../../../../core/backend/ports/orders/ForStoringReturns.ts';
import { paidPieces } from '../../../../core/domain/orders/paidPieces.ts';
import { exchangedPieces } from '../../../../core/domain/returns/Return.ts';
import { lastReturnDay } from '../../../../core/domain/returns/returnableLines.ts';
import type { Pieces } from '../../../../core/domain/stock/StockLevel.ts';
import { shopDay } from '../../../../core/domain/time/shopDay.ts';
import type { Call } from '../Network.ts';
import { PUT_BACK } from '../shoppers.ts';

/** An order, its returns and its refunds. */
type Case = {
  readonly order: StoredOrder;
  readonly returns: readonly StoredReturn[];
  readonly refunds: readonly StoredRefund[];
};
/** The parts of a shop under test that are read. */
type Shop = { readonly database: { readonly inspect: Database } };
type Movement = { readonly id: string; readonly sku: string; readonly onHand: number; readonly held: number };

/** Returns a sentence for each promise about returns that the run has broken. */
export async function checkReturns(
  shop: Shop & { readonly network: { readonly calls: readonly Call[] } },
): Promise<readonly string[]> {
  const all = await readReturns(shop);
  const cases: Case[] = [];
  const { orders, returns, refunds } = sqlStores(shop.database.inspect);
  for (const orderId of new Set(all.map((one) => one.orderId))) {
    const order = await orders.order(orderId);
    if (order === undefined) return [`The order ${orderId} of a return is gone`];
    cases.push({ order, returns: await returns.ofOrder(orderId), refunds: await refunds.ofOrder(orderId) });
  }
  return [
    ...cases.flatMap(returnedTwice),
    ...cases.flatMap(wrongRefunds),
    ...cases.flatMap(late),
    ...repeated(all),
    ...lost(shop.network.calls, all),
    ...(await wrongPieces(shop, cases)),
    ...(await wrongEvents(shop, all)),
    ...(await wrongMails(shop, all)),
  ];
}

export async function readReturns({ database: { inspect } }: Shop): Promise<readonly StoredReturn[]> {
  const ids = await inspect.query<{ id: string }>('select id from returns order by at, id');
  const { returns } = sqlStores(inspect);
  return (await Promise.all(ids.map(({ id }) => returns.return(id)))).flatMap((one) => one ?? []);
}

/** The pieces of open exchanges, and how many of them are held: one statement, since calls may be under way. $1 is the time. */
const EXCHANGES = `select r.id, l.sku, (line ->> 'quantity')::integer as promised, coalesce((select h.quantity from stock_holds h
    where h.checkout_id = r.id and h.sku = l.sku and h.state = 'held'), 0) as held
  from returns r cross join json_array_elements(r.lines::json) line join stock_levels l on l.sku = line -> 'exchange' ->> 'key'
  where r.state in ('asked', 'received') and r.held_until > $1::timestamptz order by r.id, l.sku`;
type PromisedPieces = { readonly id: string; readonly sku: string; readonly promised: number; readonly held: number };

/** While an exchange is promised, its pieces are held: the counted ones of open returns whose time is not over. */
export async function unheldExchanges(shop: Shop & { readonly now: number }): Promise<readonly string[]> {
  const { inspect } = shop.database;
  const pieces = await inspect.query<PromisedPieces>(EXCHANGES, [new Date(shop.now).toISOString()]);
  return pieces
    .filter(({ promised, held }) => promised !== held)
    .map(
      ({ id, sku, promised, held }) =>
        `${held} pieces of ${sku} are held for the return ${id}, promised are ${promised}`,
    );
}

function countOf(pieces: readonly Pieces[], of: string): number {
  return pieces.reduce((sum, { key, quantity }) => (key === of ? sum + quantity : sum), 0);
}

/** No more pieces are in returns than were delivered. */
function returnedTwice({ order, returns }: Case): readonly string[] {
  const back = returns.filter(({ state }) => state !== 'withdrawn' && state !== 'refused');
  const pieces = back.flatMap(({ received, lines }) => received ?? lines);
  const delivered = order.shipments.flatMap(({ deliveredAt, lines }) => (deliveredAt === undefined ? [] : lines));
  return order.orderedProducts.flatMap(({ key }) => {
    const [most, count] = [countOf(delivered, key), countOf(pieces, key)];
    return count <= most ? [] : [`Of ${key} of ${order.orderId} ${most} were delivered, ${count} are in returns`];
  });
}

/** A refunded return has one refund, besides those that are tried again, of at most what was paid for its pieces; no other has any. */
function wrongRefunds({ order, returns, refunds }: Case): readonly string[] {
  const paid = paidPieces(order.orderedProducts, order.amountPaid);
  return returns.flatMap(({ id, state, received = [] }) => {
    const own = refunds.filter(({ returnId }) => returnId === id);
    const first = own.filter(({ retryOf }) => retryOf === undefined);
    if (first.length !== (state === 'refunded' ? 1 : 0))
      return [`The return ${id} is ${state}, refunds: ${first.length}`];
    const most = received.reduce((sum, { key, quantity }) => sum + quantity * Math.max(0, ...(paid.get(key) ?? [])), 0);
    return own.filter(({ amount }) => amount > most).map(({ amount }) => `The return ${id} of ${most} gives ${amount}`);
  });
}

/** A return is asked for at most 14 days after a delivery of its pieces. */
function late({ order, returns }: Case): readonly string[] {
  return returns.flatMap(({ id, at, lines }) =>
    lines.flatMap(({ key }) => {
      const days = order.shipments.flatMap(({ deliveredAt, lines: sent }) =>
        deliveredAt !== undefined && countOf(sent, key) > 0 ? [lastReturnDay(deliveredAt)] : [],
      );
      const day = shopDay(Date.parse(at));
      return days.some((last) => day <= last) ? [] : [`The return ${id} of ${key} was asked for on ${day}: ${days}`];
    }),
  );
}

/** A request that is sent again makes nothing new. */
function repeated(returns: readonly StoredReturn[]): readonly string[] {
  const keys = returns.flatMap(({ requestKey }) => requestKey ?? []);
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `The request ${key} has made several returns`);
}

/** What the server has acknowledged is there. */
function lost(calls: readonly Call[], returns: readonly StoredReturn[]): readonly string[] {
  return calls.flatMap(({ path, idempotencyKey, answer }) =>
    path.endsWith('/returns') &&
    answer?.status === 201 &&
    !returns.some(({ requestKey }) => requestKey === idempotencyKey)
      ? [`A return of ${path} is lost`]
      : [],
  );
}

/** What was exchanged is sold once, for returns and for nothing else, and what was restocked came back once. */
async function wrongPieces({ database }: Shop, cases: readonly Case[]): Promise<readonly string[]> {
  const movements = await database.inspect.query<Movement & { readonly kind: string }>(
    `select checkout_id as id, sku, kind, sum(on_hand)::integer as "onHand", sum(held)::integer as held
     from stock_movements where checkout_id is not null group by 1, 2, 3`,
  );
  const levels = await database.inspect.query<{ sku: string }>('select sku from stock_levels');
  const sumOf = (id: string, sku: string, kind?: string) =>
    movements
      .filter((movement) => movement.id === id && movement.sku === sku && (kind ?? movement.kind) === movement.kind)
      .reduce((sum, { onHand, held }) => ({ onHand: sum.onHand + onHand, held: sum.held + held }), {
        onHand: 0,
        held: 0,
      });
  return cases.flatMap(({ order, returns, refunds }) =>
    levels.flatMap(({ sku }) => {
      const wrong = returns.filter((one) => {
        const { onHand, held } = sumOf(one.id, sku);
        return held !== 0 || onHand !== (one.state === 'exchanged' ? -countOf(exchangedPieces(one), sku) : 0);
      });
      const back = returns.flatMap(({ isRestocked, received = [] }) => (isRestocked ? received : []));
      // Staff put pieces back with a refund, too.
      const putBack = refunds.filter(({ reason, retryOf }) => reason === PUT_BACK && retryOf === undefined);
      const expected = countOf([...back, ...putBack.flatMap(({ lines = [] }) => lines)], sku);
      const came = sumOf(order.orderId, sku, 'return').onHand;
      return [
        ...wrong.map(({ id, state }) => `The pieces of ${sku} of the return ${id}, which is ${state}, are not right`),
        ...(order.standing === 'cancelled' || came === expected
          ? []
          : [`${came} of ${sku} came back from ${order.orderId}, should be ${expected}`]),
      ];
    }),
  );
}

/** The timeline has each step of each return once. A refund has entries of its own. */
async function wrongEvents({ database }: Shop, returns: readonly StoredReturn[]): Promise<readonly string[]> {
  const events = await database.inspect.query<{ id: string; kind: string; count: number }>(
    `select order_id as id, kind, count(*)::integer as count from order_events where kind like 'return-%' group by 1, 2`,
  );
  const expected = new Map<string, number>();
  for (const { orderId, state, received } of returns) {
    const steps = ['asked', ...(received ? ['received'] : []), ...(isEnd(state) ? [state] : [])];
    for (const step of steps) {
      const name = `${orderId} return-${step}`;
      expected.set(name, (expected.get(name) ?? 0) + 1);
    }
  }
  const found = new Map(events.map(({ id, kind, count }) => [`${id} ${kind}`, count]));
  return [...new Set([...expected.keys(), ...found.keys()])]
    .filter((name) => expected.get(name) !== found.get(name))
    .map((name) => `The timeline has ${found.get(name) ?? 0} of ${name}, should be ${expected.get(name) ?? 0}`);
}

function isEnd(state: StoredReturn['state']): boolean {
  return state === 'exchanged' || state === 'withdrawn' || state === 'refused';
}

/** Each step that a shopper waits for has its mail once. */
async function wrongMails({ database }: Shop, returns: readonly StoredReturn[]): Promise<readonly string[]> {
  const mails = await database.inspect.query<{ id: string; isSent: boolean }>(
    `select id, sent_at is not null as "isSent" from mails where kind like 'return-%'`,
  );
  const wanted = returns.flatMap(({ id, state, received }) => [
    `return-asked-${id}`,
    ...(received ? [`return-received-${id}`] : []),
    ...(state === 'exchanged' || state === 'refused' ? [`return-${state}-${id}`] : []),
  ]);
  const stored = mails.map(({ id }) => id);
  return [
    ...wanted.filter((id) => !stored.includes(id)).map((id) => `There is no mail ${id}`),
    ...stored.filter((id) => !wanted.includes(id)).map((id) => `The mail ${id} is about nothing`),
    ...mails.filter(({ isSent }) => !isSent).map(({ id }) => `The mail ${id} was not sent`),
  ];
}
