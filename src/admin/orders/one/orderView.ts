import { openPieces } from '../../../../core/admin/orders/openPieces.ts';
import type { OrderRefund, OrderSums, StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { trackingUrl } from '../../../../core/domain/orders/trackingUrl.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';
import type { Amount } from '../../../shared/ui/AmountList.tsx';
import { kindWord } from '../orderWords.ts';

/** An order, ready to show. */
export type OrderView = ReturnType<typeof orderView>;

export function orderView(order: StaffOrder) {
  const { number, status, placedAt, email, address, lines, shipments, timeline, mails, sums } = order;
  const names = new Map(lines.map(({ sku, name, size }) => [sku, `${name}, ${size}`]));
  return {
    ...{ number, status, email, placedAt: formatTime(placedAt), phone: address.phone },
    address: addressLines(order),
    lines: lines.map(({ sku, name, size, quantity, image, shipped, price }) => ({
      ...{ sku, name, size, image, quantity },
      shippedText: shipped > 0 && shipped < quantity ? `${shipped} of ${quantity} shipped` : undefined,
      price: price === undefined ? undefined : formatMoney(price * quantity),
    })),
    open: openPieces(order).map(({ sku, quantity }) => ({ sku, name: names.get(sku) ?? sku, most: quantity })),
    parcels: shipments.map(({ carrier, trackingNumber, shippedAt, deliveredAt, lines: pieces }) => ({
      ...{ carrier, trackingNumber, url: trackingUrl(carrier, trackingNumber) },
      when: deliveredAt === undefined ? `Shipped ${formatTime(shippedAt)}` : `Delivered ${formatTime(deliveredAt)}`,
      pieces: pieces.map(({ sku, quantity }) => `${quantity} × ${names.get(sku) ?? sku}`),
    })),
    timeline: timeline.toReversed().map(({ kind, at, actor, note }, place) => ({
      ...{
        id: `${timeline.length - place}`,
        what: kindWord(kind),
        at: formatTime(at),
        actor,
        note,
        isNote: kind === 'note',
      },
    })),
    mails: mails.map(({ id, kind, createdAt, sentAt }) => ({
      ...{ id, what: kindWord(kind), isSent: sentAt !== undefined },
      when: sentAt === undefined ? `Waits since ${formatTime(createdAt)}` : `Sent ${formatTime(sentAt)}`,
    })),
    money: sums && moneyView(sums),
  };
}

/** Returns the address as it is written on a parcel, a line each. */
export function addressLines({ address }: Pick<StaffOrder, 'address'>): readonly string[] {
  const { name, street, city, state, pincode, country, phone } = address;
  return [name, street, `${city} ${pincode}`, `${state}, ${country}`, phone].filter((line) => line.trim() !== '');
}

/** Returns the sums of an order above its total. */
export function amountsOf({ subTotal, discount, couponDiscount }: OrderSums): readonly Amount[] {
  return [
    ['Sub-Total', formatMoney(subTotal)],
    ...(discount > 0 ? [['Discount', `− ${formatMoney(discount)}`] as const] : []),
    ...(couponDiscount > 0 ? [['Coupon', `− ${formatMoney(couponDiscount)}`] as const] : []),
  ];
}

function moneyView(sums: OrderSums) {
  const { paid, payment, refunds } = sums;
  return {
    amounts: amountsOf(sums),
    paid: formatMoney(paid),
    payment: payment && {
      ...{ id: payment.id, status: kindWord(payment.status) },
      refunded: payment.refunded > 0 ? formatMoney(payment.refunded) : undefined,
    },
    refundable: payment === undefined ? undefined : formatMoney(payment.amount - payment.refunded),
    refunds: refunds.map((refund) => refundView(refund, refunds)),
  };
}

function refundView({ id, amount, status, reason, at, actor, failure }: OrderRefund, all: readonly OrderRefund[]) {
  return {
    ...{ id, amount: formatMoney(amount), reason, actor, at: formatTime(at), failure },
    status: status === 'failed' ? 'Failed' : status === 'processed' ? 'Refunded' : 'On its way',
    isFailed: status === 'failed',
    isRetryable: status === 'failed' && !all.some(({ retryOf }) => retryOf === id),
  };
}
