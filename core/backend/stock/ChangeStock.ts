import { MOST_ON_HAND } from '../../domain/stock/mostOnHand.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { movePieces, type StockChange, StockRefused } from './movePieces.ts';

/** Changes the stock, all or nothing, for the person `actor`. A product that was not counted is counted from now on. */
export type ChangeStock = (
  changes: readonly StockChange[],
  actor: string,
) => Promise<{ readonly changed: number } | Invalid>;

export function makeChangeStock({
  transactions,
  catalogue,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'catalogue' | 'clock'>): ChangeStock {
  return async (changes, actor) => {
    const known = new Set((await catalogue.withSkus(changes.map(({ sku }) => sku))).map(({ key }) => key));
    const invalid = changes.flatMap((change) => faultsOf(change, known));
    if (invalid.length > 0) return { invalid };
    const at = timestamp(clock.now());
    try {
      await transactions.within((stores) => movePieces(stores, changes, { at, actor }));
      return { changed: changes.length };
    } catch (error) {
      if (error instanceof StockRefused) return { invalid: error.faults.map(({ text }) => text) };
      throw error;
    }
  };
}

function faultsOf({ sku, kind, quantity }: StockChange, known: ReadonlySet<string>): readonly string[] {
  const least = { receive: 1, return: 1, adjust: -MOST_ON_HAND, count: 0 }[kind];
  const isQuantity = Number.isSafeInteger(quantity) && quantity >= least && quantity <= MOST_ON_HAND;
  return [
    ...(known.has(sku) ? [] : [`${sku}: there is no such product`]),
    ...(isQuantity ? [] : [`${sku}: ${quantity} is not a number of pieces for ${kind}`]),
  ];
}
