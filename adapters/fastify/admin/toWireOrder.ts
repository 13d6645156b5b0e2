import type { FoundOrder } from '../../../core/backend/ports/orders/ForFindingOrders.ts';
import type { RefundedLine, StoredRefund } from '../../../core/backend/ports/orders/ForStoringRefunds.ts';
import type { InspectedOrder } from '../../../core/backend/staff/InspectOrder.ts';

/** Returns an order of a list for a caller who may read sums, or not. */
export function toWireFoundOrder({ orderId, amountPaid, ...order }: FoundOrder, readsSums: boolean) {
  return { id: orderId, ...order, ...(readsSums && { amount: amountPaid }) };
}

/** Returns all of an order for a caller who may read sums, or not. Lines are named by SKU. */
export function toWireInspectedOrder(inspected: InspectedOrder, readsSums: boolean) {
  const { order, status, email, timeline, mails, seller } = inspected;
  const { name, street, city, state, country, pincode, phone } = order.deliveryAddress;
  const shipped = (key: string) =>
    order.shipments
      .flatMap(({ lines }) => lines.filter((line) => line.key === key))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...{ id: order.orderId, number: order.number, status, placedAt: order.paidAt, email },
    address: { name, street, city, state, country, pincode, phone },
    lines: order.orderedProducts.map((line) => ({
      ...{ sku: line.key, name: line.name, size: line.size, quantity: line.quantity, image: line.image },
      ...{ shipped: shipped(line.key), ...(readsSums && { price: line.discountedPrice }) },
    })),
    shipments: order.shipments.map(({ id: _, lines, ...shipment }) => ({
      ...shipment,
      lines: lines.map(({ key: sku, quantity }) => ({ sku, quantity })),
    })),
    timeline: timeline.map((entry) => ({ ...entry })),
    mails: mails.map(({ id, content, createdAt, sentAt }) => ({
      ...{ id, kind: content.kind, createdAt },
      ...(sentAt !== undefined && { sentAt }),
    })),
    seller: [...seller],
    ...(readsSums && { sums: sumsOf(inspected) }),
  };
}

function sumsOf({ order, payment, refunds, subTotal, discount, couponDiscount }: InspectedOrder) {
  return {
    ...{ subTotal, discount, couponDiscount, paid: order.amountPaid },
    ...(payment !== undefined && {
      payment: {
        ...{ id: payment.paymentId, status: payment.status },
        ...{ amount: payment.amount, refunded: payment.refunded },
      },
    }),
    refunds: refunds.map(toWireRefund),
  };
}

function toWireRefund({ id, amount, status, reason, at, actor, failure, retryOf, lines = [] }: StoredRefund) {
  return {
    ...{ id, amount, status, reason, at, actor, lines: lines.map(toWireRefundedLine) },
    ...(failure !== undefined && { failure }),
    ...(retryOf !== undefined && { retryOf }),
  };
}

export function toWireRefundedLine({ key, quantity, amount }: RefundedLine) {
  return { sku: key, quantity, amount };
}
