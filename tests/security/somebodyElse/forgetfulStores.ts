import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';

/** Who calls and whose things are taken instead; undefined until both shoppers have their things. */
export type Swap = { claims?: { readonly asha: TokenClaims; readonly meher: TokenClaims } };

/**
 * Plants a fault in stores: `method`, such as `carts.lines`, is called for Asha when it is called for Meher. Without a method,
 * changes nothing. Tells `onCall` the methods that are called for Meher.
 */
export function forgetfulStores(
  stores: Stores,
  swap: Swap,
  method?: string,
  onCall?: (method: string) => void,
): Stores {
  const replaced = Object.entries(stores).map(([port, store]) => {
    const get = (target: object, name: string) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (first: unknown, ...others: readonly unknown[]) => {
        const isMehers = swap.claims !== undefined && shopperIdIn(first) === swap.claims.meher.shopperId;
        if (isMehers) onCall?.(`${port}.${name}`);
        const isForgotten = isMehers && `${port}.${name}` === method;
        return member.call(target, isForgotten ? ashas(first, swap.claims?.asha) : first, ...others);
      };
    };
    return [
      port,
      typeof store === 'object' ? new Proxy(store, { get: (target, name) => get(target, String(name)) }) : store,
    ];
  });
  return Object.fromEntries(replaced);
}

/** The first argument of a method says for whom it is called: an id, the claims of a token, or a record with the id. */
function shopperIdIn(first: unknown): unknown {
  return typeof first === 'string' ? first : Object(first).shopperId;
}

function ashas(first: unknown, claims: TokenClaims | undefined): unknown {
  if (typeof first === 'string') return claims?.shopperId;
  return 'version' in Object(first) ? claims : { ...Object(first), shopperId: claims?.shopperId };
}
