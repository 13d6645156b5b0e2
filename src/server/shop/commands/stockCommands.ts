import type { StockChange } from '../../../../core/backend/stock/movePieces.ts';
import { COMMAND_LINE, type CommandEntry, type CommandInput, type ShopServices } from '../ShopServices.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The commands about pieces. */
export const stockCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'stock receive', values: [2, 2], options: ['reason'] },
    usage: 'SKU N [--reason TEXT]   add N pieces that have come',
    run: ({ values: [sku = '', n = ''], options }, services) =>
      change({ sku, kind: 'receive', quantity: wholeNumber(n) }, options, services),
  },
  {
    ...{ words: 'stock adjust', values: [1, 1], options: ['by', 'reason'] },
    usage: 'SKU --by N [--reason TEXT]   add N pieces, or remove them with --by -N',
    run: ({ values: [sku = ''], options }, services) =>
      change({ sku, kind: 'adjust', quantity: wholeNumber(options.by ?? '') }, options, services),
  },
  {
    ...{ words: 'stock count', values: [2, 2], options: ['reason'] },
    usage: 'SKU N [--reason TEXT]   set the pieces on hand to N',
    run: ({ values: [sku = '', n = ''], options }, services) =>
      change({ sku, kind: 'count', quantity: wholeNumber(n) }, options, services),
  },
  {
    ...{ words: 'stock list', values: [0, 0] },
    usage: '  print the pieces of each counted product',
    run: async (_, { stores, out }) => {
      const levels = await stores.stock.list();
      for (const { sku, onHand, held } of levels)
        out.print(`${sku}  ${onHand} on hand  ${held} held  ${onHand - held} free`);
      out.print(`Counted products: ${levels.length}`);
      return 0;
    },
  },
];

async function change(
  stockChange: StockChange,
  { reason }: CommandInput['options'],
  { backEnd, stores, out }: ShopServices,
): Promise<number> {
  const changed = await backEnd.changeStock([{ ...stockChange, ...(reason && { reason }) }], COMMAND_LINE);
  if ('invalid' in changed) {
    for (const fault of changed.invalid) out.warn(fault);
    return 1;
  }
  const [level] = await stores.stock.levels([stockChange.sku]);
  out.print(`${stockChange.sku}: ${level?.onHand} on hand, ${level?.held} held`);
  return 0;
}
