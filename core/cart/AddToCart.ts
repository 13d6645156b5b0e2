import type { Product } from '../catalogue/Product.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { AskToLogIn } from '../session/AskToLogIn.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import type { CartItem } from './CartItem.ts';
import type { CartOutcome } from './LoadCart.ts';

export type AddToCartOutcome =
  | CartOutcome
  | { readonly outcome: 'login-needed' }
  | { readonly outcome: 'already-there' };

/**
 * Puts a product in the cart; goes to the cart when it is there already, and to login for a visitor. A cart that is not
 * known is asked for first.
 */
export type AddToCart = (product: Product, cart: readonly CartItem[] | undefined) => Promise<AddToCartOutcome>;

export type AddToCartPorts = {
  readonly cart: ForKeepingCart;
  readonly shopper: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly askToLogIn: AskToLogIn;
  readonly reportFailure: ReportFailure;
};

export function makeAddToCart({ cart, shopper, navigation, askToLogIn, reportFailure }: AddToCartPorts): AddToCart {
  return async (product, known) => {
    if (askToLogIn() === 'asked') return { outcome: 'login-needed' };
    try {
      const present = known ?? (await cart.items());
      if (present.some((item) => item.key === product.key)) {
        navigation.goTo('/cart');
        return { outcome: 'already-there' };
      }
      const items = await cart.add(product);
      shopper.success(`${product.name} added to cart successfully!`);
      return { outcome: 'kept', cart: items };
    } catch (error) {
      reportFailure(error);
      return { outcome: 'failed' };
    }
  };
}
