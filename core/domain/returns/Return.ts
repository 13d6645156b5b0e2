import type { ProductSize } from '../catalogue/Product.ts';
import type { Pieces } from '../stock/StockLevel.ts';
import type { ShopDay } from '../time/shopDay.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** Why a shopper sends a piece back. */
export const RETURN_REASONS = ['too-small', 'too-big', 'not-as-shown', 'other'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A return is asked for, then received, and ends with a refund or an exchange. The shopper may withdraw it, and staff refuse it. */
export const RETURN_STATES = ['asked', 'received', 'refunded', 'exchanged', 'withdrawn', 'refused'] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

/** The size that a shopper gets for a returned piece: a product of its own. */
export type ExchangeSize = Pick<ProductSize, 'key' | 'size'>;

/** Pieces of a line of an order that come back; name and size are those of the line. */
export type ReturnLine = Pieces & {
  readonly name: string;
  readonly size: string;
  readonly reason: ReturnReason;
  /** Absent when money goes back. */
  readonly exchange?: ExchangeSize | undefined;
};

/** Pieces of one order that come back together, all for money or all for another size. */
export type Return = {
  readonly id: string;
  readonly state: ReturnState;
  /** When it was asked for. */
  readonly at: Timestamp;
  /** Each product once. */
  readonly lines: readonly ReturnLine[];
  /** The pieces that arrived; absent until then. */
  readonly received?: readonly Pieces[] | undefined;
  /** Until when the other sizes are held; absent when money goes back. */
  readonly heldUntil?: Timestamp | undefined;
  /** The parcel with the other sizes; absent until it leaves. */
  readonly parcel?: ReturnParcel | undefined;
  /** Why staff refused it. */
  readonly note?: string | undefined;
};

export type ReturnParcel = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly shippedAt: Timestamp;
};

/** Pieces of a line of an order that a shopper may send back now. */
export type ReturnableLine = Pieces & {
  /** The last day on which the return may be asked for. */
  readonly lastDay: ShopDay;
};

/** A line that may be returned, with the sizes in stock for which it is exchanged, from small to large. */
export type OfferedReturn = ReturnableLine & { readonly sizes: readonly ExchangeSize[] };

/** Whether staff still have something to do with a return, or wait for its pieces. */
export function isOpen({ state }: Pick<Return, 'state'>): boolean {
  return state === 'asked' || state === 'received';
}

/** Whether staff may refuse a return. What is in stock again is not the shopper's to get back. */
export function mayBeRefused(state: ReturnState, isRestocked = false): boolean {
  return state === 'asked' || (state === 'received' && !isRestocked);
}

/** Whether a return is for other sizes rather than for money. */
export function isExchange({
  lines,
}: {
  readonly lines: readonly { readonly exchange?: object | undefined }[];
}): boolean {
  return lines.some(({ exchange }) => exchange !== undefined);
}

/** Returns the pieces of the other sizes that the shopper gets for what arrived. */
export function exchangedPieces({
  lines,
  received = [],
}: {
  readonly lines: readonly (Pieces & Pick<ReturnLine, 'exchange'>)[];
  readonly received?: readonly Pieces[] | undefined;
}): readonly Pieces[] {
  return lines.flatMap(({ key, exchange }) => {
    const quantity = received.find((pieces) => pieces.key === key)?.quantity ?? 0;
    return exchange === undefined || quantity === 0 ? [] : [{ key: exchange.key, quantity }];
  });
}
