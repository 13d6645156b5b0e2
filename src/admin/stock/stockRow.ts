import type { StockSize, StockStyle } from '../../../core/admin/ports/ForManagingStock.ts';
import { piecesAfter, readCell } from '../../../core/admin/stock/readCell.ts';
import type { CellErrors, StockDraft, StockDrafts } from '../../../core/admin/stock/SaveStock.ts';
import { stockState } from '../../../core/admin/stock/stockState.ts';
import { inSlots, type SizeSlots } from './sizeSlots.ts';

/** A size of a style, ready to show. */
export type StockCell = {
  readonly sku: string;
  readonly size: string;
  /** What the field holds: what was typed, or the pieces on hand. */
  readonly text: string;
  readonly isChanged: boolean;
  readonly state: 'low' | 'out' | undefined;
  /** What there is to know of the size, in words; empty for nothing. */
  readonly note: string;
  readonly error: string | undefined;
};

/** A style, ready to show. */
export type StockRow = {
  readonly id: string;
  readonly title: string;
  readonly creator: string;
  /** In their places; undefined where the style has no such size. */
  readonly cells: readonly (StockCell | undefined)[];
};

const STATES = { low: 'Nearly out', out: 'Out' } as const;

type Typed = { readonly drafts: StockDrafts; readonly errors: CellErrors };

export function stockRow(
  { styleId, title, creator, sizes }: StockStyle,
  slots: SizeSlots,
  { drafts, errors }: Typed,
): StockRow {
  const cells = inSlots(sizes, slots).map(
    (size) => size && stockCell(size, drafts.get(size.sku), errors.get(size.sku)),
  );
  return { id: styleId, title, creator, cells };
}

function stockCell(size: StockSize, draft: StockDraft | undefined, error: string | undefined): StockCell {
  const { sku, onHand, held = 0, hidden } = size;
  const change = draft && readCell(draft.text);
  const after = change && piecesAfter(change, onHand ?? 0);
  const isPossible = after !== undefined && after >= 0;
  const state = stockState(isPossible ? { onHand: after, held } : size);
  const notes = [
    ...(isPossible ? [`${onHand ?? 'Not counted'} → ${after}`] : onHand === undefined ? ['Not counted'] : []),
    ...(state === undefined ? [] : [STATES[state]]),
    ...(held > 0 ? [`${held} held`] : []),
    ...(hidden ? ['Hidden'] : []),
  ];
  return {
    ...{ sku, size: size.size, text: draft?.text ?? `${onHand ?? ''}`, isChanged: draft !== undefined },
    ...{ state, note: notes.join(' · '), error },
  };
}
