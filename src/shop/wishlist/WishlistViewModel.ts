import { makeAutoObservable } from 'mobx';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import type { LoadList } from '../../../core/storefront/session/LoadList.ts';
import type { ChangeWishlist } from '../../../core/storefront/wishlist/ChangeWishlist.ts';
import type { ToggleWishlist } from '../../../core/storefront/wishlist/ToggleWishlist.ts';
import type { ListContext } from '../../shared/lists/ListContext.ts';
import { type ListStatus, OptimisticList } from '../../shared/lists/OptimisticList.ts';
import { RemovalUndo } from '../../shared/lists/RemovalUndo.ts';
import { type ProductView, productView } from '../catalogue/picture/productView.ts';

export type WishlistUseCases = {
  readonly loadWishlist: LoadList<WishlistItem>;
  readonly toggleWishlist: ToggleWishlist;
  readonly changeWishlist: ChangeWishlist;
};

/** The cart, which an item of the wishlist can be added to. */
export type CartOfWishlist = {
  has(productKey: string): boolean;
  addOneMore(product: Product): Promise<void>;
};

/** The shopper's wishlist; shared by every screen that shows a heart. Changes show at once. */
export class WishlistViewModel {
  readonly removals: RemovalUndo<WishlistItem>;
  private readonly list: OptimisticList<WishlistItem>;
  private readonly useCases: WishlistUseCases;
  private readonly cart: CartOfWishlist;

  constructor(useCases: WishlistUseCases, context: ListContext<WishlistItem>, cart: CartOfWishlist) {
    this.useCases = useCases;
    this.cart = cart;
    this.list = new OptimisticList(useCases.loadWishlist, context);
    this.removals = new RemovalUndo(this.list, (item, before) =>
      useCases.changeWishlist(item, 'add', this.list, before),
    );
    makeAutoObservable<this, 'list' | 'useCases' | 'cart'>(
      this,
      { list: false, removals: false, useCases: false, cart: false },
      { autoBind: true },
    );
  }

  get status(): ListStatus {
    return this.list.status;
  }

  get items(): readonly WishlistItem[] {
    return this.removals.items;
  }

  get cards(): readonly ProductView[] {
    return this.items.map(productView);
  }

  /** The badge in the header. */
  get count(): number {
    return this.items.length;
  }

  /** Whether the wishlist is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  has(key: string): boolean {
    return includesKey(this.items, key);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  reset(): void {
    this.list.reset();
    this.removals.reset();
  }

  /** Adds the product to the wishlist, or removes it. */
  async toggle(product: Product): Promise<void> {
    this.removals.forget();
    await this.useCases.toggleWishlist(product, this.list);
  }

  /** Removes an item, in a way that can be undone. */
  async remove(item: WishlistItem): Promise<void> {
    if (!this.has(item.key)) return;
    await this.removals.watch(item, () => this.useCases.changeWishlist(item, 'remove', this.list));
  }

  isInCart(key: string): boolean {
    return this.cart.has(key);
  }

  /** Adds an item to the cart, or increments its quantity. It stays on the wishlist. */
  async addToCart(item: WishlistItem): Promise<void> {
    await this.cart.addOneMore(item);
  }
}
