import type { Amount } from '../../shared/ui/AmountList.tsx';
import type { SummaryView } from './summaryView.ts';

/** The amounts above a summary's total, with their labels. */
export function summaryAmounts(
  summary: SummaryView,
  names: { readonly subTotal: string; readonly delivery: string },
): readonly Amount[] {
  const { subTotal, discount, couponDiscount, delivery } = summary;
  return [
    [names.subTotal, subTotal],
    ['Discount', discount],
    ...(couponDiscount === undefined ? [] : [['Coupon Discount', couponDiscount] as const]),
    [names.delivery, delivery],
  ];
}
