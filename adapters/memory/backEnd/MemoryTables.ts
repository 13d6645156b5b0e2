import type { CountedAttempts } from '../../../core/backend/ports/accounts/ForCountingAttempts.ts';
import type { AccountToken } from '../../../core/backend/ports/accounts/ForStoringAccountTokens.ts';
import type { Shopper } from '../../../core/backend/ports/accounts/ForStoringShoppers.ts';
import type { BulkChange } from '../../../core/backend/ports/catalogue/ForStoringBulkChanges.ts';
import type { StoredStyle } from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import type { Hold, StockMovement } from '../../../core/backend/ports/ForKeepingStock.ts';
import type { Job, QueuedJob } from '../../../core/backend/ports/ForQueueingJobs.ts';
import type { CartLine } from '../../../core/backend/ports/ForStoringCarts.ts';
import type { CouponUse } from '../../../core/backend/ports/ForStoringCoupons.ts';
import type { StoredMail } from '../../../core/backend/ports/ForStoringMails.ts';
import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import type { StockAlert } from '../../../core/backend/ports/ForStoringStockAlerts.ts';
import type { WishlistLine } from '../../../core/backend/ports/ForStoringWishlists.ts';
import type { ProviderEvent } from '../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { Checkout } from '../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import type { FitVote } from '../../../core/backend/ports/orders/ForStoringFitVotes.ts';
import type { OrderEvent, StoredOrder } from '../../../core/backend/ports/orders/ForStoringOrders.ts';
import type { StoredPayment } from '../../../core/backend/ports/orders/ForStoringPayments.ts';
import type { StoredRefund } from '../../../core/backend/ports/orders/ForStoringRefunds.ts';
import type { StoredReturn } from '../../../core/backend/ports/orders/ForStoringReturns.ts';
import type { Activity } from '../../../core/backend/ports/staff/ForLoggingActivity.ts';
import type { ApiKey } from '../../../core/backend/ports/staff/ForStoringApiKeys.ts';
import type { StaffMember } from '../../../core/backend/ports/staff/ForStoringStaff.ts';
import type { StaffToken } from '../../../core/backend/ports/staff/ForStoringStaffTokens.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { coupons as firstCoupons } from '../../../core/domain/coupons/Coupon.ts';
import type { LimitedCoupon } from '../../../core/domain/coupons/CouponLimits.ts';
import type { Paise } from '../../../core/domain/money/Paise.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import type { ShopSettings } from '../../../core/domain/settings/ShopSettings.ts';
import type { StockLevel } from '../../../core/domain/stock/StockLevel.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { ShopperRows } from './ShopperRows.ts';

export type EventRow = {
  readonly event: ProviderEvent;
  readonly addedAt: Timestamp;
  readonly isDone: boolean;
};

export type JobRow = QueuedJob & Job;

/** The rows of one kind, by their key. Rows are replaced, never changed. */
export type Table<Row> = Map<string, Row>;

const FIRST_COUPONS = firstCoupons.map((coupon) => [coupon.id, coupon] as const);

