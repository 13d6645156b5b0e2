import type { ForStoringAccountTokens } from './accounts/ForStoringAccountTokens.ts';
import type { ForStoringAddresses } from './accounts/ForStoringAddresses.ts';
import type { ForStoringShoppers } from './accounts/ForStoringShoppers.ts';
import type { ForChangingProducts } from './catalogue/ForChangingProducts.ts';
import type { ForStoringBulkChanges } from './catalogue/ForStoringBulkChanges.ts';
import type { ForStoringStyles } from './catalogue/ForStoringStyles.ts';
import type { ForKeepingStock } from './ForKeepingStock.ts';
import type { ForQueueingJobs } from './ForQueueingJobs.ts';
import type { ForStoringCarts } from './ForStoringCarts.ts';
import type { ForStoringCoupons } from './ForStoringCoupons.ts';
import type { ForStoringMails } from './ForStoringMails.ts';
import type { ForStoringSettings } from './ForStoringSettings.ts';
import type { ForStoringStockAlerts } from './ForStoringStockAlerts.ts';
import type { ForStoringWishlists } from './ForStoringWishlists.ts';
import type { ForStoringCheckouts } from './orders/ForStoringCheckouts.ts';
import type { ForStoringFitVotes } from './orders/ForStoringFitVotes.ts';
import type { ForStoringOrders } from './orders/ForStoringOrders.ts';
import type { ForStoringPayments } from './orders/ForStoringPayments.ts';
import type { ForStoringProviderEvents } from './orders/ForStoringProviderEvents.ts';
import type { ForStoringRefunds } from './orders/ForStoringRefunds.ts';
import type { ForStoringReturns } from './orders/ForStoringReturns.ts';
import type { ForLoggingActivity } from './staff/ForLoggingActivity.ts';
import type { ForStoringApiKeys } from './staff/ForStoringApiKeys.ts';
import type { ForStoringStaff } from './staff/ForStoringStaff.ts';
import type { ForStoringStaffTokens } from './staff/ForStoringStaffTokens.ts';

/** The storage ports that take part in a transaction. */
export type TransactionStores = {
  readonly shoppers: ForStoringShoppers;
  readonly accountTokens: ForStoringAccountTokens;
  readonly carts: ForStoringCarts;
  readonly wishlists: ForStoringWishlists;
  readonly addresses: ForStoringAddresses;
  readonly checkouts: ForStoringCheckouts;
  readonly coupons: ForStoringCoupons;
  readonly orders: ForStoringOrders;
  readonly stock: ForKeepingStock;
  readonly stockAlerts: ForStoringStockAlerts;
  readonly payments: ForStoringPayments;
  readonly refunds: ForStoringRefunds;
  readonly returns: ForStoringReturns;
  readonly fitVotes: ForStoringFitVotes;
  readonly events: ForStoringProviderEvents;
  readonly jobs: ForQueueingJobs;
  readonly mails: ForStoringMails;
  readonly styles: ForStoringStyles;
  readonly catalogue: ForChangingProducts;
  readonly bulkChanges: ForStoringBulkChanges;
  readonly staff: ForStoringStaff;
  readonly staffTokens: ForStoringStaffTokens;
  readonly apiKeys: ForStoringApiKeys;
  readonly activity: ForLoggingActivity;
  readonly settings: ForStoringSettings;
};

/**
 * The rows that a transaction locks, in the order in which every transaction locks them: two that lock in different orders wait for
 * each other. A transaction may leave some out. The rows of several products or coupons are locked in ascending order of their keys. A
 * link is the token of a mailed one.
 */
export const LOCK_ORDER = ['catalogue', 'checkout', 'shopper', 'link', 'cart', 'coupon', 'stock', 'payment'] as const;

/** Runs several calls of the stores as one. */
export type ForTransacting = {
  /**
   * Runs the work in one transaction: all of its writes or, when it rejects, none. The work may run several times, because the
   * database can refuse a transaction that collides with others: it calls nothing but the stores it is given. Calls of the stores that
   * are made without waiting for each other run in the order in which they were made.
   */
  within<Result>(work: (stores: TransactionStores) => Promise<Result>): Promise<Result>;
};
