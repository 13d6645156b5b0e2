import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { usePendingActionFocus } from '../session/usePendingActionFocus.ts';
import { WISHLIST } from '../wishlist/tokens.ts';

/** Whether a product is on the wishlist, a function that toggles it, and the reference for its button. */
export function useWishlistToggle(product: Product) {
  const wishlist = useShared(WISHLIST);
  const button = usePendingActionFocus(product.key, 'wishlist');
  const toggle = () => void wishlist.toggle(product);
  return { isListed: wishlist.has(product.key), toggle, button };
}
