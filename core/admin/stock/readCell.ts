import { MOST_ON_HAND } from '../../domain/stock/mostOnHand.ts';

/** What was typed into a cell of the stock sheet: what it does to the pieces of a size. */
export type CellChange = { readonly kind: 'receive' | 'adjust' | 'count'; readonly quantity: number };

/** A hyphen, a minus sign and an en dash: keyboards have one or the other. */
const TYPED = /^([+\-−–])?\s*(\d{1,7})$/;

/** Reads a cell: `12` counts, `+3` receives, `−1` adjusts. Returns undefined for anything else. */
export function readCell(text: string): CellChange | undefined {
  const [, sign, digits] = TYPED.exec(text.trim()) ?? [];
  const quantity = Number(digits);
  if (digits === undefined || quantity > MOST_ON_HAND) return undefined;
  if (sign === undefined) return { kind: 'count', quantity };
  if (quantity === 0) return undefined;
  return sign === '+' ? { kind: 'receive', quantity } : { kind: 'adjust', quantity: -quantity };
}

/** Returns the pieces on hand after a change. */
export function piecesAfter({ kind, quantity }: CellChange, onHand: number): number {
  return kind === 'count' ? quantity : onHand + quantity;
}

/** Returns what stands for a number of pieces that comes or goes, such as `+3` or `−1`. */
export function signed(quantity: number): string {
  return quantity < 0 ? `−${-quantity}` : `+${quantity}`;
}
