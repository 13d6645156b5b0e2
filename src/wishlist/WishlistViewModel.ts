import { makeAutoObservable } from 'mobx';
import type { Product } from '../../core/catalogue/Product.ts';
import type { LoadWishlist } from '../../core/wishlist/LoadWishlist.ts';
import type { ToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import type { WishlistItem } from '../../core/wishlist/WishlistItem.ts';
import { type ProductView, productView } from '../catalogue/productView.ts';
import type { Activity } from '../shell/Activity.ts';
import { KeptList, type KeptListStatus } from '../shell/KeptList.ts';
import { SerialWork } from '../shell/SerialWork.ts';

export type WishlistUseCases = {
  readonly loadWishlist: LoadWishlist;
  readonly toggleWishlist: ToggleWishlist;
};

/** The shopper's wishlist; shared by every screen that shows a heart. */
export class WishlistViewModel {
  private readonly list: KeptList<WishlistItem>;
  private readonly work = new SerialWork();
  private readonly useCases: WishlistUseCases;

  constructor(useCases: WishlistUseCases, activity: Activity) {
    this.useCases = useCases;
    this.list = new KeptList(activity);
    makeAutoObservable<this, 'list' | 'work' | 'useCases'>(
      this,
      { list: false, work: false, useCases: false },
      { autoBind: true },
    );
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

  isBusy(productKey: string): boolean {
    return this.work.isBusy(productKey);
  }

  async load(): Promise<void> {
    await this.list.load(this.useCases.loadWishlist, wishlistIn);
  }

  empty(): void {
    this.list.empty();
  }

  async toggle(product: Product): Promise<void> {
    await this.work.run(product.key, () =>
      this.list.follow(() => this.useCases.toggleWishlist(product, this.items), wishlistIn),
    );
  }
}

function wishlistIn(result: { readonly outcome: string; readonly wishlist?: readonly WishlistItem[] }) {
  return result.wishlist;
}
