import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingStock, StockMovement, StockStyle } from '../ports/ForManagingStock.ts';
import { Unreachable } from '../ports/Unreachable.ts';
import { piecesAfter, readCell } from './readCell.ts';

/** A cell of the sheet in which something was typed. */
export type StockDraft = {
  readonly text: string;
  /** What was on hand when it was typed; undefined when the size was not counted. */
  readonly onHand: number | undefined;
};

/** What was typed, by SKU. */
export type StockDrafts = ReadonlyMap<string, StockDraft>;

/** Why cells cannot be saved, by SKU. */
export type CellErrors = ReadonlyMap<string, string>;

export type SaveStockOutcome =
  | { readonly outcome: 'saved'; readonly levels: ReadonlyMap<string, { onHand: number; held: number }> }
  | { readonly outcome: 'invalid'; readonly cells: CellErrors; readonly reason?: string }
  /** The back-end refused: `rows` are the styles of the cells that it named, as they are now. */
  | {
      readonly outcome: 'refused';
      readonly text: string;
      readonly cells: CellErrors;
      readonly rows: readonly StockStyle[];
    }
  /** With `isUnknown`, the back-end may have saved it: no answer arrived. */
  | (Failed & { readonly isUnknown: boolean });

/**
 * Saves what was typed into the sheet, all or nothing, with one reason. A count is refused when somebody has changed the pieces since it was
 * typed; after an attempt whose effect is not known, so is every change, so that none is made twice.
 */
export type SaveStock = (drafts: StockDrafts, reason: string, isAfterUnknown: boolean) => Promise<SaveStockOutcome>;

export type SaveStockPorts = { readonly stock: ForManagingStock; readonly log: ForLogging };

/** How many styles are read again after a refusal: a page shows no more named cells at a time. */
const MOST_READ_AGAIN = 20;

export function makeSaveStock({ stock, log }: SaveStockPorts): SaveStock {
  return async (drafts, reason, isAfterUnknown) => {
    const cells = cellErrors(drafts);
    const told = reason.trim();
    if (cells.size > 0 || told === '')
      return { outcome: 'invalid', cells, ...(told === '' && { reason: 'Reason is required' }) };
    let isUnknown = false;
    const outcome = await attemptCall<Exclude<SaveStockOutcome, Failed>>(
      async () => {
        const moved = await stock.move(movementsOf(drafts, told, isAfterUnknown)).catch((error: unknown) => {
          isUnknown = error instanceof Unreachable;
          throw error;
        });
        if (moved.outcome === 'refused') return refusal(stock, drafts, moved.texts);
        return { outcome: 'saved', levels: new Map(moved.levels.map(({ sku, ...level }) => [sku, level])) };
      },
      log,
      'The stock could not be saved',
    );
    return outcome.outcome === 'failed' ? { ...outcome, isUnknown } : outcome;
  };
}

function cellErrors(drafts: StockDrafts): CellErrors {
  const errors = new Map<string, string>();
  for (const [sku, { text, onHand = 0 }] of drafts) {
    const change = readCell(text);
    if (change === undefined) errors.set(sku, 'Type 12 to count, +3 to add or −1 to take away');
    else if (piecesAfter(change, onHand) < 0) errors.set(sku, `Only ${onHand} on hand`);
  }
  return errors;
}

function movementsOf(drafts: StockDrafts, reason: string, isAfterUnknown: boolean): readonly StockMovement[] {
  return [...drafts].flatMap(([sku, { text, onHand = 0 }]) => {
    const change = readCell(text);
    if (change === undefined) return [];
    return [{ sku, ...change, reason, ...((isAfterUnknown || change.kind === 'count') && { expected: onHand }) }];
  });
}

/** Resolves with what the back-end said of each cell, and of none, and with how the named styles are now. */
async function refusal(stock: ForManagingStock, drafts: StockDrafts, texts: readonly string[]) {
  const named = [...drafts.keys()].flatMap((sku) => {
    const text = texts.find((each) => each.startsWith(`${sku}: `))?.slice(sku.length + 2);
    return text === undefined ? [] : [[sku, text] as const];
  });
  const others = texts.filter((text) => !named.some(([sku]) => text.startsWith(`${sku}: `)));
  const pages = await Promise.all(
    named.slice(0, MOST_READ_AGAIN).map(([sku]) => stock.find({ text: sku }).catch(() => ({ rows: [] }))),
  );
  const text = others.length > 0 ? others.join(' ') : 'Nothing is saved: look at the marked sizes, then save again.';
  return { outcome: 'refused' as const, text, cells: new Map(named), rows: pages.flatMap(({ rows }) => rows) };
}
