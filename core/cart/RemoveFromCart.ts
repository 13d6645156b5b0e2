import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { CartItem } from './CartItem.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Removes a whole line from the cart. */
export type RemoveFromCart = (item: CartItem) => Promise<CartOutcome>;

export function makeRemoveFromCart(
  cart: ForKeepingCart,
  shopper: ForNotifyingShopper,
  reportFailure: ReportFailure,
): RemoveFromCart {
  return async (item) => {
    try {
      const items = await cart.change(item.key, 'remove');
      shopper.success(`${item.name} successfully removed from the cart`);
      return { outcome: 'kept', cart: items };
    } catch (error) {
      reportFailure(error);
      return { outcome: 'failed' };
    }
  };
}
