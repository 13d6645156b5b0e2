import type { Order } from '../../../core/domain/orders/Order.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { formatDate } from '../../shared/ui/text/formatDate.ts';
import { formatMoney } from '../../shared/ui/text/formatMoney.ts';
import { addressLine } from '../addresses/addressLine.ts';
import { type CartLineView, cartLineView } from '../cart/lines/cartLineView.ts';
import { paths } from '../paths/paths.ts';

/** An order, ready to print as a receipt. */
export type OrderView = {
  readonly orderId: string;
  /** What the shopper reads as its number: the id where orders are kept on the device. */
  readonly number: string;
  /** Such as `Packed`; undefined where orders are kept on the device. */
  readonly state: string | undefined;
  /** The order's page; undefined where orders are kept on the device. */
  readonly path: string | undefined;
  readonly paymentId: string;
  readonly amountPaid: string;
  /** Such as `1 Mar 2026`. */
  readonly date: string;
  readonly lines: readonly CartLineView[];
  readonly recipient: string;
  readonly address: string;
};

export const STATES: Readonly<Record<OrderStatus, string>> = {
  'payment-pending': 'Payment pending',
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export function orderView(order: Order): OrderView {
  return {
    orderId: order.orderId,
    number: order.number ?? order.orderId,
    state: order.status && STATES[order.status],
    path: order.status && paths.order(order.orderId),
    paymentId: order.paymentId,
    amountPaid: formatMoney(order.amountPaid),
    date: formatDate(order.paidAt),
    lines: order.orderedProducts.map(cartLineView),
    recipient: order.deliveryAddress.name,
    address: addressLine(order.deliveryAddress),
  };
}
