import { pickProductFields } from '../../core/domain/catalogue/Product.ts';
import { insertBefore } from '../../core/domain/lists/insertBefore.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/account/ForKeepingWishlist.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's wishlist. Like the mock back-end, it does not check for duplicates. */
export function memoryWishlist(backEnd: MemoryBackEnd): ForKeepingWishlist {
  return {
    items: (session) => backEnd.change(session, 'wishlist', (wishlist) => wishlist),
    add: (session, product, before) =>
      backEnd.change(session, 'wishlist', (wishlist) =>
        insertBefore(wishlist, { ...pickProductFields(product), ...backEnd.timestamps() }, before),
      ),
    remove: (session, productKey) =>
      backEnd.change(session, 'wishlist', (wishlist) => wishlist.filter(({ key }) => key !== productKey)),
  };
}
