import { type CartItem, MAX_QUANTITY } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/cartLines.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ShowList } from '../catalogue/ShowList.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProductsAt } from '../ports/catalogue/FindProducts.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';

export type CartCommand =
  /**
   * Without a quantity, one piece is added. The line is put before that of the product `before`, else at the end. A product that is in the
   * cart stays as it is.
   */
  | {
      readonly type: 'add';
      readonly productKey: string;
      readonly quantity?: number | undefined;
      readonly before?: string | undefined;
    }
  | { readonly type: 'remove'; readonly productKey: string }
  /** A repeated command with the same idempotency key, a UUID, changes nothing. */
  | {
      readonly type: Exclude<CartChange, 'remove'>;
      readonly productKey: string;
      readonly idempotencyKey?: string | undefined;
    }
  /** Removes every line. */
  | { readonly type: 'clear' };

/** Changes the cart of a shopper, who may add listed products only. Resolves with the whole cart. */
export type ChangeCart = (
  shopperId: string,
  command: CartCommand,
) => Promise<readonly CartItem[] | 'unknown-product' | 'cart-full' | 'not-registered'>;

export type ChangeCartPorts = Pick<BackEndPorts, 'transactions' | 'carts' | 'clock'> & {
  readonly showCart: ShowList<CartLine>;
  readonly findProductsAt: FindProductsAt;
};

export function makeChangeCart(ports: ChangeCartPorts): ChangeCart {
  const { carts, clock, showCart } = ports;
  return async (shopperId, command) => {
    const at = timestamp(clock.now());
    switch (command.type) {
      case 'add': {
        const { productKey: key, quantity = 1, before } = command;
        const refusal = await add(ports, shopperId, { key, quantity, createdAt: at, updatedAt: at }, before);
        if (refusal !== undefined) return refusal;
        break;
      }
      case 'increment':
      case 'decrement': {
        const { type, productKey: key, idempotencyKey } = command;
        const by = type === 'increment' ? 1 : -1;
        await carts.step(shopperId, { key, by, least: 1, most: MAX_QUANTITY, at, idempotencyKey });
        break;
      }
      case 'remove':
        await carts.remove(shopperId, [command.productKey]);
        break;
      case 'clear':
        await carts.remove(shopperId);
    }
    return showCart(shopperId);
  };
}

async function add(
  { transactions, carts, findProductsAt }: ChangeCartPorts,
  shopperId: string,
  line: CartLine,
  before: string | undefined,
) {
  const { catalogueVersion } = await carts.lines(shopperId);
  const product = (await findProductsAt(catalogueVersion, [line.key])).get(line.key);
  if (product === undefined) return 'unknown-product';
  return transactions.within(async (stores) => {
    const [isKnown, { lines }] = await Promise.all([stores.shoppers.lock(shopperId), stores.carts.lines(shopperId)]);
    if (!isKnown) return 'not-registered';
    if (includesKey(lines, line.key)) return undefined;
    if (lines.length >= MOST_ENTRIES.cartLines) return 'cart-full';
    await stores.carts.add(shopperId, { ...line, price: product.discountedPrice }, before);
    return undefined;
  });
}
