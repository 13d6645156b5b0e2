import type { CartItem } from '../../domain/cart/CartItem.ts';
import { withProduct } from '../../domain/cart/cartLines.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';

export type AddToCartOutcome =
  | { readonly outcome: 'login-required' }
  | { readonly outcome: 'already-in-cart' }
  | ListOutcome<CartItem>;

/** Adds a product to the cart. Navigates to the cart when it includes the product, and to the login page for a visitor. */
export type AddToCart = (product: Product, cart: ShopperList<CartItem>) => Promise<AddToCartOutcome>;

export type AddToCartPorts = {
  readonly cart: ForKeepingCart;
  readonly navigation: ForNavigating;
  readonly requireLogin: RequireLogin;
  readonly callAsShopper: CallAsShopper;
};

export function makeAddToCart({ cart, navigation, requireLogin, callAsShopper }: AddToCartPorts): AddToCart {
  return async (product, shown) => {
    const session = requireLogin({ productKey: product.key, list: 'cart' });
    if (session === undefined) return { outcome: 'login-required' };
    if (includesKey(shown.items, product.key)) {
      navigation.goTo('/cart');
      return { outcome: 'already-in-cart' };
    }
    return shown.update({
      apply: (items) => withProduct(items, product),
      send: (confirmed) =>
        callAsShopper(session, async () => {
          const before = confirmed ?? (await cart.items(session));
          if (includesKey(before, product.key)) return { items: before };
          return {
            items: await cart.add(session, product),
            message: `${product.name} added to cart successfully!`,
          };
        }),
    });
  };
}
