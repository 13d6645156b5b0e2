import type { CartTotals } from '../../../core/domain/cart/cartTotals.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { formatReduction } from '../../shared/ui/text/formatReduction.ts';

/** A cart's amounts, ready to print. */
export type SummaryView = {
  readonly subTotal: string;
  readonly discount: string;
  /** Undefined when no coupon counts. */
  readonly couponDiscount: string | undefined;
  readonly delivery: 'Free';
  readonly total: string;
  readonly saved: string;
};

export function summaryView(totals: CartTotals, hasCoupon: boolean): SummaryView {
  return {
    subTotal: formatMoney(totals.subTotal),
    discount: formatReduction(totals.discount),
    couponDiscount: hasCoupon ? formatReduction(totals.couponDiscount) : undefined,
    delivery: 'Free',
    total: formatMoney(totals.total),
    saved: formatMoney(totals.saved),
  };
}