/** The state that the fakes of the storage ports share. */
export class MemoryTables {
  /** By id. */
  readonly shoppers: Table<Shopper> = new Map();
  /** By shopper and purpose. */
  readonly accountTokens: Table<AccountToken> = new Map();
  readonly carts = new ShopperRows<CartLine & { readonly price?: Paise }>();
  /** The idempotency keys of the latest steps of the cart by shopper, the latest first. */
  readonly cartKeys: Table<readonly string[]> = new Map();
  readonly wishlists = new ShopperRows<WishlistLine>();
  readonly addresses = new ShopperRows<Address>();
  /** By key, in catalogue order. */
  products: Table<StoredProduct> = new Map();
  version = 0;
  /** By id, the oldest first. */
  readonly styles: Table<StoredStyle> = new Map();
  /** By id. */
  readonly bulkChanges: Table<BulkChange> = new Map();
  /** By id. */
  readonly checkouts: Table<Checkout> = new Map();
  /** By id, the oldest first. */
  readonly orders: Table<StoredOrder> = new Map();
  /** By order; absent when it is as it was made. */
  readonly orderStates: Table<OrderStatus> = new Map();
  /** By order. */
  readonly orderEvents: Table<readonly OrderEvent[]> = new Map();
  /** By id. */
  readonly payments: Table<StoredPayment> = new Map();
  /** By id. */
  readonly refunds: Table<StoredRefund> = new Map();
  /** By id. */
  readonly returns: Table<StoredReturn> = new Map();
  /** By order and SKU. */
  readonly fitVotes: Table<FitVote> = new Map();
  /** By SKU. */
  readonly stockLevels: Table<StockLevel> = new Map();
  /** By number, from 1. */
  readonly stockMovements: Table<StockMovement> = new Map();
  /** By checkout and SKU. */
  readonly stockHolds: Table<Hold> = new Map();
  /** By shopper and SKU. */
  readonly stockAlerts: Table<StockAlert> = new Map();
  /** By id, the earliest first. */
  readonly coupons: Table<LimitedCoupon> = new Map(FIRST_COUPONS);
  /** By checkout. */
  readonly couponUses: Table<CouponUse> = new Map();
  /** By topic and subject. */
  readonly jobs: Table<JobRow> = new Map();
  /** By id. */
  readonly mails: Table<StoredMail> = new Map();
  /** By id. */
  readonly events: Table<EventRow> = new Map();
  /** By id, the earliest first. */
  readonly staff: Table<StaffMember> = new Map();
  /** By token. */
  readonly staffTokens: Table<StaffToken & { readonly id: string }> = new Map();
  /** By id, the earliest first. */
  readonly apiKeys: Table<{ readonly key: ApiKey; readonly secret: string }> = new Map();
  /** By id, the oldest first. */
  readonly activity: Table<Activity> = new Map();
  /** The only one has the key `shop`. */
  readonly settings: Table<ShopSettings> = new Map();
  /** By key. */
  readonly attempts: Table<CountedAttempts> = new Map();
  readonly #byShopper: readonly Table<unknown>[] = [
    this.shoppers,
    this.carts,
    this.cartKeys,
    this.wishlists,
    this.addresses,
  ];
  readonly #all = [
    ...[
      ...this.#byShopper,
      this.accountTokens,
      this.checkouts,
      this.orders,
      this.orderEvents,
      this.orderStates,
      this.payments,
      this.refunds,
      this.returns,
      this.fitVotes,
    ],
    ...[
      this.stockLevels,
      this.stockMovements,
      this.stockHolds,
      this.stockAlerts,
      this.jobs,
      this.mails,
      this.events,
      this.attempts,
    ],
    ...[this.staff, this.staffTokens, this.apiKeys, this.activity, this.settings, this.styles, this.bulkChanges],
    ...[this.coupons, this.couponUses],
  ];

  /** Returns a function that undoes what is written after this call. */
  savepoint(): () => void {
    const saved = this.#all.map((table) => [...table]);
    const { products, version } = this;
    return () => {
      Object.assign(this, { products, version });
      this.#all.forEach((table, at) => {
        table.clear();
        for (const [key, row] of saved[at] ?? []) table.set(key, row);
      });
    };
  }

  /** Deletes a shopper with all lists; checkouts and orders stay. */
  eraseShopper(shopperId: string): void {
    for (const table of this.#byShopper) table.delete(shopperId);
    for (const [key, alert] of this.stockAlerts) if (alert.shopperId === shopperId) this.stockAlerts.delete(key);
  }

  /** Deletes a shopper with everything the shopper has. */
  removeShopper(shopperId: string): void {
    this.eraseShopper(shopperId);
    for (const table of [this.accountTokens, this.orders, this.checkouts]) {
      for (const [id, row] of table) if (row.shopperId === shopperId) table.delete(id);
    }
    for (const table of [this.returns, this.fitVotes]) {
      for (const [id, { orderId }] of table) if (!this.orders.has(orderId)) table.delete(id);
    }
  }

  /** Test control: deletes everything but the first coupons. */
  clear(): void {
    for (const table of [...this.#all, this.products]) table.clear();
    for (const [id, coupon] of FIRST_COUPONS) this.coupons.set(id, coupon);
  }
}
