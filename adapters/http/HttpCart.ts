import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import { cartResponse } from '../wire/cartCalls.ts';
import type { HttpApi } from './HttpApi.ts';
import { CART, CLEAR_CART, OrderingHttpCart } from './OrderingHttpCart.ts';

type Cart = readonly CartItem[];

/** The cart at `/api/user/cart` of a back-end that knows no orders. */
export class HttpCart extends OrderingHttpCart {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    super(api);
    this.#api = api;
  }

  /**
   * Clears the cart when it contains only the order. Otherwise decrements or removes the ordered lines one by one, because the API
   * has no call for an order.
   */
  override async removeOrdered(session: Session, ordered: Cart): Promise<Cart> {
    let cart = await this.items(session);
    const remaining = withoutOrdered(cart, ordered);
    if (remaining.length === 0) return this.#clear(session);
    for (const { key, quantity } of ordered) {
      const remains = remaining.some((line) => line.key === key);
      const isInCart = cart.some((line) => line.key === key);
      if (!remains) cart = isInCart ? await this.change(session, key, 'remove') : cart;
      else for (let count = 0; count < quantity; count += 1) cart = await this.change(session, key, 'decrement');
    }
    return cart;
  }

  async #clear(session: Session): Promise<Cart> {
    const call = {
      session,
      method: 'POST',
      path: `${CART}/${CLEAR_CART}`,
      body: {},
      responseSchema: cartResponse,
    } as const;
    return (await this.#api.call(call)).cart;
  }
}
