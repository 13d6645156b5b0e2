import type { Address } from '../addresses/Address.ts';
import type { Product } from '../catalogue/Product.ts';
import type { DeliveryEstimate } from '../delivery/DeliveryEstimate.ts';
import type { LegalPiece } from '../legal/legalDetails.ts';
import type { Paise } from '../money/Paise.ts';
import type { ShopDay } from '../time/shopDay.ts';

/** A line of an order in a mail; `price` is that of one piece, `amount` that of all, both in paise. */
export type MailLine = {
  /** The product's key; absent in mails that were stored before it was kept. */
  readonly key?: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  readonly price: Paise;
  readonly amount: Paise;
};

/** Pieces that come back, and the size that the shopper gets instead, if any. */
export type MailPieces = Pick<MailLine, 'name' | 'size' | 'quantity'> & {
  readonly exchange?: { readonly size: string } | undefined;
};

/** An order in a mail. Amounts are in paise. */
export type MailOrder = {
  /** Such as `CR-7G2KX9QD`. */
  readonly number: string;
  readonly orderId: string;
  readonly lines: readonly MailLine[];
  readonly subTotal: Paise;
  readonly discount: Paise;
  readonly couponDiscount: Paise;
  readonly paid: Paise;
  readonly address: Address;
  /** When it arrives, as it was promised when it was placed. */
  readonly delivery?: DeliveryEstimate;
};

/** Why an order was cancelled. */
export type MailCancelReason = 'shopper' | 'out-of-stock' | 'payment-failed' | 'shop';

/** What a mail says. */
export type MailContent =
  /** Shows staff that mails arrive. */
  | { readonly kind: 'test'; readonly firstName: string }
  | { readonly kind: 'verify-email' | 'reset-password'; readonly firstName: string; readonly token: string }
  | {
      readonly kind: 'staff-invitation';
      readonly firstName: string;
      /** The name of who invites. */
      readonly invitedBy: string;
      readonly token: string;
    }
  | {
      readonly kind: 'order-placed';
      readonly firstName: string;
      readonly order: MailOrder;
      /** What the law wants her to be told of the pieces that are still sold; known when the mail is sent. */
      readonly pieces?: readonly LegalPiece[];
    }
  | {
      readonly kind: 'order-shipped';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly shipment: {
        readonly carrier: string;
        readonly trackingNumber: string;
        readonly lines: readonly Pick<MailLine, 'name' | 'size' | 'quantity'>[];
      };
    }
  | {
      readonly kind: 'order-cancelled';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly reason: MailCancelReason;
      /** What goes back to the shopper, in paise: 0 when all went back before; absent when nothing was paid, or the shop keeps it. */
      readonly refund?: Paise;
      /** Whether the shop keeps what was paid until it has decided. */
      readonly isKept?: boolean;
    }
  | {
      readonly kind: 'back-in-stock';
      readonly firstName: string;
      readonly product: Pick<Product, 'id' | 'name' | 'size'>;
    }
  | {
      readonly kind: 'return-asked';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly pieces: readonly MailPieces[];
      /** The last day on which the other sizes are held; absent when money goes back. */
      readonly heldUntil?: ShopDay;
    }
  | {
      readonly kind: 'return-received';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly pieces: readonly MailPieces[];
    }
  | {
      readonly kind: 'return-exchanged';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly pieces: readonly MailPieces[];
      readonly shipment: { readonly carrier: string; readonly trackingNumber: string };
    }
  | {
      readonly kind: 'return-refused';
      readonly firstName: string;
      readonly order: MailOrder;
      readonly pieces: readonly MailPieces[];
      /** Why, in the words of staff. */
      readonly note: string;
    }
  | {
      readonly kind: 'fit-question';
      readonly firstName: string;
      readonly order: MailOrder;
      /** The pieces of which she is asked how they fit. */
      readonly asked: readonly Pick<MailLine, 'name' | 'size'>[];
    }
  | {
      readonly kind: 'refund-processed';
      readonly firstName: string;
      readonly orderId: string;
      readonly orderNumber: string;
      readonly amount: Paise;
    };

/** A mail to one recipient. */
export type Mail = { readonly id: string; readonly to: string; readonly content: MailContent };
