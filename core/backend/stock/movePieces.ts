import { MOST_ON_HAND } from '../../domain/stock/mostOnHand.ts';
import type { StockLevel } from '../../domain/stock/StockLevel.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { StockMovement } from '../ports/ForKeepingStock.ts';
import { type StockStores, writeMovements } from './writeMovements.ts';

/** A change of the pieces on hand: `receive` and `return` add, `adjust` adds a signed number, `count` sets. */
export type StockChange = {
  readonly sku: string;
  readonly kind: 'receive' | 'adjust' | 'count' | 'return';
  readonly quantity: number;
  readonly reason?: string;
  /** The pieces that must be on hand before the change; absent when it does not matter. */
  readonly expected?: number | undefined;
};

/** How many movements are written at once: an embedded database lets nothing else run meanwhile. */
const BATCH = 1_000;

/** Returns that fewer pieces would be on hand than are held. */
export function tooFewPieces({ sku, onHand, held }: StockLevel): string {
  const pieces = held === 1 ? '1 piece is' : `${held} pieces are`;
  return `${sku}: ${pieces} held for checkouts, so that ${onHand} on hand ${onHand === 1 ? 'is' : 'are'} too few`;
}

/** Ends the transaction: a product that was not counted before must not be counted with no piece. */
export class StockRefused extends Error {
  readonly faults: readonly { readonly sku: string; readonly text: string }[];

  constructor(faults: StockRefused['faults']) {
    super(faults.map(({ text }) => text).join('. '));
    this.faults = faults;
  }
}

/**
 * Changes the stock of products in a transaction. One that was not counted is counted from now on. A count of what is on hand leaves no movement. Rejects with {@link StockRefused}
 * when other pieces are on hand than a change expects, or when less than what is held, or more than any shop has, would be.
 */
export async function movePieces(
  stores: StockStores,
  changes: readonly StockChange[],
  { at, actor }: { readonly at: Timestamp; readonly actor: string },
): Promise<void> {
  const skus = [...new Set(changes.map(({ sku }) => sku))];
  // All at once, so that no two transactions wait for each other.
  await stores.stock.startCounting(skus);
  const levels = new Map((await stores.stock.lock(skus)).map((level) => [level.sku, { ...level }]));
  const movements: StockMovement[] = [];
  const unexpected: { readonly sku: string; readonly text: string }[] = [];
  for (const { sku, kind, quantity, reason, expected } of changes) {
    const level = levels.get(sku) ?? { sku, onHand: 0, held: 0 };
    if (expected !== undefined && expected !== level.onHand)
      unexpected.push({ sku, text: `${sku}: ${level.onHand} are on hand now, not ${expected}` });
    const onHand = kind === 'count' ? quantity - level.onHand : quantity;
    levels.set(sku, { ...level, onHand: level.onHand + onHand });
    if (onHand === 0) continue;
    movements.push({ ...{ sku, kind, onHand, held: 0, at, actor }, ...(reason !== undefined && { reason }) });
  }
  const impossible = [...levels.values()].flatMap(({ sku, onHand, held }) => {
    if (onHand < held) return [{ sku, text: tooFewPieces({ sku, onHand, held }) }];
    return onHand > MOST_ON_HAND ? [{ sku, text: `${sku}: more than ${MOST_ON_HAND} pieces` }] : [];
  });
  const faults = unexpected.length > 0 ? unexpected : impossible;
  if (faults.length > 0) throw new StockRefused(faults);
  for (let from = 0; from < movements.length; from += BATCH)
    await writeMovements(stores, movements.slice(from, from + BATCH));
}
