import { useShared } from '../container/ShopContext.tsx';
import { usePendingActionFocus } from '../session/usePendingActionFocus.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { CATALOGUE } from './tokens.ts';

/** Whether a product is on the wishlist, a function that toggles it, and the reference for its button. */
export function useWishlistToggle(productKey: string) {
  const catalogue = useShared(CATALOGUE);
  const wishlist = useShared(WISHLIST);
  const button = usePendingActionFocus(productKey, 'wishlist');
  const toggle = () => {
    const product = catalogue.productByKey(productKey);
    if (product !== undefined) void wishlist.toggle(product);
  };
  return { isListed: wishlist.has(productKey), toggle, button };
}
