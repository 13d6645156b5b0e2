import type { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { unbalancedLevels } from '../model/checks/unbalancedLevels.ts';

type Pieces = { readonly held: number; readonly onHand: number; readonly sold: number };

/** In one statement, because orders are placed meanwhile. */
const PIECES = `select coalesce(sum(held), 0)::integer as held, coalesce(sum(on_hand), 0)::integer as "onHand",
  (select coalesce(sum(quantity), 0)::integer from order_items i join orders o on o.id = i.order_id
   where o.status = 'placed' and product_key = any($1::text[])) as sold
from stock_levels where sku = any($1::text[])`;

/** Resolves with how many pieces of the sale are held, on hand, and in orders that are placed. */
export async function piecesOf(database: Database, skus: readonly string[]): Promise<Pieces> {
  const [pieces] = await database.query<Pieces>(PIECES, [skus]);
  if (pieces === undefined) throw new Error('A sum has a row');
  return pieces;
}

/** Returns what is wrong with the stock, and with the money of these orders of the provider. */
export async function faultsOfSale(
  database: Database,
  provider: StandInProvider,
  paid: readonly string[],
): Promise<readonly string[]> {
  const orders = await database.query<{ paymentId: string; status: string; back: number }>(
    `select payment_id as "paymentId", status, (select coalesce(sum(amount), 0)::integer from refunds r
       where r.payment_id = o.payment_id and r.status = 'processed') as back from orders o`,
  );
  const payments = paid.flatMap((id) => itemsOf(provider.payments(id)));
  const ofMoney = payments.flatMap(({ id, amount }) => {
    const [order, ...others] = orders.filter(({ paymentId }) => paymentId === id);
    if (order === undefined || others.length > 0) return [`The payment ${id} has not one order`];
    const expected = order.status === 'placed' ? 0 : amount;
    return order.back === expected
      ? []
      : [`The payment ${id} of ${amount} is ${order.status}, ${order.back} went back`];
  });
  const more = orders.length > payments.length ? ['There are orders without a payment'] : [];
  return [...(await unbalancedLevels(database)), ...ofMoney, ...more];
}

function itemsOf(collection: object): readonly { readonly id: string; readonly amount: number }[] {
  return (collection as { readonly items: readonly { readonly id: string; readonly amount: number }[] }).items;
}
