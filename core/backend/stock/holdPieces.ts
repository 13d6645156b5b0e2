import { type Pieces, piecesOf, type Shortage, shortagesOf } from '../../domain/stock/StockLevel.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Hold, StockMovement } from '../ports/ForKeepingStock.ts';
import { type StockStores, writeMovements } from './writeMovements.ts';

const ACTOR = 'shop';

export type HoldRequest = {
  readonly checkoutId: string;
  readonly lines: readonly Pieces[];
  /** What is held for the open checkouts of the locked shopper. */
  readonly open: readonly Hold[];
  readonly at: Timestamp;
};

/**
 * Sets the pieces of a checkout aside and releases what is held for other checkouts of the shopper. The pieces that are held for her
 * already count as hers. Resolves with what is short, if anything: nothing has changed then.
 */
export async function holdPieces(
  stores: StockStores,
  { checkoutId, lines, open, at }: HoldRequest,
): Promise<readonly Shortage[]> {
  const wanted = piecesOf(lines);
  const levels = await stores.stock.lock([...wanted.map(({ key }) => key), ...open.map(({ sku }) => sku)]);
  const own = piecesOf(open.map(({ sku, quantity }) => ({ key: sku, quantity })));
  const shortages = shortagesOf(wanted, levels, own);
  if (shortages.length > 0) return shortages;
  const counted = wanted.filter(({ key }) => levels.some(({ sku }) => sku === key));
  const isKept = ({ checkoutId: of, sku, quantity }: Hold) =>
    of === checkoutId && counted.some((pieces) => pieces.key === sku && pieces.quantity === quantity);
  const released = open.filter((hold) => !isKept(hold)).map((hold): Hold => ({ ...hold, state: 'released' }));
  const held = counted
    .filter(({ key }) => !open.some((hold) => hold.sku === key && isKept(hold)))
    .map(({ key, quantity }): Hold => ({ checkoutId, sku: key, quantity, state: 'held' }));
  await Promise.all([
    writeMovements(stores, [...released.map(movementOf('release', at)), ...held.map(movementOf('hold', at))]),
    stores.stock.setHolds([...released, ...held]),
  ]);
  return [];
}

/** Releases what is held for a checkout. */
export async function releasePieces(stores: StockStores, checkoutId: string, at: Timestamp): Promise<void> {
  await changeHolds(stores, checkoutId, { from: 'held', to: 'released', kind: 'release', at });
}

/** Puts the sold pieces of an order back into stock. */
export async function returnPieces(
  stores: StockStores,
  checkoutId: string,
  at: Timestamp,
  actor: string,
): Promise<void> {
  await changeHolds(stores, checkoutId, { from: 'sold', to: 'returned', kind: 'return', at, actor });
}

/**
 * Sells the pieces of a checkout: those that are held for it and, when their hold has ended, those that are free; `holds` were read
 * under the lock of its shopper. Resolves with what is short, if anything: what was held is released then.
 */
export async function sellPieces(
  stores: StockStores,
  { checkoutId, holds, at }: Pick<HoldRequest, 'checkoutId' | 'at'> & { readonly holds: readonly Hold[] },
): Promise<readonly Shortage[]> {
  const ended = holds.filter(({ state }) => state === 'released');
  const levels = await stores.stock.lock(holds.map(({ sku }) => sku));
  const shortages = shortagesOf(
    ended.map(({ sku, quantity }) => ({ key: sku, quantity })),
    levels,
  );
  if (shortages.length > 0) {
    await releasePieces(stores, checkoutId, at);
    return shortages;
  }
  const held = holds.filter(({ state }) => state === 'held');
  await Promise.all([
    writeMovements(stores, [
      ...held.map(movementOf('sell', at)),
      ...ended.map((hold) => ({ ...movementOf('sell', at)(hold), held: 0 })),
    ]),
    stores.stock.setHolds([...held, ...ended].map((hold) => ({ ...hold, state: 'sold' }))),
  ]);
  return [];
}

/** Puts some sold pieces of an order back into stock. Pieces that are not counted, or are back already, stay as they are. */
export async function restockPieces(
  stores: StockStores,
  checkoutId: string,
  pieces: readonly Pieces[],
  at: Timestamp,
  actor: string,
): Promise<void> {
  const sold = (await stores.stock.holds(checkoutId)).filter(({ state }) => state === 'sold');
  const back = sold.flatMap((hold) => {
    const quantity = Math.min(hold.quantity, pieces.find(({ key }) => key === hold.sku)?.quantity ?? 0);
    return quantity === 0 ? [] : [{ ...hold, quantity }];
  });
  await stores.stock.lock(back.map(({ sku }) => sku));
  await writeMovements(stores, back.map(movementOf('return', at, actor)));
  const left = (hold: Hold) => (sold.find(({ sku }) => sku === hold.sku)?.quantity ?? 0) - hold.quantity;
  await stores.stock.setHolds(
    back.map((hold) => (left(hold) === 0 ? { ...hold, state: 'returned' } : { ...hold, quantity: left(hold) })),
  );
}

type HoldChange = {
  readonly from: Hold['state'];
  readonly to: Hold['state'];
  readonly kind: 'release' | 'return';
  readonly at: Timestamp;
  readonly actor?: string;
};

async function changeHolds(stores: StockStores, checkoutId: string, change: HoldChange): Promise<void> {
  const holds = (await stores.stock.holds(checkoutId)).filter(({ state }) => state === change.from);
  await stores.stock.lock(holds.map(({ sku }) => sku));
  await writeMovements(stores, holds.map(movementOf(change.kind, change.at, change.actor)));
  await stores.stock.setHolds(holds.map((hold) => ({ ...hold, state: change.to })));
}

/** The changes of the pieces on hand and held, for each piece. */
const CHANGES = { hold: [0, 1], release: [0, -1], sell: [-1, -1], return: [1, 0] } as const;

function movementOf(kind: keyof typeof CHANGES, at: Timestamp, actor = ACTOR) {
  const [onHand, held] = CHANGES[kind];
  return ({ sku, quantity, checkoutId }: Hold): StockMovement => ({
    ...{ sku, kind, at, actor, checkoutId },
    ...{ onHand: onHand * quantity, held: held * quantity },
  });
}
