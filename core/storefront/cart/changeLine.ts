import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/changeCart.ts';
import { cartAfter, isPossible } from '../../domain/cart/changeCart.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { CartOutcome } from './LoadCart.ts';

export type CartLinePorts = {
  readonly cart: ForKeepingCart;
  readonly notifications: ForNotifyingShopper;
  readonly reportFailure: ReportFailure;
};

/** The change of one line of the cart, and the news of it once the back-end has made it. */
export function changeLine(
  { cart, notifications, reportFailure }: CartLinePorts,
  { key, name }: CartItem,
  change: CartChange,
): OptimisticUpdate<CartItem, CartOutcome> {
  return {
    expected: (items) => cartAfter(items, key, change),
    async ask(present) {
      if (present !== undefined && !isPossible(present, key, change)) return { outcome: 'kept', cart: present };
      try {
        const items = await cart.change(key, change);
        notifications.success(newsOf(change, name));
        return { outcome: 'kept', cart: items };
      } catch (error) {
        return reportFailure(error);
      }
    },
  };
}

function newsOf(change: CartChange, name: string): string {
  switch (change) {
    case 'increment':
      return `Added another ${name} to the cart!`;
    case 'decrement':
      return `Removed one ${name} from the cart!`;
    case 'remove':
      return `${name} successfully removed from the cart`;
  }
}
