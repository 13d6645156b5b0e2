import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { CartChange } from '../../core/domain/cart/changeCart.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import { makeAddToCart } from '../../core/storefront/cart/AddToCart.ts';
import { makeChangeQuantity } from '../../core/storefront/cart/ChangeQuantity.ts';
import { makeRemoveFromCart } from '../../core/storefront/cart/RemoveFromCart.ts';
import { makeRecordOrder } from '../../core/storefront/checkout/RecordOrder.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import { aCartItem, aWishlistItem } from '../../core/storefront/testing/samples.ts';
import { makeToggleWishlist } from '../../core/storefront/wishlist/ToggleWishlist.ts';

/** Whether calls get through, and whether the shopper is logged in. */
export type Conditions = { isReachable: boolean; isLoggedIn: boolean };

/** The use cases of cart and wishlist over a small back-end that keeps state and, like the real one, checks nothing. */
export function makeStatefulShop(conditions: Conditions) {
  const kept = { cart: keptList<CartItem>(conditions), wishlist: keptList<WishlistItem>(conditions) };
  const cart = cartPort(kept.cart);
  const visited: string[] = [];
  const toasts: string[] = [];
  const notifications = { success: (text: string) => toasts.push(text), error: (text: string) => toasts.push(text) };
  const goTo = (path: string) => visited.push(path);
  const navigation = { here: () => '/', goTo, replaceWith: goTo };
  const requireLogin = () => (conditions.isLoggedIn ? 'logged-in' : 'asked');
  const reportFailure = () => ({ outcome: 'failed' }) as const;
  return {
    kept,
    visited,
    toasts,
    addToCart: makeAddToCart({ cart, notifications, navigation, requireLogin, reportFailure }),
    changeQuantity: makeChangeQuantity({ cart, notifications, reportFailure }),
    removeFromCart: makeRemoveFromCart({ cart, notifications, reportFailure }),
    toggleWishlist: makeToggleWishlist({
      wishlist: wishlistPort(kept.wishlist),
      notifications,
      requireLogin,
      reportFailure,
    }),
    recordOrder: makeRecordOrder({
      cart,
      navigation,
      reportFailure,
      orders: { ordersOf: () => [], remember: () => undefined },
      clock: { now: () => 0, after: () => () => undefined },
    }),
  };
}

type OptimisticList<Item> = {
  items: readonly Item[];
  readonly keep: (next: readonly Item[]) => Promise<readonly Item[]>;
};

function keptList<Item>(conditions: Conditions): OptimisticList<Item> {
  const list: OptimisticList<Item> = {
    items: [],
    async keep(next) {
      if (!conditions.isReachable) throw new Error('no connection');
      list.items = next;
      return next;
    },
  };
  return list;
}

function cartPort(list: OptimisticList<CartItem>): ForKeepingCart {
  return {
    items: () => list.keep(list.items),
    add: (product) => list.keep([...list.items, aCartItem({ ...product, quantity: 1 })]),
    change: (key, change) =>
      list.keep(list.items.flatMap((item) => (item.key === key ? changedLine(item, change) : [item]))),
    clear: () => list.keep([]),
  };
}

function changedLine(item: CartItem, change: CartChange): readonly CartItem[] {
  if (change === 'remove') return [];
  return [{ ...item, quantity: item.quantity + (change === 'increment' ? 1 : -1) }];
}

function wishlistPort(list: OptimisticList<WishlistItem>): ForKeepingWishlist {
  return {
    items: () => list.keep(list.items),
    add: (product: Product) => list.keep([...list.items, aWishlistItem(product)]),
    remove: (key) => list.keep(list.items.filter((item) => item.key !== key)),
  };
}
