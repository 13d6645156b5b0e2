import { actionBound, computed, makeObservable } from 'mobx';
import type { AddToCart } from '../../core/cart/AddToCart.ts';
import type { CartItem } from '../../core/cart/CartItem.ts';
import type { ChangeQuantity } from '../../core/cart/ChangeQuantity.ts';
import { totalQuantity } from '../../core/cart/cartTotals.ts';
import type { CartOutcome, LoadCart } from '../../core/cart/LoadCart.ts';
import type { PutBackInCart } from '../../core/cart/PutBackInCart.ts';
import type { RemoveFromCart } from '../../core/cart/RemoveFromCart.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import type { ListChange } from '../../core/lists/ListChange.ts';
import type { ListIn } from '../shell/KeptList.ts';
import { type ListSurroundings, listParts } from '../shell/ListSurroundings.ts';
import { UndoableList } from '../shell/UndoableList.ts';
import { type CartLineView, cartLineView } from './cartLineView.ts';

export type CartUseCases = {
  readonly loadCart: LoadCart;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeFromCart: RemoveFromCart;
  readonly putBackInCart: PutBackInCart;
};

/** The shopper's cart; shared by every screen that shows or fills it. What she asks for shows at once. */
export class CartViewModel extends UndoableList<CartItem, CartOutcome> {
  private readonly useCases: CartUseCases;

  constructor(useCases: CartUseCases, surroundings: ListSurroundings) {
    super({ ...listParts(surroundings, 'cart'), load: useCases.loadCart, listIn: cartIn }, useCases.putBackInCart);
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

type CartListChange = ListChange<CartItem, CartOutcome>;

function cartIn(result: CartOutcome): readonly CartItem[] | undefined {
  return result.outcome === 'kept' ? result.cart : undefined;
}
