import type { Paise } from '../money/Paise.ts';
import type { OfferedReturn, Return } from '../returns/Return.ts';
import type { FitLine } from '../styles/fit.ts';
import type { Order } from './Order.ts';
import type { Refund, Shipment, TimelineEntry } from './OrderStatus.ts';

/** An order with its life. Amounts are in paise. */
export type OrderDetails = Order & {
  /** What happened to the order, the oldest first. */
  readonly timeline: readonly TimelineEntry[];
  readonly shipments: readonly Shipment[];
  readonly refunds: readonly Refund[];
  /** The oldest first. */
  readonly returns: readonly Return[];
  /** The lines that the shopper may send back now. */
  readonly returnable: readonly OfferedReturn[];
  /** The lines on which the shopper may vote how they fit. */
  readonly fits: readonly FitLine[];
  /** The sum of original prices. */
  readonly subTotal: Paise;
  /** The sum of the products' own discounts. */
  readonly discount: Paise;
  readonly couponDiscount: Paise;
  /** The lines that tell who sells, the shop's name first. */
  readonly seller: readonly string[];
};
