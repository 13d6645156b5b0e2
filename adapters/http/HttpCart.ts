import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { type CartChange, normalisedCart, withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { HttpApi } from './HttpApi.ts';
import { pathToEntry } from './pathToEntry.ts';
import { wireCartItem } from './wire/wireCartItem.ts';
import { toWireProduct } from './wire/wireProduct.ts';

type Cart = readonly CartItem[];

const CART = '/user/cart';
const CLEAR_CART = 'clearCart';
const answer = v.object({ cart: v.array(wireCartItem) });

/** The cart behind `/api/user/cart`. */
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
    const path = pathToEntry(CART, productKey, [CLEAR_CART]);
    if (path === undefined) return this.items(session);
    if (change === 'remove') return this.#call(session, 'DELETE', path);
    return this.#call(session, 'POST', path, { action: { type: change } });
  }

  /** The API can only clear the whole cart: what was put in besides the order stays, and the ordered pieces go one by one. */
  async removeOrdered(session: Session, ordered: Cart): Promise<Cart> {
    let cart = await this.items(session);
    const left = withoutOrdered(cart, ordered);
    if (left.length === 0) return this.#call(session, 'POST', `${CART}/${CLEAR_CART}`, {});
    for (const { key, quantity } of ordered) {
      const kept = left.find((line) => line.key === key);
      const isThere = cart.some((line) => line.key === key);
      if (kept === undefined) cart = isThere ? await this.change(session, key, 'remove') : cart;
      else for (let piece = 0; piece < quantity; piece += 1) cart = await this.change(session, key, 'decrement');
    }
    return cart;
  }

  async #call(session: Session, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Cart> {
    const call = { session, method, path, answer, ...(body === undefined ? {} : { body }) };
    return normalisedCart((await this.#api.call(call)).cart);
  }
}
