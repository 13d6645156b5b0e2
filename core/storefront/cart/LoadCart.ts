import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { Failure, ReportFailure } from '../session/ReportFailure.ts';

/** The cart as the back-end answered it, or that it could not be had; the shopper's present list then stays as it is. */
export type CartOutcome = { readonly outcome: 'kept'; readonly cart: readonly CartItem[] } | Failure;

export type LoadCart = () => Promise<CartOutcome>;

export function makeLoadCart(cart: ForKeepingCart, reportFailure: ReportFailure): LoadCart {
  return async () => {
    try {
      return { outcome: 'kept', cart: await cart.items() };
    } catch (error) {
      return reportFailure(error);
    }
  };
}
