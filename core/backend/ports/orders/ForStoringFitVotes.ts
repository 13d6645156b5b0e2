import type { Fit, FitCounts } from '../../../domain/styles/fit.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** How a piece of an order fits, as its shopper says. */
export type FitVote = {
  readonly orderId: string;
  /** The key of the product. */
  readonly sku: string;
  readonly fit: Fit;
  /** When it was said. */
  readonly at: Timestamp;
};

/** The votes on how pieces fit: one for each product of an order. They name no shopper, and stay when her account is deleted. */
export type ForStoringFitVotes = {
  /** Adds a vote about a known product, or replaces the one of the same order and product. */
  save(vote: FitVote): Promise<void>;
  /** Resolves with the votes of an order, by SKU. */
  ofOrder(orderId: string): Promise<readonly FitVote[]>;
  /** Resolves with how many votes there are about the style of a product: about all its sizes. */
  count(sku: string): Promise<FitCounts>;
};
