import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Product } from '../../domain/catalogue/Product.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { ListOutcome, ShopperList } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import { type CartUpdatePorts, cartUpdate } from './cartUpdate.ts';

export type AddToCartOutcome =
  | { readonly outcome: 'login-required' }
  | { readonly outcome: 'already-in-cart' }
  | ListOutcome<CartItem>;

/** Adds a product to the cart. Navigates to the cart when it includes the product, and to the login page for a visitor. */
export type AddToCart = (product: Product, cart: ShopperList<CartItem>) => Promise<AddToCartOutcome>;

export type AddToCartPorts = CartUpdatePorts &
  Pick<StorefrontPorts, 'ids' | 'navigation'> & { readonly requireLogin: RequireLogin };

export function makeAddToCart({ ids, navigation, requireLogin, ...ports }: AddToCartPorts): AddToCart {
  return async (product, shown) => {
    const session = requireLogin({ productKey: product.key, list: 'cart' });
    if (session === undefined) return { outcome: 'login-required' };
    if (includesKey(shown.items, product.key)) {
      navigation.goTo('/cart');
      return { outcome: 'already-in-cart' };
    }
    const change = { id: ids.generate(), list: 'cart', kind: 'add', product, quantity: 1 } as const;
    return shown.update(cartUpdate(ports, session, change));
  };
}
