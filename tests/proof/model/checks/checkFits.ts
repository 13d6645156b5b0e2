import { sqlStores } from '../../../../adapters/sql/sqlStores.ts';
import { statusOf } from '../../../../core/backend/orders/FulfilOrder.ts';
import type { StoredOrder } from '../../../../core/backend/ports/orders/ForStoringOrders.ts';
import type { FitCounts } from '../../../../core/domain/styles/fit.ts';
import { type SaidFit, saidFits } from '../commands/fitCommands.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
type Vote = { readonly orderId: string; readonly sku: string; readonly fit: string; readonly at: string };

/** Returns a sentence for each promise about votes on how pieces fit that the run has broken. */
export async function checkFits(shop: ShopUnderTest): Promise<readonly string[]> {
  const { inspect } = shop.database;
  const stores = sqlStores(inspect);
  const votes = await inspect.query<Vote>('select order_id as "orderId", sku, fit, at from fit_votes order by 1, 2');
  const ids = await inspect.query<{ id: string }>('select id from orders order by id');
  const orders = (await Promise.all(ids.map(({ id }) => stores.orders.order(id)))).flatMap((order) => order ?? []);
  return [
    ...repeated(votes),
    ...votes
      .filter(isAboutNothing(orders))
      .map(({ orderId, sku }) => `The vote on ${sku} of ${orderId} is about nothing`),
    ...unsaid(shop, votes),
    ...(await wrongCounts(shop, votes)),
    ...(await wrongQuestions(shop, orders, votes)),
  ];
}

/** How many votes there are. */
export async function countVotes({ database }: ShopUnderTest): Promise<number> {
  return (await database.inspect.query('select from fit_votes')).length;
}

/** A line has one vote at most. */
function repeated(votes: readonly Vote[]): readonly string[] {
  const names = votes.map(({ orderId, sku }) => `${orderId} ${sku}`);
  return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `There are several votes on ${name}`);
}

/** Only lines of delivered orders have votes. */
function isAboutNothing(orders: readonly StoredOrder[]) {
  return ({ orderId, sku }: Vote) => {
    const order = orders.find((each) => each.orderId === orderId);
    const hasLine = order?.orderedProducts.some(({ key }) => key === sku) === true;
    return order === undefined || !hasLine || statusOf(order) !== 'delivered';
  };
}

/** Each vote is what its shopper has said last, and what the shop has acknowledged is there. */
function unsaid(shop: ShopUnderTest, votes: readonly Vote[]): readonly string[] {
  const said = saidFits(shop);
  const isReplaced = ({ name, acknowledged }: SaidFit) =>
    said.some(
      (later) => later.name === name && later.acknowledged !== undefined && later.from > (acknowledged ?? later.from),
    );
  const faults = votes.flatMap(({ orderId, sku, fit }) => {
    const isSaid = said.some((each) => each.name === `${orderId} ${sku}` && each.fit === fit && !isReplaced(each));
    return isSaid ? [] : [`Nobody has said last that ${sku} of ${orderId} fits ${fit}`];
  });
  const names = votes.map(({ orderId, sku }) => `${orderId} ${sku}`);
  const lost = said.filter(({ name, acknowledged }) => acknowledged !== undefined && !names.includes(name));
  return [...faults, ...lost.map(({ name }) => `The vote on ${name} is lost`)];
}

/** What shoppers read of a style is the sum of the votes on its sizes. */
async function wrongCounts({ database, processes }: ShopUnderTest, votes: readonly Vote[]): Promise<readonly string[]> {
  const products = await database.inspect.query<{ key: string; id: string; style: string }>(
    'select key, id::text, coalesce(style, key) as style from products order by id',
  );
  const faults: string[] = [];
  for (const { key, id, style } of products) {
    const shown = await processes[0]?.use(({ showFit }) => showFit(id));
    if (shown === undefined || shown === 'unknown-product') {
      faults.push(`Nobody can read how ${key} fits`);
      continue;
    }
    const skus = products.filter((product) => product.style === style).map((product) => product.key);
    for (const fit of Object.keys(shown) as (keyof FitCounts)[]) {
      const count = votes.filter((each) => each.fit === fit && skus.includes(each.sku)).length;
      if (shown[fit] !== count) faults.push(`${shown[fit]} say that ${key} fits ${fit}, there are ${count} votes`);
    }
  }
  return faults;
}

/** A shopper is asked once about an order, a week or more after its delivery, and not when there is nothing to ask. */
async function wrongQuestions(
  { database, processes, interruptions, hasSizes }: ShopUnderTest,
  orders: readonly StoredOrder[],
  votes: readonly Vote[],
): Promise<readonly string[]> {
  const mails = await database.inspect.query<{ id: string; content: string; at: string; isSent: boolean }>(
    `select id, content, created_at as at, sent_at is not null as "isSent" from mails where kind = 'fit-question'`,
  );
  const { refunds, returns } = sqlStores(database.inspect);
  const sent = processes.flatMap(({ mail }) => mail.sent.map(({ id }) => id));
  const faults: string[] = [];
  for (const order of orders) {
    const { orderId, orderedProducts, shipments } = order;
    const own = mails.filter(({ content }) => JSON.parse(content).order.orderId === orderId);
    if (own.length > 1) faults.push(`${own.length} mails ask about ${orderId}`);
    const delivered = Math.max(0, ...shipments.map(({ deliveredAt }) => Date.parse(deliveredAt ?? '') || 0));
    const early = own.filter(({ at }) => delivered === 0 || Date.parse(at) < delivered + WEEK_MS);
    faults.push(...early.map(({ at }) => `${orderId}, delivered at ${delivered}, is asked about at ${Date.parse(at)}`));
    // The name of a product is its key.
    const asked = own.flatMap(({ content, at }) => JSON.parse(content).asked.map(({ name = '' }) => ({ name, at })));
    const known = asked.filter(({ name, at }) =>
      votes.some((vote) => vote.orderId === orderId && vote.sku === name && Date.parse(vote.at) < Date.parse(at)),
    );
    faults.push(...known.map(({ name }) => `${orderId} is asked about ${name}, which was voted on`));
    const isVoted = (key: string) => votes.some((vote) => vote.orderId === orderId && vote.sku === key);
    const isUntouched = (await returns.ofOrder(orderId)).length + (await refunds.ofOrder(orderId)).length === 0;
    const isOpen = isUntouched && orderedProducts.some(({ key }) => !isVoted(key));
    if (hasSizes && delivered > 0 && isOpen && own.length === 0 && statusOf(order) === 'delivered')
      faults.push(`Nobody asks how ${orderId} fits`);
  }
  return [
    ...faults,
    ...mails.filter(({ id, isSent }) => !isSent || !sent.includes(id)).map(({ id }) => `The mail ${id} was not sent`),
    ...mails
      .filter(({ id }) => sent.filter((other) => other === id).length > 1 + interruptions)
      .map(({ id }) => `The mail ${id} was sent too often`),
  ];
}
