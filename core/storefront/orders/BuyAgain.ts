import type { CartItem } from '../../domain/cart/CartItem.ts';
import { withProduct } from '../../domain/cart/cartLines.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { AskCatalogue } from '../catalogue/AskCatalogue.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';
import { buyAgainText } from './buyAgainText.ts';

export type BuyAgainOutcome =
  | { readonly outcome: 'login-required' }
  | { readonly outcome: 'nothing-to-add' }
  | ListOutcome<CartItem>;

/**
 * Adds one piece of each ordered product that is still sold to the cart, as it is sold now, except those that it includes, and says
 * in one message what was added and what was not.
 */
export type BuyAgain = (ordered: readonly CartItem[], cart: ShopperList<CartItem>) => Promise<BuyAgainOutcome>;

export type BuyAgainPorts = Pick<StorefrontPorts, 'cart' | 'ids' | 'sessions' | 'notifications'> & {
  readonly callAsShopper: CallAsShopper;
  readonly askCatalogue: AskCatalogue;
};

export function makeBuyAgain(ports: BuyAgainPorts): BuyAgain {
  const { cart, ids, sessions, notifications, callAsShopper, askCatalogue } = ports;
  return async (ordered, shown) => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'login-required' };
    const answers = await Promise.all(
      ordered.map(({ key }) => askCatalogue((catalogue) => catalogue.product({ key }))),
    );
    if (sessions.current()?.token !== session.token) return { outcome: 'session-ended' };
    const sold: Product[] = [];
    for (const answer of answers) {
      if (answer.outcome !== 'answered') {
        notifications.error('The products could not be loaded');
        return answer;
      }
      if (answer.value !== undefined) sold.push(answer.value);
    }
    const isMissingFrom = (items: readonly CartItem[]) => (product: Product) => !includesKey(items, product.key);
    const textFor = (added: number) =>
      buyAgainText({ added, inCart: sold.length - added, notSold: ordered.length - sold.length });
    const added = sold.filter(isMissingFrom(shown.items));
    if (added.length === 0) {
      notifications.error(textFor(0));
      return { outcome: 'nothing-to-add' };
    }
    const changeOf = (product: Product) =>
      ({ id: ids.generate(), list: 'cart', kind: 'add', product, quantity: 1 }) as const;
    return shown.update({
      issued: { session, changes: added.map(changeOf) },
      apply: (items) => sold.reduce((cart, product) => withProduct(cart, product), items),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          let items = confirmed ?? (await cart.items(session));
          const missing = sold.filter(isMissingFrom(items));
          for (const product of missing) items = await cart.add(session, product);
          return missing.length === 0 ? { items } : { items, message: textFor(missing.length) };
        }),
    });
  };
}
