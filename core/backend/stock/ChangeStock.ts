import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StockMovement } from '../ports/ForKeepingStock.ts';
import type { Invalid } from '../ports/Invalid.ts';

/** A change of the pieces on hand: `receive` adds, `adjust` adds a signed number, `count` sets. */
export type StockChange = {
  readonly sku: string;
  readonly kind: 'receive' | 'adjust' | 'count';
  readonly quantity: number;
  readonly reason?: string;
};

/** Changes the stock, all or nothing, for the person `actor`. A product that was not counted is counted from now on. */
export type ChangeStock = (
  changes: readonly StockChange[],
  actor: string,
) => Promise<{ readonly changed: number } | Invalid>;

class Refused extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('. '));
    this.faults = faults;
  }
}

/** More pieces of one product than any shop of this kind has. */
const MOST_ON_HAND = 1_000_000;

export function makeChangeStock({
  transactions,
  products,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'products' | 'clock'>): ChangeStock {
  return async (changes, actor) => {
    const known = new Set((await products.all()).map(({ key }) => key));
    const invalid = changes.flatMap((change) => faultsOf(change, known));
    if (invalid.length > 0) return { invalid };
    const skus = [...new Set(changes.map(({ sku }) => sku))];
    const at = timestamp(clock.now());
    const changing = transactions.within(async ({ stock }) => {
      await stock.startCounting(skus);
      const levels = new Map((await stock.lock(skus)).map((level) => [level.sku, { ...level }]));
      const movements: StockMovement[] = [];
      for (const { sku, kind, quantity, reason } of changes) {
        const level = levels.get(sku) ?? { sku, onHand: 0, held: 0 };
        const onHand = kind === 'count' ? quantity - level.onHand : quantity;
        levels.set(sku, { ...level, onHand: level.onHand + onHand });
        movements.push({ ...{ sku, kind, onHand, held: 0, at, actor }, ...(reason !== undefined && { reason }) });
      }
      const faults = [...levels.values()].flatMap(({ sku, onHand, held }) => {
        if (onHand < held)
          return [`${sku}: ${held} pieces are held for checkouts, so that ${onHand} on hand are too few`];
        return onHand > MOST_ON_HAND ? [`${sku}: more than ${MOST_ON_HAND} pieces`] : [];
      });
      // Ends the transaction: a product that was not counted before must not be counted with no piece.
      if (faults.length > 0) throw new Refused(faults);
      await stock.move(movements);
      return { changed: movements.length };
    });
    return changing.catch((error: unknown) => {
      if (error instanceof Refused) return { invalid: error.faults };
      throw error;
    });
  };
}

function faultsOf({ sku, kind, quantity }: StockChange, known: ReadonlySet<string>): readonly string[] {
  const least = { receive: 1, adjust: -MOST_ON_HAND, count: 0 }[kind];
  const isQuantity = Number.isSafeInteger(quantity) && quantity >= least && quantity <= MOST_ON_HAND;
  return [
    ...(known.has(sku) ? [] : [`${sku}: there is no such product`]),
    ...(isQuantity ? [] : [`${sku}: ${quantity} is not a number of pieces for ${kind}`]),
  ];
}
