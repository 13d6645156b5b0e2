import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import type { CurrentToken, MemoryBackEnd } from './MemoryBackEnd.ts';
import { productOf } from './productOf.ts';

type Wishlist = readonly WishlistItem[];

/** The in-memory back-end's wishlist. As in the real one, adding looks for no duplicate. */
export class MemoryWishlist implements ForKeepingWishlist {
  readonly #backEnd: MemoryBackEnd;
  readonly #token: CurrentToken;

  constructor(backEnd: MemoryBackEnd, token: CurrentToken) {
    this.#backEnd = backEnd;
    this.#token = token;
  }

  items(): Promise<Wishlist> {
    return this.#change((wishlist) => wishlist);
  }

  add(product: Product): Promise<Wishlist> {
    return this.#change((wishlist) => [...wishlist, { ...productOf(product), ...this.#backEnd.stamps() }]);
  }

  remove(productKey: string): Promise<Wishlist> {
    return this.#change((wishlist) => wishlist.filter(({ key }) => key !== productKey));
  }

  #change(next: (wishlist: Wishlist) => Wishlist): Promise<Wishlist> {
    const token = this.#token();
    return this.#backEnd.perform('wishlist', () => {
      const shopper = this.#backEnd.shopperOf(token);
      const wishlist = [...next(shopper.wishlist)];
      this.#backEnd.register({ ...shopper, wishlist });
      return wishlist;
    });
  }
}
