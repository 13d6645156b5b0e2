import { actionBound, computed, makeObservable } from 'mobx';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { totalQuantity } from '../../core/domain/cart/cartTotals.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { AddToCart } from '../../core/storefront/cart/AddToCart.ts';
import type { ChangeQuantity } from '../../core/storefront/cart/ChangeQuantity.ts';
import type { CartOutcome, LoadCart } from '../../core/storefront/cart/LoadCart.ts';
import type { RemoveFromCart } from '../../core/storefront/cart/RemoveFromCart.ts';
import type { UndoRemoveFromCart } from '../../core/storefront/cart/UndoRemoveFromCart.ts';
import type { OptimisticUpdate } from '../../core/storefront/lists/OptimisticUpdate.ts';
import { type ListSurroundings, listParts } from '../lists/ListSurroundings.ts';
import type { ListIn } from '../lists/OptimisticList.ts';
import { UndoableList } from '../lists/UndoableList.ts';
import { type CartLineView, cartLineView } from './cartLineView.ts';

export type CartUseCases = {
  readonly loadCart: LoadCart;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeFromCart: RemoveFromCart;
  readonly undoRemoveFromCart: UndoRemoveFromCart;
};

/** The shopper's cart; shared by every screen that shows or fills it. What she asks for shows at once. */
export class CartViewModel extends UndoableList<CartItem, CartOutcome> {
  private readonly useCases: CartUseCases;

  constructor(useCases: CartUseCases, surroundings: ListSurroundings) {
    super({ ...listParts(surroundings, 'cart'), load: useCases.loadCart, listIn: cartIn }, useCases.undoRemoveFromCart);
    this.useCases = useCases;
    makeObservable(this, {
      ...{ lines: computed, count: computed },
      ...{ add: actionBound, addOneMore: actionBound },
      ...{ increment: actionBound, decrement: actionBound, remove: actionBound },
    });
  }

  get lines(): readonly CartLineView[] {
    return this.items.map(cartLineView);
  }

  /** How many pieces the cart holds; the badge in the navbar. */
  get count(): number {
    return totalQuantity(this.items);
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

  /** Takes over the cart that a call made elsewhere brought along. */
  async follow<Outcome>(call: () => Promise<Outcome>, cartIn: ListIn<Outcome, CartItem>): Promise<Outcome> {
    return this.list.follow(call, cartIn);
  }

  private async changeLine(productKey: string, changeOf: (shown: CartItem) => CartListChange): Promise<void> {
    const shown = this.items.find(({ key }) => key === productKey);
    if (shown !== undefined) await this.changeItem(shown, changeOf(shown));
  }
}

type CartListChange = OptimisticUpdate<CartItem, CartOutcome>;

function cartIn(result: CartOutcome): readonly CartItem[] | undefined {
  return result.outcome === 'kept' ? result.cart : undefined;
}
