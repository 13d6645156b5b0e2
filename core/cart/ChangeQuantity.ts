import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { CartItem } from './CartItem.ts';
import type { CartOutcome } from './LoadCart.ts';

/** Adds one more of a line, or takes one away; taking the last one away removes the line. */
export type ChangeQuantity = (item: CartItem, change: 'increment' | 'decrement') => Promise<CartOutcome>;

export function makeChangeQuantity(
  cart: ForKeepingCart,
  shopper: ForNotifyingShopper,
  reportFailure: ReportFailure,
): ChangeQuantity {
  return async (item, asked) => {
    const change = asked === 'decrement' && item.quantity <= 1 ? 'remove' : asked;
    try {
      const items = await cart.change(item.key, change);
      shopper.success(newsOf(change, item.name));
      return { outcome: 'kept', cart: items };
    } catch (error) {
      reportFailure(error);
      return { outcome: 'failed' };
    }
  };
}

function newsOf(change: 'increment' | 'decrement' | 'remove', name: string): string {
  switch (change) {
    case 'increment':
      return `Added another ${name} to the cart!`;
    case 'decrement':
      return `Removed one ${name} from the cart!`;
    case 'remove':
      return `${name} successfully removed from the cart`;
  }
}
