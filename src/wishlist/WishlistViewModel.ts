import { makeAutoObservable } from 'mobx';
import type { Product } from '../../core/catalogue/Product.ts';
import type { LoadWishlist, WishlistOutcome } from '../../core/wishlist/LoadWishlist.ts';
import type { ToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import type { WishlistItem } from '../../core/wishlist/WishlistItem.ts';
import { type ProductView, productView } from '../catalogue/productView.ts';
import type { Activity } from '../shell/Activity.ts';
import { KeptList, type KeptListStatus } from '../shell/KeptList.ts';

export type WishlistUseCases = {
  readonly loadWishlist: LoadWishlist;
  readonly toggleWishlist: ToggleWishlist;
};

/** The shopper's wishlist; shared by every screen that shows a heart. */
export class WishlistViewModel {
  private readonly list: KeptList<WishlistItem, WishlistOutcome>;
  private readonly useCases: WishlistUseCases;

  constructor(useCases: WishlistUseCases, activity: Activity) {
    this.useCases = useCases;
    this.list = new KeptList(wishlistIn, activity);
    makeAutoObservable<this, 'list' | 'useCases'>(this, { list: false, useCases: false }, { autoBind: true });
  }

  get items(): readonly WishlistItem[] {
    return this.list.items;
  }

  get status(): KeptListStatus {
    return this.list.status;
  }

  /** Whether the wishlist is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  get cards(): readonly ProductView[] {
    return this.items.map(productView);
  }

  /** The badge in the navbar. */
  get count(): number {
    return this.items.length;
  }

  has(productKey: string): boolean {
    return this.items.some((item) => item.key === productKey);
  }

  async load(): Promise<void> {
    await this.list.load(this.useCases.loadWishlist);
  }

  empty(): void {
    this.list.empty();
  }

  /** Puts the product on the wishlist, or takes it off; shows at once. */
  async toggle(product: Product): Promise<void> {
    const asked = this.useCases.toggleWishlist(product, this.items);
    if (asked.outcome === 'asked') await this.list.change(asked.change);
  }
}

function wishlistIn(result: WishlistOutcome): readonly WishlistItem[] | undefined {
  return result.outcome === 'kept' ? result.wishlist : undefined;
}
