import type { OfferChange } from '../../domain/styles/OfferChange.ts';
import type { Offer, StyleSize } from '../../domain/styles/StyleSize.ts';
import type { AddOutcome, ReadSize, Refused, SaveOutcome } from './ForKeepingStyles.ts';

export type OfferDifference = { readonly sku: string; readonly before: Offer; readonly after: Offer };

/** What a change of many sizes changes. `id` undoes it; it is absent in a preview and when nothing changes. */
export type ManyChanged = {
  readonly outcome: 'changed';
  readonly id?: string | undefined;
  readonly changes: readonly OfferDifference[];
};

/**
 * The sizes of styles, which are the products of the shop. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable}
 * when the back-end does not answer, and with another error when it fails.
 */
export type ForKeepingSizes = {
  /** Adds a size; an empty SKU is made of the title and the size. */
  add(size: StyleSize): Promise<AddOutcome<ReadSize>>;
  save(sku: string, tag: string, change: Partial<Omit<StyleSize, 'sku' | 'styleId'>>): Promise<SaveOutcome<ReadSize>>;
  /** Changes many, all or none; with `isPreview`, tells what would change. */
  changeMany(skus: readonly string[], change: OfferChange, isPreview: boolean): Promise<ManyChanged | Refused>;
  /** Undoes a change of many, once. Resolves with the SKUs of what is as it was, and of what was changed since and stays. */
  undoMany(
    id: string,
  ): Promise<
    { readonly outcome: 'undone'; readonly undone: readonly string[]; readonly kept: readonly string[] } | Refused
  >;
};
