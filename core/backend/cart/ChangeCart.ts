import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/cartLines.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForStoringCarts } from '../ports/ForStoringCarts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { ShopperRefusal } from '../ports/Refusal.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

export type CartCommand =
  /** Without a quantity, one piece is added. */
  | { readonly type: 'add'; readonly productKey: string; readonly quantity?: number | undefined }
  | { readonly type: 'remove'; readonly productKey: string }
  /** A repeated command with the same idempotency key, a UUID, changes nothing. */
  | {
      readonly type: Exclude<CartChange, 'remove'>;
      readonly productKey: string;
      readonly idempotencyKey?: string | undefined;
    }
  /** Removes every line. */
  | { readonly type: 'clear' };

/** Changes the cart of a shopper. Resolves with the whole cart. */
export type ChangeCart = (
  claims: TokenClaims,
  command: CartCommand,
) => Promise<readonly CartItem[] | ShopperRefusal | 'unknown-product'>;

export function makeChangeCart(ports: { readonly carts: ForStoringCarts; readonly clock: ForTellingTime }): ChangeCart {
  const { carts, clock } = ports;
  return async (claims, command) => {
    const at = timestamp(clock.now());
    switch (command.type) {
      case 'add':
        return carts.add(claims, command.productKey, at, command.quantity);
      case 'increment':
        return carts.step(claims, command.productKey, 1, at, command.idempotencyKey);
      case 'decrement':
        return carts.step(claims, command.productKey, -1, at, command.idempotencyKey);
      case 'remove':
        return carts.remove(claims, command.productKey);
      case 'clear':
        return carts.clear(claims);
    }
  };
}
