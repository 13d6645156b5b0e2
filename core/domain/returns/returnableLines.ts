import type { Paise } from '../money/Paise.ts';
import type { Pieces } from '../stock/StockLevel.ts';
import { addDays, type ShopDay, shopDay } from '../time/shopDay.ts';
import type { Timestamp } from '../time/timestamp.ts';
import type { Return, ReturnableLine } from './Return.ts';

/** For how many days after the day of its delivery a piece may be returned. */
export const RETURN_DAYS = 14;

type Refunded = {
  readonly amount: Paise;
  readonly status: string;
  readonly lines?: readonly Pieces[];
  /** The return that the refund ends. */
  readonly returnId?: string;
};

/** What decides about the returns of an order. */
export type Delivered = {
  readonly orderedProducts: readonly Pieces[];
  readonly amountPaid: Paise;
  readonly shipments: readonly { readonly deliveredAt?: Timestamp; readonly lines: readonly Pieces[] }[];
  readonly returns: readonly (Pick<Return, 'state' | 'received'> & { readonly lines: readonly Pieces[] })[];
  readonly refunds: readonly Refunded[];
};

/** Returns the last day on which a piece that was delivered at this time may be returned. */
export function lastReturnDay(deliveredAt: Timestamp): ShopDay {
  return addDays(shopDay(Date.parse(deliveredAt)), RETURN_DAYS);
}

/**
 * Returns the pieces of an order that may be returned on a day: those of parcels that were delivered at most {@link RETURN_DAYS} days
 * before, but those in other returns and those that were refunded without one; none when all money has gone back. What went before counts
 * against the earliest pieces.
 */
export function returnableLines(order: Delivered, today: ShopDay): readonly ReturnableLine[] {
  const refunds = order.refunds.filter(({ status }) => status !== 'failed');
  if (refunds.reduce((sum, { amount }) => sum + amount, 0) >= order.amountPaid) return [];
  const gone = [
    ...order.returns.filter(isCounted).flatMap(({ lines, received }) => received ?? lines),
    ...refunds.flatMap(({ returnId, lines = [] }) => (returnId === undefined ? lines : [])),
  ];
  const delivered = order.shipments.flatMap(({ deliveredAt, lines }) =>
    deliveredAt === undefined ? [] : lines.map((line) => ({ ...line, lastDay: lastReturnDay(deliveredAt) })),
  );
  return order.orderedProducts.flatMap(({ key }) => {
    const inTime = delivered.filter((line) => line.key === key && line.lastDay >= today);
    const left = countOf(delivered, key) - countOf(gone, key);
    const quantity = Math.min(countOf(inTime, key), left);
    const lastDay = inTime
      .map((line) => line.lastDay)
      .sort()
      .at(-1);
    return lastDay === undefined || quantity <= 0 ? [] : [{ key, quantity, lastDay }];
  });
}

function isCounted({ state }: Pick<Return, 'state'>): boolean {
  return state !== 'withdrawn' && state !== 'refused';
}

function countOf(pieces: readonly Pieces[], of: string): number {
  return pieces.reduce((sum, { key, quantity }) => (key === of ? sum + quantity : sum), 0);
}
