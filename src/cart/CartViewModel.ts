import { makeAutoObservable } from 'mobx';
import type { AddToCart } from '../../core/cart/AddToCart.ts';
import type { CartItem } from '../../core/cart/CartItem.ts';
import type { ChangeQuantity } from '../../core/cart/ChangeQuantity.ts';
import { totalQuantity } from '../../core/cart/cartTotals.ts';
import type { CartOutcome, LoadCart } from '../../core/cart/LoadCart.ts';
import type { PutBackInCart } from '../../core/cart/PutBackInCart.ts';
import type { RemoveFromCart } from '../../core/cart/RemoveFromCart.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import type { ListChange } from '../../core/lists/ListChange.ts';
import { KeptList, type KeptListStatus, type ListIn } from '../shell/KeptList.ts';
import { LastRemoval, type Row } from '../shell/LastRemoval.ts';
import { type ListSurroundings, listParts } from '../shell/ListSurroundings.ts';
import { type CartLineView, cartLineView } from './cartLineView.ts';

export type CartUseCases = {
  readonly loadCart: LoadCart;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeFromCart: RemoveFromCart;
  readonly putBackInCart: PutBackInCart;
};

/** The shopper's cart; shared by every screen that shows or fills it. What she asks for shows at once. */
export class CartViewModel {
  private readonly list: KeptList<CartItem, CartOutcome>;
  private readonly lastRemoval = new LastRemoval<CartItem>();
  private readonly useCases: CartUseCases;

  constructor(useCases: CartUseCases, surroundings: ListSurroundings) {
    this.useCases = useCases;
    this.list = new KeptList({ ...listParts(surroundings, 'cart'), load: useCases.loadCart, listIn: cartIn });
    makeAutoObservable<this, 'list' | 'lastRemoval' | 'useCases'>(
      this,
      { list: false, lastRemoval: false, useCases: false },
      { autoBind: true },
    );
  }

  get items(): readonly CartItem[] {
    return this.lastRemoval.arranged(this.list.items);
  }

  /** The items, and the place of the one removed last while it can be put back. */
  get rows(): readonly Row<CartItem>[] {
    return this.lastRemoval.rows(this.items);
  }

  /** What was removed last, while it can be put back. */
  get removed(): CartItem | undefined {
    return this.lastRemoval.missingFrom(this.items);
  }

  get status(): KeptListStatus {
    return this.list.status;
  }

  /** Whether the cart is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  get lines(): readonly CartLineView[] {
    return this.items.map(cartLineView);
  }

  /** How many pieces the cart holds; the badge in the navbar. */
  get count(): number {
    return totalQuantity(this.items);
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

  /** Adds the product, or goes to the cart when it is there. */
  async add(product: Product): Promise<void> {
    this.forgetRemoval();
    const asked = this.useCases.addToCart(product, this.items);
    if (asked.outcome === 'asked') await this.list.change(asked.change);
  }

  /** Adds the product, or one more of it when it is in the cart. */
  async addOneMore(product: Product): Promise<void> {
    await (this.has(product.key) ? this.increment(product.key) : this.add(product));
  }

  async increment(productKey: string): Promise<void> {
    await this.changeLine(productKey, (item) => this.useCases.changeQuantity(item, 'increment'));
  }

  async decrement(productKey: string): Promise<void> {
    await this.changeLine(productKey, (item) => this.useCases.changeQuantity(item, 'decrement'));
  }

  async remove(productKey: string): Promise<void> {
    await this.changeLine(productKey, (item) => this.useCases.removeFromCart(item));
  }

  /** Puts back what was removed last, where it stood. */
  async undoRemoval(): Promise<void> {
    const removed = this.lastRemoval.takeBack();
    if (removed !== undefined) await this.list.change(this.useCases.putBackInCart(removed));
  }

  /** From now on the last removal stays. */
  forgetRemoval(): void {
    this.lastRemoval.forget();
  }

  /** Takes over the cart that a call made elsewhere brought along. */
  async follow<Outcome>(call: () => Promise<Outcome>, cartIn: ListIn<Outcome, CartItem>): Promise<Outcome> {
    return this.list.follow(call, cartIn);
  }

  private async changeLine(productKey: string, changeOf: (shown: CartItem) => CartListChange): Promise<void> {
    const before = this.items;
    const shown = before.find(({ key }) => key === productKey);
    if (shown === undefined) return;
    this.forgetRemoval();
    const answered = this.list.change(changeOf(shown));
    if (!this.has(productKey)) this.lastRemoval.note(shown, before);
    await answered;
  }
}

type CartListChange = ListChange<CartItem, CartOutcome>;

function cartIn(result: CartOutcome): readonly CartItem[] | undefined {
  return result.outcome === 'kept' ? result.cart : undefined;
}
