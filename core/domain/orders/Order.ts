import type { Address } from '../addresses/Address.ts';
import type { CartItem } from '../cart/CartItem.ts';
import type { DeliveryEstimate } from '../delivery/DeliveryEstimate.ts';
import type { Paise } from '../money/Paise.ts';
import type { Timestamp } from '../time/timestamp.ts';
import type { OrderStatus } from './OrderStatus.ts';

/** A paid order. */
export type Order = {
  /** The payment provider's id of the payment. */
  readonly paymentId: string;
  /** A unique id that the shop generated. */
  readonly orderId: string;
  readonly amountPaid: Paise;
  /** The lines of the cart when the shopper pressed Place Order. */
  readonly orderedProducts: readonly CartItem[];
  readonly deliveryAddress: Address;
  readonly paidAt: Timestamp;
  /** Such as `CR-7G2KX9QD`. Absent where orders are kept on the device. */
  readonly number?: string | undefined;
  /** Absent where orders are kept on the device. */
  readonly status?: OrderStatus | undefined;
  /** When it arrives, as it was promised when it was placed. Absent where orders are kept on the device, and without a known PIN code. */
  readonly delivery?: DeliveryEstimate | undefined;
};
