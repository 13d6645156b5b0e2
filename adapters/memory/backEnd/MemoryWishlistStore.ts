import type { ForStoringWishlists } from '../../../core/backend/ports/ForStoringWishlists.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import type { MemoryTables } from './MemoryTables.ts';

type Wishlist = readonly WishlistItem[];

/** The wishlists in memory. */
export class MemoryWishlistStore implements ForStoringWishlists {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  items(claims: TokenClaims): Promise<Wishlist | ShopperRefusal> {
    return this.#change(claims, (wishlist) => wishlist);
  }

  async add(
    claims: TokenClaims,
    productKey: string,
    at: Timestamp,
  ): Promise<Wishlist | ShopperRefusal | 'unknown-product'> {
    const product = this.#tables.listed(productKey);
    if (product === undefined) return this.#tables.asShopper(claims, () => 'unknown-product');
    return this.#change(claims, (wishlist) =>
      includesKey(wishlist, productKey) ? wishlist : [...wishlist, { ...product, createdAt: at, updatedAt: at }],
    );
  }

  remove(claims: TokenClaims, productKey: string): Promise<Wishlist | ShopperRefusal> {
    return this.#change(claims, (wishlist) => wishlist.filter(({ key }) => key !== productKey));
  }

  async #change(claims: TokenClaims, next: (wishlist: Wishlist) => Wishlist): Promise<Wishlist | ShopperRefusal> {
    return this.#tables.asShopper(claims, ({ id }) => {
      const wishlist = next(this.#tables.listsOf(id).wishlist);
      this.#tables.setLists(id, { wishlist });
      return wishlist.flatMap(({ key, createdAt, updatedAt }) => {
        const product = this.#tables.listed(key);
        return product === undefined ? [] : [{ ...product, createdAt, updatedAt }];
      });
    });
  }
}
