import { movementsResponse, stockResponse } from '../../../adapters/wire/admin/stockCalls.ts';
import type { StockLevel } from '../../../core/domain/stock/StockLevel.ts';
import { RefusedCall } from '../ShopClient.ts';
import type { CommandEntry, CommandInput, ShopServices } from '../ShopCommand.ts';
import { wholeNumber } from './wholeNumber.ts';

const PAGE = 200;

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
    ...{ words: 'stock list', values: [0, 0], run: list },
    usage: '  print the pieces of each counted product',
  },
];

type Movement = { readonly sku: string; readonly kind: 'receive' | 'adjust' | 'count'; readonly quantity: number };

async function change(movement: Movement, { reason }: CommandInput['options'], { shop, out }: ShopServices) {
  const movements = [{ ...movement, ...(reason && { reason }) }];
  try {
    const { levels } = await shop.call('POST /stock/movements', movementsResponse, { movements });
    for (const { sku, onHand, held } of levels) out.print(`${sku}: ${onHand} on hand, ${held} held`);
    return 0;
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    for (const fault of error.response.errors) out.warn(fault);
    return 1;
  }
}

async function list(_: CommandInput, { shop, out }: ShopServices): Promise<number> {
  const levels: StockLevel[] = [];
  for await (const { rows } of shop.pages(`/stock?limit=${PAGE}`, stockResponse))
    for (const { sku, onHand, held } of rows.flatMap(({ sizes }) => sizes))
      if (onHand !== undefined && held !== undefined) levels.push({ sku, onHand, held });
  for (const { sku, onHand, held } of levels.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)))
    out.print(`${sku}  ${onHand} on hand  ${held} held  ${onHand - held} free`);
  out.print(`Counted products: ${levels.length}`);
  return 0;
}
