import { makeAddToCart } from '../../core/cart/AddToCart.ts';
import type { CartItem } from '../../core/cart/CartItem.ts';
import { makeChangeQuantity } from '../../core/cart/ChangeQuantity.ts';
import { makeRemoveFromCart } from '../../core/cart/RemoveFromCart.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import { makeRecordOrder } from '../../core/orders/RecordOrder.ts';
import type { CartChange, ForKeepingCart } from '../../core/ports/ForKeepingCart.ts';
import type { ForKeepingWishlist } from '../../core/ports/ForKeepingWishlist.ts';
import { aCartItem, aWishlistItem } from '../../core/testing/samples.ts';
import { makeToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import type { WishlistItem } from '../../core/wishlist/WishlistItem.ts';

/** Whether calls get through, and whether the shopper is logged in. */
export type Conditions = { isReachable: boolean; isLoggedIn: boolean };

/** The use cases of cart and wishlist over a small back-end that keeps state and, like the real one, checks nothing. */
export function makeStatefulShop(conditions: Conditions) {
  const kept = { cart: keptList<CartItem>(conditions), wishlist: keptList<WishlistItem>(conditions) };
  const cart = cartPort(kept.cart);
  const visited: string[] = [];
  const toasts: string[] = [];
  const shopper = { success: (text: string) => toasts.push(text), error: (text: string) => toasts.push(text) };
  const goTo = (path: string) => visited.push(path);
  const navigation = { here: () => '/', goTo, replaceWith: goTo };
  const askToLogIn = () => (conditions.isLoggedIn ? 'logged-in' : 'asked');
  const reportFailure = () => ({ outcome: 'failed' }) as const;
  return {
    kept,
    visited,
    toasts,
    addToCart: makeAddToCart({ cart, shopper, navigation, askToLogIn, reportFailure }),
    changeQuantity: makeChangeQuantity({ cart, shopper, reportFailure }),
    removeFromCart: makeRemoveFromCart({ cart, shopper, reportFailure }),
    toggleWishlist: makeToggleWishlist({
      wishlist: wishlistPort(kept.wishlist),
      shopper,
      askToLogIn,
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

type KeptList<Item> = { items: readonly Item[]; readonly keep: (next: readonly Item[]) => Promise<readonly Item[]> };

function keptList<Item>(conditions: Conditions): KeptList<Item> {
  const list: KeptList<Item> = {
    items: [],
    async keep(next) {
      if (!conditions.isReachable) throw new Error('no connection');
      list.items = next;
      return next;
    },
  };
  return list;
}

function cartPort(list: KeptList<CartItem>): ForKeepingCart {
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

function wishlistPort(list: KeptList<WishlistItem>): ForKeepingWishlist {
  return {
    items: () => list.keep(list.items),
    add: (product: Product) => list.keep([...list.items, aWishlistItem(product)]),
    remove: (key) => list.keep(list.items.filter((item) => item.key !== key)),
  };
}
