import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { CartChange } from '../../core/domain/cart/changeCart.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { CurrentToken, MemoryBackEnd } from './MemoryBackEnd.ts';
import { productOf } from './productOf.ts';

type Cart = readonly CartItem[];

/** The in-memory back-end's cart. As in the real one, adding looks for no duplicate and a quantity has no lower bound. */
export class MemoryCart implements ForKeepingCart {
  readonly #backEnd: MemoryBackEnd;
  readonly #token: CurrentToken;

  constructor(backEnd: MemoryBackEnd, token: CurrentToken) {
    this.#backEnd = backEnd;
    this.#token = token;
  }

  items(): Promise<Cart> {
    return this.#change((cart) => cart);
  }

  add(product: Product): Promise<Cart> {
    return this.#change((cart) => [...cart, { ...productOf(product), quantity: 1, ...this.#backEnd.stamps() }]);
  }

  change(productKey: string, change: CartChange): Promise<Cart> {
    return this.#change((cart) => {
      if (change === 'remove') {
        return cart.filter(({ key }) => key !== productKey);
      }
      const changed = cart.findIndex(({ key }) => key === productKey);
      const step = change === 'increment' ? 1 : -1;
      return cart.map((item, index) => (index === changed ? this.#withQuantity(item, item.quantity + step) : item));
    });
  }

  clear(): Promise<Cart> {
    return this.#change(() => []);
  }

  #withQuantity(item: CartItem, quantity: number): CartItem {
    return { ...item, quantity, updatedAt: this.#backEnd.stamps().updatedAt };
  }

  #change(next: (cart: Cart) => Cart): Promise<Cart> {
    const token = this.#token();
    return this.#backEnd.perform('cart', () => {
      const shopper = this.#backEnd.shopperOf(token);
      const cart = [...next(shopper.cart)];
      this.#backEnd.register({ ...shopper, cart });
      return cart;
    });
  }
}
