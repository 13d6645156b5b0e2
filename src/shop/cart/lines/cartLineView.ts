import type { CartItem } from '../../../../core/domain/cart/CartItem.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { type ProductView, productView } from '../../catalogue/picture/productView.ts';

/** A line of the cart, ready to print. */
export type CartLineView = ProductView & {
  readonly quantity: number;
  /** The discounted price times the quantity. */
  readonly lineTotal: string;
};

export function cartLineView(item: CartItem): CartLineView {
  return {
    ...productView(item),
    quantity: item.quantity,
    lineTotal: formatMoney(item.discountedPrice * item.quantity),
  };
}
