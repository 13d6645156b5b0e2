import type { Paise } from '../../domain/money/Paise.ts';
import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** Some pieces of a line. */
export type OrderPieces = { readonly sku: string; readonly quantity: number };

/** An order in a list. */
export type ListedOrder = {
  readonly id: string;
  /** Such as `CR-7G2KX9QD`. */
  readonly number: string;
  readonly status: OrderStatus;
  /** The name in the address; empty when the shopper's account is deleted. */
  readonly name: string;
  readonly email: string;
  readonly placedAt: Timestamp;
  readonly pieces: number;
  /** What was paid; absent for staff who may not read sums. */
  readonly amount?: Paise | undefined;
};

export type OrderLine = {
  readonly sku: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly image: string;
  /** How many pieces are in parcels. */
  readonly shipped: number;
  /** Of a piece; absent for staff who may not read sums. */
  readonly price?: Paise | undefined;
};

/** A parcel. */
export type OrderParcel = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly shippedAt: Timestamp;
  readonly deliveredAt?: Timestamp | undefined;
  readonly lines: readonly OrderPieces[];
};

/** Something that happened to an order, and who did it; a note is for staff alone. */
export type OrderEntry = {
  /** Such as `packed`, `refund-failed` or `note`. A newer back-end may send others. */
  readonly kind: string;
  readonly at: Timestamp;
  readonly actor: string;
  readonly note?: string | undefined;
};

/** A mail to the shopper about an order. */
export type OrderMail = {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Timestamp;
  /** Absent until it is sent. */
  readonly sentAt?: Timestamp | undefined;
};

/** The pieces of a refund, and what goes back for them. */
export type RefundedPieces = OrderPieces & { readonly amount: Paise };

export type OrderRefund = {
  readonly id: string;
  readonly amount: Paise;
  /** `requested`, `pending`, `processed` or `failed`. */
  readonly status: string;
  readonly reason: string;
  readonly at: Timestamp;
  readonly actor: string;
  /** What the payment provider said of a failed one. */
  readonly failure?: string | undefined;
  /** The id of the failed refund that this one tries again. */
  readonly retryOf?: string | undefined;
  readonly lines: readonly RefundedPieces[];
};

/** The money of an order. */
export type OrderSums = {
  readonly subTotal: Paise;
  readonly discount: Paise;
  readonly couponDiscount: Paise;
  readonly paid: Paise;
  /** Absent while the payment provider has reported none. */
  readonly payment?:
    | { readonly id: string; readonly status: string; readonly amount: Paise; readonly refunded: Paise }
    | undefined;
  readonly refunds: readonly OrderRefund[];
};

export type OrderAddress = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pincode: string;
  readonly phone: string;
};

/** All that staff read of an order. Amounts are in paise. */
export type StaffOrder = {
  readonly id: string;
  /** Who sells, as lines of a receipt, the shop's name first. */
  readonly seller?: readonly string[] | undefined;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: Timestamp;
  /** Empty when the shopper's account is deleted. */
  readonly email: string;
  readonly address: OrderAddress;
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly OrderParcel[];
  /** With notes, the oldest first. */
  readonly timeline: readonly OrderEntry[];
  readonly mails: readonly OrderMail[];
  /** Absent for staff who may not read sums. */
  readonly sums?: OrderSums | undefined;
};
