import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';

/** Whether a product is on the wishlist, and the way to change that; a press while one is under way does nothing. */
export function useWishlistToggle(productKey: string) {
  const catalogue = useShared(SHARED.catalogue);
  const wishlist = useShared(SHARED.wishlist);
  const isBusy = wishlist.isBusy(productKey);
  const toggle = () => {
    const product = catalogue.productByKey(productKey);
    if (product !== undefined && !isBusy) void wishlist.toggle(product);
  };
  return { isListed: wishlist.has(productKey), isBusy, toggle };
}
