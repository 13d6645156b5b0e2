import { isPossible, withChange, withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import { pickProductFields } from '../../core/domain/catalogue/Product.ts';
import { includesKey } from '../../core/domain/lists/includesKey.ts';
import { insertBefore } from '../../core/domain/lists/insertBefore.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/account/ForKeepingCart.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's cart. When it `keepsOrders`, it removes the ordered quantities itself. */
export function memoryCart(backEnd: MemoryBackEnd, { keepsOrders = false } = {}): ForKeepingCart {
  return {
    items: (session) => backEnd.change(session, 'cart', (cart) => cart),
    add: (session, product, quantity = 1, before) =>
      backEnd.change(session, 'cart', (cart) => {
        if (includesKey(cart, product.key)) return cart;
        return insertBefore(cart, { ...pickProductFields(product), quantity, ...backEnd.timestamps() }, before);
      }),
    change: (session, productKey, change, idempotencyKey) =>
      backEnd.change(session, 'cart', (cart) => {
        const { idempotencyKeys } = backEnd;
        if (idempotencyKey !== undefined && idempotencyKeys.has(idempotencyKey)) return cart;
        if (idempotencyKey !== undefined) idempotencyKeys.add(idempotencyKey);
        if (!isPossible(cart, productKey, change)) return cart;
        const { updatedAt } = backEnd.timestamps();
        return withChange(cart, productKey, change).map((line) =>
          line.key === productKey ? { ...line, updatedAt } : line,
        );
      }),
    removeOrdered: (session, ordered) =>
      backEnd.change(session, 'cart', (cart) => (keepsOrders ? cart : withoutOrdered(cart, ordered))),
  };
}
