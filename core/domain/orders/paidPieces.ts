import type { Paise } from '../money/Paise.ts';
import { splitAmount } from '../money/splitAmount.ts';

type OrderedLine = { readonly key: string; readonly quantity: number; readonly discountedPrice: Paise };

/**
 * Returns what was paid for each piece of each line, in paise, by key: the amount paid is spread over the lines by their prices, and
 * over the pieces of a line evenly, to the paisa. So the pieces of a line sum to the line, and the lines to the amount.
 */
export function paidPieces(lines: readonly OrderedLine[], amountPaid: Paise): ReadonlyMap<string, readonly Paise[]> {
  const amounts = splitAmount(
    amountPaid,
    lines.map(({ quantity, discountedPrice }) => quantity * discountedPrice),
  );
  return new Map(
    lines.map(({ key, quantity }, at) => [key, splitAmount(amounts[at] ?? 0, Array<number>(quantity).fill(1))]),
  );
}
