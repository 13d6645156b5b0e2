import type { Paise } from '../money/Paise.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** What a shopper reads about the life of an order. */
export type OrderStatus = 'payment-pending' | 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled';

/** Whether the order stands, as the shop stores it. */
export type OrderStanding = 'payment-pending' | 'placed' | 'cancelled';

/** A parcel of an order. */
export type Shipment = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly shippedAt: Timestamp;
  readonly deliveredAt?: Timestamp;
  readonly lines: readonly { readonly key: string; readonly quantity: number }[];
};

/** Money that goes back to the shopper. */
export type Refund = {
  readonly amount: Paise;
  readonly status: 'requested' | 'pending' | 'processed' | 'failed';
  readonly at: Timestamp;
};

/** Something that happened to an order. */
export type TimelineEntry = {
  readonly kind:
    | 'payment-pending'
    | 'placed'
    | 'packed'
    | 'shipped'
    | 'delivered'
    | 'cancelled'
    | 'refund-requested'
    | 'refund-processed'
    | 'refund-failed'
    | 'return-asked'
    | 'return-received'
    | 'return-exchanged'
    | 'return-withdrawn'
    | 'return-refused';
  readonly at: Timestamp;
};

/** Returns what a shopper reads. A delivered order has no parcel on its way. */
export function orderStatus(
  standing: OrderStanding,
  isPacked: boolean,
  shipments: readonly Pick<Shipment, 'deliveredAt'>[],
): OrderStatus {
  if (standing !== 'placed') return standing;
  if (shipments.length === 0) return isPacked ? 'packed' : 'placed';
  return shipments.every(({ deliveredAt }) => deliveredAt !== undefined) ? 'delivered' : 'shipped';
}
