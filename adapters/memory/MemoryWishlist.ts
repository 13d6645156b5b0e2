import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { pickProductFields } from './pickProductFields.ts';

type Wishlist = readonly WishlistItem[];

/** The in-memory back-end's wishlist. Like the mock back-end, it does not check for duplicates. */
export class MemoryWishlist implements ForKeepingWishlist {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  items(session: Session): Promise<Wishlist> {
    return this.#change(session, (wishlist) => wishlist);
  }

  add(session: Session, product: Product): Promise<Wishlist> {
    return this.#change(session, (wishlist) => [
      ...wishlist,
      { ...pickProductFields(product), ...this.#backEnd.timestamps() },
    ]);
  }

  remove(session: Session, productKey: string): Promise<Wishlist> {
    return this.#change(session, (wishlist) => wishlist.filter(({ key }) => key !== productKey));
  }

  #change(session: Session, next: (wishlist: Wishlist) => Wishlist): Promise<Wishlist> {
    return this.#backEnd.perform('wishlist', () => {
      const shopper = this.#backEnd.shopperOf(session);
      const wishlist = [...next(shopper.wishlist)];
      this.#backEnd.register({ ...shopper, wishlist });
      return wishlist;
    });
  }
}
