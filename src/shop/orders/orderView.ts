import { type CartTotals, cartTotals } from '../../../core/domain/cart/cartTotals.ts';
import { deliveryText } from '../../../core/domain/delivery/deliveryText.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { formatDate } from '../../../core/domain/time/formatDate.ts';
import type { Amount } from '../../shared/ui/AmountList.tsx';
import { formatReduction } from '../../shared/ui/text/formatReduction.ts';
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
  /** The sums above what was paid. */
  readonly amounts: readonly Amount[];
  /** Such as `1 Mar 2026`. */
  readonly date: string;
  readonly lines: readonly CartLineView[];
  readonly recipient: string;
  readonly address: string;
  /** When it arrives, as it was promised when it was placed, such as `Thu 26 – Sat 28 Nov`; undefined when nothing was. */
  readonly delivery: string | undefined;
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
    amounts: amountsOf(sumsOf(order)),
    date: formatDate(order.paidAt),
    lines: order.orderedProducts.map(cartLineView),
    recipient: order.deliveryAddress.name,
    address: addressLine(order.deliveryAddress),
    delivery: order.delivery && deliveryText(order.delivery),
  };
}

type Sums = Pick<CartTotals, 'subTotal' | 'discount' | 'couponDiscount'>;

/** What the lines cost less than what was paid is the coupon's. */
function sumsOf({ orderedProducts, amountPaid }: Order): Sums {
  const { subTotal, discount, total } = cartTotals(orderedProducts, undefined);
  return { subTotal, discount, couponDiscount: total - amountPaid };
}

export function amountsOf({ subTotal, discount, couponDiscount }: Sums): readonly Amount[] {
  return [
    ['Sub-Total', formatMoney(subTotal)],
    ['Discount', formatReduction(discount)],
    ...(couponDiscount === 0 ? [] : [['Coupon Discount', formatReduction(couponDiscount)] as const]),
  ];
}
