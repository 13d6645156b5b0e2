import { waitingOf } from '../commands/alertCommands.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';

/**
 * Each shopper who waits for a product that came back got exactly one mail for it, and nobody else got one. The ledger of the stock says
 * how often a product came back, and the shoppers themselves who waited.
 */
export async function checkAlerts(shop: ShopUnderTest): Promise<readonly string[]> {
  const { inspect } = shop.database;
  const { asked, acknowledged, takenBack } = waitingOf(shop);
  const alerts = await inspect.query<{ name: string; free: number }>(
    `select u.email || ' ' || a.sku as name, l.on_hand - l.held as free
     from stock_alerts a join users u on u.id = a.user_id join stock_levels l on l.sku = a.sku`,
  );
  const mails = await inspect.query<{ id: string; to: string; content: string; isSent: boolean }>(
    `select id, recipient as "to", content, sent_at is not null as "isSent" from mails where kind = 'back-in-stock'`,
  );
  const told = mails.map(({ to, content }) => `${to} ${JSON.parse(content).product.name}`);
  const returns = await returnsOf(shop);
  const sent = shop.processes.flatMap(({ mail }) => mail.sent.map(({ id }) => id));
  const most = 1 + shop.interruptions;
  const waits = (name: string) => alerts.some((alert) => alert.name === name);
  return [
    ...alerts.filter(({ free }) => free > 0).map(({ name }) => `${name}: is back, and nobody says so`),
    ...alerts.filter(({ name }) => !asked.has(name)).map(({ name }) => `${name}: waits without having asked`),
    ...[...acknowledged]
      .filter((name) => !takenBack.has(name) && !waits(name) && !told.includes(name))
      .map((name) => `${name}: neither waits nor was told`),
    ...[...new Set(told)].flatMap((name) => {
      const count = told.filter((other) => other === name).length;
      const mostTold = asked.has(name) ? (returns.get(name.split(' ')[1] ?? '') ?? 0) : 0;
      return count <= mostTold ? [] : [`${name}: was told ${count} times, and may be told ${mostTold} times`];
    }),
    ...mails.filter(({ id, isSent }) => !isSent || !sent.includes(id)).map(({ id }) => `The mail ${id} was not sent`),
    ...mails
      .filter(({ id }) => sent.filter((other) => other === id).length > most)
      .map(({ id }) => `The mail ${id} was sent more than ${most} times`),
  ];
}

/** How many mails about a return were stored. */
export async function toldReturns({ database }: ShopUnderTest): Promise<number> {
  const text = `select count(*)::integer as count from mails where kind = 'back-in-stock'`;
  return (await database.inspect.query<{ count: number }>(text))[0]?.count ?? 0;
}

/** How often each product came back after it was sold out, at most. */
async function returnsOf({ database }: ShopUnderTest): Promise<ReadonlyMap<string, number>> {
  const text = 'select sku, on_hand - held as freed from stock_movements order by id';
  const free = new Map<string, number>();
  const returns = new Map<string, number>();
  for (const { sku, freed } of await database.inspect.query<{ sku: string; freed: number }>(text)) {
    const [before, after] = [free.get(sku), (free.get(sku) ?? 0) + freed];
    if (before !== undefined && before <= 0 && after > 0) returns.set(sku, (returns.get(sku) ?? 0) + 1);
    free.set(sku, after);
  }
  return returns;
}
