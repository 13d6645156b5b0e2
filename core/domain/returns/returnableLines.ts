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
  if (isRefunded(order)) return [];
  const [delivered, gone] = [deliveredOf(order), goneOf(order)];
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

/**
 * Whether some of these pieces, which are in a return of the order, were refunded without it as well: more were refunded and are in returns
 * than were delivered, or all money has gone back.
 */
export function areRefundedBeside(order: Delivered, pieces: readonly Pieces[]): boolean {
  const [delivered, gone] = [deliveredOf(order), goneOf(order)];
  return isRefunded(order) || pieces.some(({ key }) => countOf(gone, key) > countOf(delivered, key));
}

function isRefunded({ refunds, amountPaid }: Delivered): boolean {
  return refunds.filter(isLive).reduce((sum, { amount }) => sum + amount, 0) >= amountPaid;
}

function deliveredOf({ shipments }: Delivered): readonly ReturnableLine[] {
  return shipments.flatMap(({ deliveredAt, lines }) =>
    deliveredAt === undefined ? [] : lines.map((line) => ({ ...line, lastDay: lastReturnDay(deliveredAt) })),
  );
}

/** Returns the pieces that are in returns, and those that were refunded without one. */
function goneOf({ returns, refunds }: Delivered): readonly Pieces[] {
  return [
    ...returns.filter(isCounted).flatMap(({ lines, received }) => received ?? lines),
    ...refunds.filter(isLive).flatMap(({ returnId, lines = [] }) => (returnId === undefined ? lines : [])),
  ];
}

function isLive({ status }: Refunded): boolean {
  return status !== 'failed';
}

function isCounted({ state }: Pick<Return, 'state'>): boolean {
  return state !== 'withdrawn' && state !== 'refused';
}

function countOf(pieces: readonly Pieces[], of: string): number {
  return pieces.reduce((sum, { key, quantity }) => (key === of ? sum + quantity : sum), 0);
}
