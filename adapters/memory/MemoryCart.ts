import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import {
  type CartChange,
  isPossible,
  withChange,
  withoutOrdered,
  withProduct,
} from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { pickProductFields } from './pickProductFields.ts';

type Cart = readonly CartItem[];

/** The in-memory back-end's cart. */
export class MemoryCart implements ForKeepingCart {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  items(session: Session): Promise<Cart> {
    return this.#change(session, (cart) => cart);
  }

  add(session: Session, product: Product, quantity = 1): Promise<Cart> {
    const added = { quantity, ...this.#backEnd.timestamps() };
    return this.#change(session, (cart) =>
      withProduct(cart, pickProductFields(product)).map((line) =>
        line.createdAt === '' ? { ...line, ...added } : line,
      ),
    );
  }

  change(session: Session, productKey: string, change: CartChange, idempotencyKey?: string): Promise<Cart> {
    const { updatedAt } = this.#backEnd.timestamps();
    return this.#change(session, (cart) => {
      if (idempotencyKey !== undefined && !this.#backEnd.isNew(idempotencyKey)) return cart;
      if (!isPossible(cart, productKey, change)) return cart;
      return withChange(cart, productKey, change).map((line) =>
        line.key === productKey ? { ...line, updatedAt } : line,
      );
    });
  }

  removeOrdered(session: Session, ordered: Cart): Promise<Cart> {
    return this.#change(session, (cart) => withoutOrdered(cart, ordered));
  }

  #change(session: Session, next: (cart: Cart) => Cart): Promise<Cart> {
    return this.#backEnd.perform('cart', () => {
      const shopper = this.#backEnd.shopperOf(session);
      const cart = [...next(shopper.cart)];
      this.#backEnd.register({ ...shopper, cart });
      return cart;
    });
  }
}
