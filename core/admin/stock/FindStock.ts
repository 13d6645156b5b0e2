import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingStock, StockPage, StockSearch } from '../ports/ForManagingStock.ts';

/** Finds a page of the stock sheet, the first or the one `after` another. */
export type FindStock = (
  search: StockSearch,
  after?: string,
) => Promise<({ readonly outcome: 'found' } & StockPage) | Failed>;

export type FindStockPorts = { readonly stock: Pick<ForManagingStock, 'find'>; readonly log: ForLogging };

export function makeFindStock({ stock, log }: FindStockPorts): FindStock {
  return (search, after) =>
    attemptCall(
      async () => ({ outcome: 'found' as const, ...(await stock.find(search, after)) }),
      log,
      'The stock could not be found',
    );
}
