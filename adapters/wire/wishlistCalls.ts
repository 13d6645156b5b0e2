import * as v from 'valibot';
import { wireWishlistItem } from './wireWishlistItem.ts';

/** The response of every call under /user/wishlist: the whole wishlist. */
export const wishlistResponse = v.object({ wishlist: v.array(wireWishlistItem) });
