import type { Address } from '../../../domain/addresses/Address.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import type { OrderStanding, OrderStatus, Shipment, TimelineEntry } from '../../../domain/orders/OrderStatus.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** Why an order was cancelled. */
export type CancelReason = 'shopper' | 'out-of-stock' | 'payment-failed' | 'shop';

/**
 * An order as it is stored. Nothing of it changes but its standing, its payment while that is pending and, when the shopper's account is
 * deleted, its address.
 */
export type StoredOrder = Omit<Order, 'status' | 'number'> & {
  readonly shopperId: string;
  readonly number: string;
  readonly standing: OrderStanding;
  readonly cancelledFor?: CancelReason;
  readonly packedAt?: Timestamp;
  /** The oldest first. */
  readonly shipments: readonly StoredShipment[];
};

export type StoredShipment = Shipment & { readonly id: string };

/** What a new order needs. */
export type NewOrder = Omit<StoredOrder, 'packedAt' | 'shipments'>;

/** An entry of an order's timeline; `actor` is who did it, `shop` for the shop itself. A note is for staff alone. */
export type OrderEvent = Omit<TimelineEntry, 'kind'> & {
  readonly kind: TimelineEntry['kind'] | 'note';
  readonly actor: string;
  readonly note?: string;
};

/** An order and the e-mail of its shopper. */
export type OrderOfShopper = StoredOrder & { readonly email: string };

/** The orders. Nothing deletes them. */
export type ForStoringOrders = {
  /** Resolves with at most `most` of the shopper's orders, the newest first, those that are older than the order `after`. */
  orders(shopperId: string, page?: { readonly after?: string; readonly most: number }): Promise<readonly StoredOrder[]>;
  /** Resolves with the order of this id. */
  order(id: string): Promise<StoredOrder | undefined>;
  /** Resolves with the id of the order of this number. */
  withNumber(number: string): Promise<string | undefined>;
  /** Adds an order. Adds nothing when the order or its payment is there. Resolves with whether it added one. */
  add(order: NewOrder): Promise<boolean>;
  /** Changes what may change of an order. */
  update(
    id: string,
    changes: {
      readonly standing?: OrderStanding;
      readonly paymentId?: string;
      readonly cancelledFor?: CancelReason;
      readonly packedAt?: Timestamp;
      /** The state under which it is found, for those who do not read its parcels. */
      readonly state?: OrderStatus;
    },
  ): Promise<void>;
  /** Replaces the address by what stays of it; only of a shopper who is erased. */
  eraseAddress(id: string, erased: Address): Promise<void>;
  addShipment(orderId: string, shipment: StoredShipment): Promise<void>;
  /** Sets the time at which all parcels of an order were delivered that were on their way. */
  deliver(orderId: string, at: Timestamp): Promise<void>;
  addEvent(orderId: string, event: OrderEvent): Promise<void>;
  /** Resolves with the timeline, the oldest entry first. */
  events(orderId: string): Promise<readonly OrderEvent[]>;
  /** Iterates over all orders, the oldest first, without holding them all in memory. */
  all(): AsyncIterable<OrderOfShopper>;
};
