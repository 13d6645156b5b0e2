import type { StockLevel } from '../../domain/stock/StockLevel.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/**
 * Why stock moves: pieces arrive, are corrected or counted; are set aside for a checkout, become free again, or are sold; come back
 * from an order.
 */
export type MovementKind = 'receive' | 'adjust' | 'count' | 'hold' | 'release' | 'sell' | 'return';

/** A row of the stock ledger. */
export type StockMovement = {
  readonly sku: string;
  readonly kind: MovementKind;
  /** The change of the pieces on hand. */
  readonly onHand: number;
  /** The change of the pieces that are held. */
  readonly held: number;
  readonly at: Timestamp;
  /** Who moved it: `shop`, or the name of a person or key. */
  readonly actor: string;
  readonly reason?: string;
  readonly checkoutId?: string;
};

/** Pieces of a counted product that were set aside for a checkout. */
export type Hold = {
  readonly checkoutId: string;
  readonly sku: string;
  readonly quantity: number;
  /** A hold is sold or released once; what was sold may come back. */
  readonly state: 'held' | 'sold' | 'released' | 'returned';
};

/** The stock of the counted products, its ledger, and what is held for checkouts. */
export type ForKeepingStock = {
  /** Resolves with the levels of the counted ones among these products. */
  levels(skus: readonly string[]): Promise<readonly StockLevel[]>;
  /** Resolves with all levels, by SKU. */
  list(): Promise<readonly StockLevel[]>;
  /** Resolves with the levels like `levels`. Nobody else changes them until the transaction ends. */
  lock(skus: readonly string[]): Promise<readonly StockLevel[]>;
  /** Counts these products from now on, each with no piece. Those that are counted stay as they are. */
  startCounting(skus: readonly string[]): Promise<void>;
  /** Changes the levels of counted products and writes the ledger. Rejects when a level would not be 0 ≤ held ≤ on hand. */
  move(movements: readonly StockMovement[]): Promise<void>;
  /** Resolves with the holds of a checkout, by SKU. */
  holds(checkoutId: string): Promise<readonly Hold[]>;
  /** Resolves with what is held for the shopper's checkouts that have no order. */
  openHolds(shopperId: string): Promise<readonly Hold[]>;
  /** Stores holds. One of the same checkout and product is replaced. */
  setHolds(holds: readonly Hold[]): Promise<void>;
};
