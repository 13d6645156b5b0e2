import type { Session } from '../../domain/accounts/Session.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type CartChange, isPossible, withChange, withProduct } from '../../domain/cart/cartLines.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import { isolated } from '../../domain/text/isolated.ts';
import type { OptimisticUpdate, RestoreUpdate } from '../lists/OptimisticUpdate.ts';
import type { CartListChange } from '../ports/device/WaitingChange.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';

export type CartUpdatePorts = Pick<StorefrontPorts, 'cart'> & { readonly callAsShopper: CallAsShopper };

export function makeRestoreCartUpdate(ports: CartUpdatePorts): RestoreUpdate<CartItem> {
  return (session, change) => (change.list === 'cart' ? cartUpdate(ports, session, change) : undefined);
}

/**
 * Returns the update that makes a change of the cart for the session that issued it. Sends nothing when the cart makes the change
 * needless or impossible; a retry completes its own call.
 */
export function cartUpdate(
  { cart, callAsShopper }: CartUpdatePorts,
  session: Session,
  change: CartListChange,
): OptimisticUpdate<CartItem> {
  const { id, kind, product, quantity, before } = change;
  let hasStarted = false;
  const isNeeded = (items: readonly CartItem[]) => {
    if (kind !== 'add') return isPossible(items, product.key, kind);
    return (hasStarted && quantity > 1) || !includesKey(items, product.key);
  };
  return {
    issued: { session, changes: [change] },
    apply: (items) =>
      kind === 'add' ? withProduct(items, product, quantity, before) : withChange(items, product.key, kind),
    send: (confirmed) =>
      callAsShopper(session, async () => {
        const present = confirmed ?? (await cart.items(session));
        if (!isNeeded(present)) return { items: present };
        hasStarted = true;
        const items = await (kind === 'add'
          ? cart.add(session, product, quantity, before)
          : cart.change(session, product.key, kind, kind === 'remove' ? undefined : id));
        return { items, message: messageOf(kind, isolated(product.name)) };
      }),
  };
}

function messageOf(kind: CartChange | 'add', name: string): string {
  switch (kind) {
    case 'add':
      return `${name} added to cart successfully!`;
    case 'increment':
      return `Added another ${name} to the cart!`;
    case 'decrement':
      return `Removed one ${name} from the cart!`;
    case 'remove':
      return `${name} successfully removed from the cart`;
  }
}
