import { actionBound, computed, makeObservable } from 'mobx';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { LoadWishlist, WishlistOutcome } from '../../core/storefront/wishlist/LoadWishlist.ts';
import type { ToggleWishlist } from '../../core/storefront/wishlist/ToggleWishlist.ts';
import type { UndoRemoveFromWishlist } from '../../core/storefront/wishlist/UndoRemoveFromWishlist.ts';
import { type ProductView, productView } from '../catalogue/productView.ts';
import { type ListSurroundings, listParts } from '../lists/ListSurroundings.ts';
import { UndoableList } from '../lists/UndoableList.ts';

export type WishlistUseCases = {
  readonly loadWishlist: LoadWishlist;
  readonly toggleWishlist: ToggleWishlist;
  readonly undoRemoveFromWishlist: UndoRemoveFromWishlist;
};

/** The shopper's wishlist; shared by every screen that shows a heart. */
export class WishlistViewModel extends UndoableList<WishlistItem, WishlistOutcome> {
  private readonly toggleWishlist: ToggleWishlist;

  constructor(
    { loadWishlist, toggleWishlist, undoRemoveFromWishlist }: WishlistUseCases,
    surroundings: ListSurroundings,
  ) {
    super({ ...listParts(surroundings, 'wishlist'), load: loadWishlist, listIn: wishlistIn }, undoRemoveFromWishlist);
    this.toggleWishlist = toggleWishlist;
    makeObservable(this, { cards: computed, toggle: actionBound, remove: actionBound });
  }

  get cards(): readonly ProductView[] {
    return this.items.map(productView);
  }

  /** The badge in the navbar. */
  get count(): number {
    return this.items.length;
  }

  /** Puts the product on the wishlist, or takes it off; shows at once. */
  async toggle(product: Product): Promise<void> {
    this.forgetRemoval();
    const asked = this.toggleWishlist(product, this.items);
    if (asked.outcome === 'asked') await this.list.change(asked.change);
  }

  /** Takes an item off, in a way that can be undone. */
  async remove(item: WishlistItem): Promise<void> {
    const asked = this.toggleWishlist(item, this.items);
    if (asked.outcome === 'asked') await this.changeItem(item, asked.change);
  }
}

function wishlistIn(result: WishlistOutcome): readonly WishlistItem[] | undefined {
  return result.outcome === 'kept' ? result.wishlist : undefined;
}
