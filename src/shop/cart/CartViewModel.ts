import { makeAutoObservable } from 'mobx';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { CartChange } from '../../../core/domain/cart/cartLines.ts';
import { totalQuantity } from '../../../core/domain/cart/cartTotals.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { AddToCart } from '../../../core/storefront/cart/AddToCart.ts';
import type { ChangeCartLine } from '../../../core/storefront/cart/ChangeCartLine.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import type { LoadList } from '../../../core/storefront/session/LoadList.ts';
import type { ListContext } from '../../shared/lists/ListContext.ts';
import { type ListStatus, OptimisticList } from '../../shared/lists/OptimisticList.ts';
import { RemovalUndo } from '../../shared/lists/RemovalUndo.ts';
import { type CartLineView, cartLineView } from './lines/cartLineView.ts';

export type CartUseCases = {
  readonly loadCart: LoadList<CartItem>;
  readonly addToCart: AddToCart;
  readonly changeCartLine: ChangeCartLine;
};

/** The shopper's cart; shared by every screen that shows or changes it. Changes show at once. */
export class CartViewModel {
  readonly removals: RemovalUndo<CartItem>;
  private readonly list: OptimisticList<CartItem>;
  private readonly useCases: CartUseCases;

  constructor(useCases: CartUseCases, context: ListContext<CartItem>) {
    this.useCases = useCases;
    this.list = new OptimisticList(useCases.loadCart, context);
    this.removals = new RemovalUndo(this.list, (item, before) =>
      useCases.changeCartLine(item, 'add', this.list, before),
    );
    makeAutoObservable<this, 'list' | 'useCases'>(
      this,
      { list: false, removals: false, useCases: false },
      { autoBind: true },
    );
  }

  get status(): ListStatus {
    return this.list.status;
  }

  get items(): readonly CartItem[] {
    return this.removals.items;
  }

  /** The lines of the back-end's latest response; coupons and the checkout use these. */
  get confirmed(): readonly CartItem[] {
    return this.list.confirmed;
  }

  get lines(): readonly CartLineView[] {
    return this.items.map(cartLineView);
  }

  /** The total quantity; the badge in the header. */
  get count(): number {
    return totalQuantity(this.items);
  }

  /** Whether the cart is known to hold nothing. */
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

  /** Shows what a confirmed payment has left in the cart. */
  takeOver(result: ConfirmPaymentOutcome): void {
    if (result.outcome === 'placed' && 'items' in result.cart) {
      this.list.replace(result.cart.items);
    }
  }

  whenConfirmed(): Promise<readonly CartItem[] | undefined> {
    return this.list.whenConfirmed();
  }

  /** Adds the product, or goes to the cart when it is there. */
  async add(product: Product): Promise<void> {
    this.removals.forget();
    await this.useCases.addToCart(product, this.list);
  }

  /** Adds the product, or one more of it when it is in the cart. */
  async addOneMore(product: Product): Promise<void> {
    await (this.has(product.key) ? this.increment(product.key) : this.add(product));
  }

  /** Runs a command that changes the cart by more than one line. */
  async run(command: (cart: ShopperList<CartItem>) => Promise<unknown>): Promise<void> {
    this.removals.forget();
    await command(this.list);
  }

  async increment(productKey: string): Promise<void> {
    await this.change(productKey, 'increment');
  }

  async decrement(productKey: string): Promise<void> {
    await this.change(productKey, 'decrement');
  }

  async remove(productKey: string): Promise<void> {
    await this.change(productKey, 'remove');
  }

  private async change(productKey: string, change: CartChange): Promise<void> {
    const line = this.items.find(({ key }) => key === productKey);
    if (line === undefined) return;
    await this.removals.watch(line, () => this.useCases.changeCartLine(line, change, this.list));
  }
}
