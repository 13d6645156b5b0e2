import { FITS, type Fit } from '../../../../core/domain/styles/fit.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { SHOPPERS } from '../shoppers.ts';
import { buyAndGet, sellSizes } from './returnCommands.ts';

/** What was said of a line, which is named by its order and product, and may have been heard. `from` and `acknowledged` are in one order. */
export type SaidFit = {
  readonly name: string;
  readonly fit: Fit;
  readonly from: number;
  /** Undefined unless the shop has acknowledged it. */
  acknowledged: number | undefined;
};
let steps = 0;
const known = new WeakMap<ShopUnderTest, SaidFit[]>();

/** Returns what shoppers have said, the oldest first. */
export function saidFits(shop: ShopUnderTest): SaidFit[] {
  const said = known.get(shop) ?? [];
  known.set(shop, said);
  return said;
}

/** A shopper buys pieces that are sold in sizes, which staff deliver. */
export async function getSized(shop: ShopUnderTest, at: number): Promise<void> {
  await sellSizes(shop, at);
  if (shop.hasSizes) await buyAndGet(shop, at);
}

/** A shopper votes how a piece of any of her orders fits, and perhaps thinks better of it at once. */
export async function vote(shop: ShopUnderTest, at: number, isTwice = false): Promise<void> {
  const lines = await shop.look<{ id: string; email: string; key: string }>(
    `select o.id, u.email, i.product_key as key from orders o join users u on u.id = o.user_id
     join order_items i on i.order_id = o.id order by o.position, o.id, i.line`,
  );
  const line = lines[at % Math.max(1, lines.length)];
  const shopper = SHOPPERS.find((name) => line?.email.startsWith(name));
  if (line === undefined || shopper === undefined) return;
  const authorization = await shop.token(shopper).catch(() => '');
  const say = async (fit: Fit) => {
    steps += 1;
    const said: SaidFit = { name: `${line.id} ${line.key}`, fit, from: steps, acknowledged: undefined };
    saidFits(shop).push(said);
    const headers = { 'content-type': 'application/json', authorization };
    const request = { method: 'PUT', headers, body: JSON.stringify({ key: line.key, fit }) };
    const answer = await shop.network.fetch(`/api/user/orders/${line.id}/fit`, request).catch(() => undefined);
    steps += 1;
    if (answer?.ok === true && !answer.headers.has('x-fault')) said.acknowledged = steps;
  };
  const [first, second] = [FITS[at % FITS.length] ?? 'true', FITS[(at + 1) % FITS.length] ?? 'true'];
  await Promise.all(isTwice ? [say(first), say(second)] : [say(first)]);
}
