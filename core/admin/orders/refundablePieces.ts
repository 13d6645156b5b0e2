import type { Paise } from '../../domain/money/Paise.ts';
import type { OrderPieces, StaffOrder } from '../ports/StaffOrder.ts';

type Refundable = Pick<StaffOrder, 'lines' | 'sums'>;

/** Returns the pieces for which no refund was asked; a failed refund does not count. */
export function refundablePieces({ lines, sums }: Refundable): readonly OrderPieces[] {
  const back = (sums?.refunds ?? []).filter(({ status }) => status !== 'failed').flatMap((refund) => refund.lines);
  return lines.flatMap(({ sku, quantity }) => {
    const asked = back.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0);
    return quantity > asked ? [{ sku, quantity: quantity - asked }] : [];
  });
}

/** Returns what is left of the payment, in paise. */
export function refundableAmount({ sums }: Refundable): Paise {
  return sums?.payment === undefined ? 0 : sums.payment.amount - sums.payment.refunded;
}
