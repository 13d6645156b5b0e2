import type { Address } from '../addresses/Address.ts';
import type { CartItem } from '../cart/CartItem.ts';
import type { Paise } from '../money/Paise.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** A paid order, kept on the shopper's own device. */
export type Order = {
  /** The payment provider's name for the payment. */
  readonly paymentId: string;
  /** A random unique id that the shop minted. */
  readonly orderId: string;
  readonly amountPaid: Paise;
  /** The cart's items as they were when Place Order was pressed. */
  readonly orderedProducts: readonly CartItem[];
  readonly deliveryAddress: Address;
  readonly paidAt: Timestamp;
};
