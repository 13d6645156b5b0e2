import type { Offer } from '../../../domain/styles/StyleSize.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** How an offer was before a change of many, and how it is after. */
export type OfferDifference = { readonly sku: string; readonly before: Offer; readonly after: Offer };

export type BulkChange = {
  readonly id: string;
  readonly at: Timestamp;
  readonly changes: readonly OfferDifference[];
};

/** The changes of many products that can be undone, each once. */
export type ForStoringBulkChanges = {
  add(change: BulkChange): Promise<void>;
  /** Resolves with a change that was not undone. */
  change(id: string): Promise<BulkChange | undefined>;
  remove(id: string): Promise<void>;
};
