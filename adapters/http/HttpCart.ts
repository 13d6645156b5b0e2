import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { type CartChange, withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { CART, CLEAR_CART, OrderingHttpCart } from './OrderingHttpCart.ts';

type Cart = readonly CartItem[];

/** The cart at `/api/user/cart` of a back-end that knows neither orders nor idempotency keys, and adds one piece at a time. */
export class HttpCart extends OrderingHttpCart {
  #latest: Cart = [];
  /** The quantity of a line before its change, by idempotency key. */
  readonly #quantities = new Map<string, number | undefined>();

  /**
   * Adds one piece, then increments one by one. A repeated call completes an earlier one that failed partway. Stops when another
   * device removes the line.
   */
  override async add(session: Session, product: Product, quantity = 1): Promise<Cart> {
    const quantityIn = (cart: Cart) => cart.find(({ key }) => key === product.key)?.quantity ?? 0;
    let cart = quantity > 1 ? await this.items(session) : [];
    if (quantityIn(cart) === 0) cart = await super.add(session, product);
    while (quantityIn(cart) > 0 && quantityIn(cart) < quantity) {
      cart = await this.change(session, product.key, 'increment');
    }
    return cart;
  }

  /** Sends a repeated change only when the quantity is still that before the change. */
  override async change(session: Session, productKey: string, change: CartChange, idempotencyKey = ''): Promise<Cart> {
    const isRepeated = this.#quantities.has(idempotencyKey);
    const cart = isRepeated ? await this.items(session) : this.#latest;
    const quantity = cart.find(({ key }) => key === productKey)?.quantity;
    if (isRepeated && quantity !== this.#quantities.get(idempotencyKey)) return cart;
    if (idempotencyKey !== '') this.#quantities.set(idempotencyKey, quantity);
    return super.change(session, productKey, change);
  }

  /**
   * Clears the cart when it contains only the order. Otherwise decrements or removes the ordered lines one by one, because the API
   * has no call for an order.
   */
  override async removeOrdered(session: Session, ordered: Cart): Promise<Cart> {
    let cart = await this.items(session);
    const remaining = withoutOrdered(cart, ordered);
    if (remaining.length === 0) return this.call({ session, method: 'POST', path: `${CART}/${CLEAR_CART}`, body: {} });
    for (const { key, quantity } of ordered) {
      const remains = remaining.some((line) => line.key === key);
      const isInCart = cart.some((line) => line.key === key);
      if (!remains) cart = isInCart ? await this.change(session, key, 'remove') : cart;
      else for (let count = 0; count < quantity; count += 1) cart = await this.change(session, key, 'decrement');
    }
    return cart;
  }

  protected override async call(...parameters: Parameters<OrderingHttpCart['call']>): Promise<Cart> {
    this.#latest = await super.call(...parameters);
    return this.#latest;
  }
}
