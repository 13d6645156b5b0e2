import type { Database } from '../../../../adapters/sql/connection/Database.ts';

type Level = {
  readonly sku: string;
  readonly onHand: number;
  readonly held: number;
  readonly moved: number;
  readonly movedHeld: number;
  readonly live: number;
};

const LEVELS = `select l.sku, l.on_hand as "onHand", l.held,
  (select coalesce(sum(on_hand), 0)::integer from stock_movements m where m.sku = l.sku) as moved,
  (select coalesce(sum(held), 0)::integer from stock_movements m where m.sku = l.sku) as "movedHeld",
  (select coalesce(sum(quantity), 0)::integer from stock_holds h where h.sku = l.sku and h.state = 'held') as live
from stock_levels l order by l.sku`;

/** At any time the levels are the sums of the ledger and of the live holds, and no more is held than is on hand. */
export async function unbalancedLevels(database: Database): Promise<readonly string[]> {
  return (await database.query<Level>(LEVELS)).flatMap(({ sku, onHand, held, moved, movedHeld, live }) => [
    ...(held < 0 || held > onHand ? [`${held} of ${onHand} pieces of ${sku} are held`] : []),
    ...(moved === onHand && movedHeld === held
      ? []
      : [`The ledger of ${sku} has ${moved} and ${movedHeld}, its level ${onHand} and ${held}`]),
    ...(live === held ? [] : [`${live} pieces of ${sku} are held for checkouts, its level says ${held}`]),
  ]);
}
