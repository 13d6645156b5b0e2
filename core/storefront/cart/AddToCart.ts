import type { CartItem } from '../../domain/cart/CartItem.ts';
import { cartWith } from '../../domain/cart/changeCart.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { holds } from '../../domain/lists/holds.ts';
import type { OptimisticUpdate } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import type { CartOutcome } from './LoadCart.ts';

export type AddToCartOutcome =
  | { readonly outcome: 'login-needed' }
  | { readonly outcome: 'already-there' }
  | { readonly outcome: 'asked'; readonly change: OptimisticUpdate<CartItem, CartOutcome> };

/** Puts a product in the cart that the shopper sees; goes to the cart when it is there already, and to login for a visitor. */
export type AddToCart = (product: Product, shown: readonly CartItem[]) => AddToCartOutcome;

export type AddToCartPorts = {
  readonly cart: ForKeepingCart;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly requireLogin: RequireLogin;
  readonly reportFailure: ReportFailure;
};

export function makeAddToCart({
  cart,
  notifications,
  navigation,
  requireLogin,
  reportFailure,
}: AddToCartPorts): AddToCart {
  return (product, shown) => {
    if (requireLogin({ productKey: product.key, list: 'cart' }) === 'asked') return { outcome: 'login-needed' };
    if (holds(shown, product.key)) {
      navigation.goTo('/cart');
      return { outcome: 'already-there' };
    }
    return { outcome: 'asked', change: { expected: (items) => cartWith(items, product), ask: askFor(product) } };
  };

  /** A cart that is not known is asked for first, so that nothing stands in it twice. */
  function askFor(product: Product) {
    return async (present: readonly CartItem[] | undefined): Promise<CartOutcome> => {
      try {
        const before = present ?? (await cart.items());
        if (holds(before, product.key)) return { outcome: 'kept', cart: before };
        const items = await cart.add(product);
        notifications.success(`${product.name} added to cart successfully!`);
        return { outcome: 'kept', cart: items };
      } catch (error) {
        return reportFailure(error);
      }
    };
  }
}
