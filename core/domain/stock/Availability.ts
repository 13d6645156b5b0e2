import type { StockLevel } from './StockLevel.ts';

/** What shoppers learn about the pieces of a counted product: how many are left only when there are at most three. */
export type Availability = { readonly inStock: boolean; readonly left?: number };

const MOST_TOLD = 3;

/** How many pieces of a size are free, at least and at most, when it is nearly out or out. */
export const FREE_PIECES = { low: [1, MOST_TOLD], out: [0, 0] } as const;

export function availabilityOf({ onHand, held }: StockLevel): Availability {
  const left = onHand - held;
  if (left <= 0) return { inStock: false };
  return left <= MOST_TOLD ? { inStock: true, left } : { inStock: true };
}
