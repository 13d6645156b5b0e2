import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A shopper waits for a sold-out product, and gets one mail when it is back. */
export type StockAlert = {
  /** Names the mail, so that each alert sends one. */
  readonly id: string;
  /** The key of the product. */
  readonly sku: string;
  readonly shopperId: string;
  readonly createdAt: Timestamp;
};

/** The alerts of shoppers who wait for sold-out products. A shopper waits for a product once. */
export type ForStoringStockAlerts = {
  /** Resolves with the shopper's alerts, the oldest first. */
  alerts(shopperId: string): Promise<readonly StockAlert[]>;
  /** Resolves with those of these products that somebody waits for, by SKU. */
  awaited(skus: readonly string[]): Promise<readonly string[]>;
  /** Adds an alert of a registered shopper for a counted product. One of the same shopper and product stays as it is. */
  add(alert: StockAlert): Promise<void>;
  remove(shopperId: string, sku: string): Promise<void>;
  /** Removes at most `most` alerts of a product, the oldest first, and resolves with them: nobody else gets them. */
  take(sku: string, most: number): Promise<readonly StockAlert[]>;
};
