import { type ForStoringCarts, KEPT_KEYS } from '../../../core/backend/ports/ForStoringCarts.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { type CartChange, isPossible, withChange } from '../../../core/domain/cart/cartLines.ts';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

type Cart = readonly CartItem[];

/** The carts in memory. */
export class MemoryCartStore implements ForStoringCarts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  lines(claims: TokenClaims): Promise<Cart | ShopperRefusal> {
    return this.#change(claims, (cart) => cart);
  }

  async add(
    claims: TokenClaims,
    productKey: string,
    at: Timestamp,
    quantity = 1,
  ): Promise<Cart | ShopperRefusal | 'unknown-product'> {
    const product = this.#tables.listed(productKey);
    if (product === undefined) return this.#tables.asShopper(claims, () => 'unknown-product');
    return this.#change(claims, (cart) =>
      includesKey(cart, productKey) ? cart : [...cart, { ...product, quantity, createdAt: at, updatedAt: at }],
    );
  }

  step(
    claims: TokenClaims,
    productKey: string,
    step: 1 | -1,
    at: Timestamp,
    idempotencyKey?: string,
  ): Promise<Cart | ShopperRefusal> {
    const change: CartChange = step === 1 ? 'increment' : 'decrement';
    return this.#change(claims, (cart, shopperId) => {
      if (idempotencyKey !== undefined && !this.#isNew(shopperId, idempotencyKey)) return cart;
      if (!isPossible(cart, productKey, change)) return cart;
      return withChange(cart, productKey, change).map((line) =>
        line.key === productKey ? { ...line, updatedAt: at } : line,
      );
    });
  }

  remove(claims: TokenClaims, productKey: string): Promise<Cart | ShopperRefusal> {
    return this.#change(claims, (cart) => withChange(cart, productKey, 'remove'));
  }

  clear(claims: TokenClaims): Promise<Cart | ShopperRefusal> {
    return this.#change(claims, () => []);
  }

  /** Keeps the key. Returns whether it was not kept yet. */
  #isNew(shopperId: string, idempotencyKey: string): boolean {
    const { cartKeys } = this.#tables.listsOf(shopperId);
    if (cartKeys.includes(idempotencyKey)) return false;
    this.#tables.setLists(shopperId, { cartKeys: [idempotencyKey, ...cartKeys].slice(0, KEPT_KEYS) });
    return true;
  }

  async #change(claims: TokenClaims, next: (cart: Cart, shopperId: string) => Cart): Promise<Cart | ShopperRefusal> {
    return this.#tables.asShopper(claims, ({ id }) => {
      const cart = next(this.#tables.listsOf(id).cart, id);
      this.#tables.setLists(id, { cart });
      return cart.flatMap(({ key, quantity, createdAt, updatedAt }) => {
        const product = this.#tables.listed(key);
        return product === undefined ? [] : [{ ...product, quantity, createdAt, updatedAt }];
      });
    });
  }
}
