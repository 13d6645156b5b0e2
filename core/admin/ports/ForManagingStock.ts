import type { StockLevel } from '../../domain/stock/StockLevel.ts';

/** A size of a style. */
export type StockSize = {
  readonly sku: string;
  readonly size: string;
  /** Whether shoppers do not see it. */
  readonly hidden: boolean;
  /** The pieces in the shop, and those of them that are held for checkouts; absent while the size is not counted. */
  readonly onHand?: number | undefined;
  readonly held?: number | undefined;
};

/** A style with the pieces of its sizes. */
export type StockStyle = {
  readonly styleId: string;
  readonly title: string;
  readonly creator: string;
  readonly sizes: readonly StockSize[];
};

/** Which styles are looked for. */
export type StockSearch = {
  /** A part of the title, the creator or a SKU; empty for all. */
  readonly text: string;
  /** Only styles with a size that is nearly out, or out. */
  readonly state?: 'low' | 'out' | undefined;
};

/** A page of styles, those that came last into the catalogue first. */
export type StockPage = {
  readonly rows: readonly StockStyle[];
  /** What the next page begins after; absent on the last page. */
  readonly next?: string | undefined;
};

/** `receive` adds pieces, `adjust` adds a signed number, `count` sets what is on hand. */
export type StockMovement = {
  readonly sku: string;
  readonly kind: 'receive' | 'adjust' | 'count';
  readonly quantity: number;
  readonly reason: string;
  /** What must be on hand before; 0 for a size that is not counted. Absent when it does not matter. */
  readonly expected?: number | undefined;
};

export type MoveOutcome =
  | { readonly outcome: 'moved'; readonly levels: readonly StockLevel[] }
  /** Nothing was changed. A text about a size begins with its SKU and a colon. */
  | { readonly outcome: 'refused'; readonly texts: readonly string[] };

/**
 * The stock, as staff read and change it. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the
 * back-end does not answer, and with another error when it fails.
 */
export type ForManagingStock = {
  find(search: StockSearch, after?: string): Promise<StockPage>;
  /** Makes all movements or none. */
  move(movements: readonly StockMovement[]): Promise<MoveOutcome>;
};
