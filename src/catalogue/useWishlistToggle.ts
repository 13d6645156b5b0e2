import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';

/** Whether a product is on the wishlist, and the way to change that. */
export function useWishlistToggle(productKey: string) {
  const catalogue = useShared(SHARED.catalogue);
  const wishlist = useShared(SHARED.wishlist);
  const toggle = () => {
    const product = catalogue.productByKey(productKey);
    if (product !== undefined) void wishlist.toggle(product);
  };
  return { isListed: wishlist.has(productKey), toggle };
}
