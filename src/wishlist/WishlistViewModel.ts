import { makeAutoObservable } from 'mobx';
import type { Product } from '../../core/catalogue/Product.ts';
import type { LoadWishlist, WishlistOutcome } from '../../core/wishlist/LoadWishlist.ts';
import type { PutBackOnWishlist } from '../../core/wishlist/PutBackOnWishlist.ts';
import type { ToggleWishlist } from '../../core/wishlist/ToggleWishlist.ts';
import type { WishlistItem } from '../../core/wishlist/WishlistItem.ts';
import { type ProductView, productView } from '../catalogue/productView.ts';
import { KeptList, type KeptListStatus } from '../shell/KeptList.ts';
import { LastRemoval, type Row } from '../shell/LastRemoval.ts';
import { type ListSurroundings, listParts } from '../shell/ListSurroundings.ts';

export type WishlistUseCases = {
  readonly loadWishlist: LoadWishlist;
  readonly toggleWishlist: ToggleWishlist;
  readonly putBackOnWishlist: PutBackOnWishlist;
};

/** The shopper's wishlist; shared by every screen that shows a heart. */
export class WishlistViewModel {
  private readonly list: KeptList<WishlistItem, WishlistOutcome>;
  private readonly lastRemoval = new LastRemoval<WishlistItem>();
  private readonly useCases: WishlistUseCases;

  constructor(useCases: WishlistUseCases, surroundings: ListSurroundings) {
    this.useCases = useCases;
    this.list = new KeptList({
      ...listParts(surroundings, 'wishlist'),
      load: useCases.loadWishlist,
      listIn: wishlistIn,
    });
    makeAutoObservable<this, 'list' | 'lastRemoval' | 'useCases'>(
      this,
      { list: false, lastRemoval: false, useCases: false },
      { autoBind: true },
    );
  }

  get items(): readonly WishlistItem[] {
    return this.lastRemoval.arranged(this.list.items);
  }

  /** The items, and the place of the one removed last while it can be put back. */
  get rows(): readonly Row<WishlistItem>[] {
    return this.lastRemoval.rows(this.items);
  }

  /** What was removed last, while it can be put back. */
  get removed(): WishlistItem | undefined {
    return this.lastRemoval.missingFrom(this.items);
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
    await this.list.load();
  }

  empty(): void {
    this.list.empty();
    this.lastRemoval.empty();
  }

  /** Puts the product on the wishlist, or takes it off; shows at once. */
  async toggle(product: Product): Promise<void> {
    this.forgetRemoval();
    const asked = this.useCases.toggleWishlist(product, this.items);
    if (asked.outcome === 'asked') await this.list.change(asked.change);
  }

  /** Takes an item off, in a way that can be undone. */
  async remove(item: WishlistItem): Promise<void> {
    const before = this.items;
    const answered = this.toggle(item);
    if (!this.has(item.key)) this.lastRemoval.note(item, before);
    await answered;
  }

  /** Puts back what was removed last, where it stood. */
  async undoRemoval(): Promise<void> {
    const removed = this.lastRemoval.takeBack();
    if (removed !== undefined) await this.list.change(this.useCases.putBackOnWishlist(removed));
  }

  /** From now on the last removal stays. */
  forgetRemoval(): void {
    this.lastRemoval.forget();
  }
}

function wishlistIn(result: WishlistOutcome): readonly WishlistItem[] | undefined {
  return result.outcome === 'kept' ? result.wishlist : undefined;
}
