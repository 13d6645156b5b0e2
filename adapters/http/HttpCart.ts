import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { type CartChange, normalisedCart, withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import { cartResponse } from '../wire/cartCalls.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { entryPath } from './entryPath.ts';
import type { HttpApi } from './HttpApi.ts';

type Cart = readonly CartItem[];

const CART = '/user/cart';
const CLEAR_CART = 'clearCart';

/** The cart at `/api/user/cart`. */
export class HttpCart implements ForKeepingCart {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<Cart> {
    return this.#call(session, 'GET', CART);
  }

  add(session: Session, product: Product): Promise<Cart> {
    return this.#call(session, 'POST', CART, { product: toWireProduct(product) });
  }

  change(session: Session, productKey: string, change: CartChange): Promise<Cart> {
    const path = entryPath(CART, productKey, [CLEAR_CART]);
    if (path === undefined) return this.items(session);
    if (change === 'remove') return this.#call(session, 'DELETE', path);
    return this.#call(session, 'POST', path, { action: { type: change } });
  }

  /**
   * Clears the cart when it contains only the order. Otherwise decrements or removes the ordered lines one by one, because the API
   * has no call for an order.
   */
  async removeOrdered(session: Session, ordered: Cart): Promise<Cart> {
    let cart = await this.items(session);
    const remaining = withoutOrdered(cart, ordered);
    if (remaining.length === 0) return this.#call(session, 'POST', `${CART}/${CLEAR_CART}`, {});
    for (const { key, quantity } of ordered) {
      const remains = remaining.some((line) => line.key === key);
      const isInCart = cart.some((line) => line.key === key);
      if (!remains) cart = isInCart ? await this.change(session, key, 'remove') : cart;
      else for (let count = 0; count < quantity; count += 1) cart = await this.change(session, key, 'decrement');
    }
    return cart;
  }

  async #call(session: Session, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Cart> {
    const call = { session, method, path, responseSchema: cartResponse, ...(body === undefined ? {} : { body }) };
    return normalisedCart((await this.#api.call(call)).cart);
  }
}
