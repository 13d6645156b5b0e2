import type { ReadSize } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { counted } from './counted.ts';
import { fromField, toField } from './rupeesField.ts';

/** What is typed over the price of a size, and the size as its typist has seen it. */
export type PriceDraft = { readonly text: string; readonly size: ReadSize; readonly error: string | undefined };

/** A field of the table with a price in rupees, of one size or of all sizes of a style. */
export type PriceCell = {
  /** The SKU, or the id of the style. */
  readonly key: string;
  /** What the field is called beside the title of the style: the size, or nothing for all sizes. */
  readonly size: string;
  readonly sizes: readonly ReadSize[];
  /** What the field holds; empty where sizes have different prices. */
  readonly text: string;
  /** What an empty field says. */
  readonly placeholder: string;
  readonly isChanged: boolean;
  /** What is to be known of the change, such as `₹499 → ₹549`. */
  readonly note: string;
  readonly error: string | undefined;
};

type Drafts = ReadonlyMap<string, PriceDraft>;

/** Returns the field of one size. */
export function sizeCell(size: ReadSize, drafts: Drafts): PriceCell {
  const draft = drafts.get(size.sku);
  return {
    ...{ key: size.sku, size: size.size, sizes: [size], placeholder: '' },
    ...{ text: draft?.text ?? toField(size.price), isChanged: draft !== undefined },
    ...{ note: draft === undefined ? '' : changeText(draft), error: draft?.error },
  };
}

/** Returns the field of all sizes of a style; undefined while it has none. */
export function styleCell(styleId: string, sizes: readonly ReadSize[], drafts: Drafts): PriceCell | undefined {
  const cells = sizes.map((size) => sizeCell(size, drafts));
  const [first] = cells;
  if (first === undefined) return undefined;
  const isOne = cells.every(({ text }) => text === first.text);
  const changed = cells.filter(({ isChanged }) => isChanged);
  const isSame = cells.every(({ note }) => note === first.note);
  return {
    ...{ key: styleId, size: '', sizes, text: isOne ? first.text : '', placeholder: rangeText(sizes) },
    isChanged: changed.length > 0,
    note: isSame || changed.length === 0 ? first.note : `${changed.length} of ${counted(cells.length, 'size')} changed`,
    error: cells.find(({ error }) => error !== undefined)?.error,
  };
}

/** Returns why what was typed is no price of its size; undefined when it is one. */
export function priceFault({ text, size: { compareAtPrice } }: PriceDraft): string | undefined {
  const price = fromField(text);
  if (price === null || price === undefined) return 'Type a price in rupees, such as 499';
  return compareAtPrice !== null && compareAtPrice < price
    ? `Above the price before, ${formatMoney(compareAtPrice)}`
    : undefined;
}

/** Returns the one price of sizes, or the least and the most. */
export function rangeText(sizes: readonly ReadSize[]): string {
  if (sizes.length === 0) return '';
  const prices = sizes.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(most)}`;
}

function changeText({ text, size }: PriceDraft): string {
  const price = fromField(text);
  return typeof price === 'number' ? `${formatMoney(size.price)} → ${formatMoney(price)}` : '';
}
