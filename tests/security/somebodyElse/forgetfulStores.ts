import type { Stores } from '../../../core/backend/ports/Stores.ts';

/** Who calls and whose things are taken instead; undefined until both shoppers have their things. */
export type Swap = { ids?: { readonly asha: string; readonly meher: string } };

/**
 * Plants a fault in stores: `method`, such as `carts.lines`, is called for Asha when it is called for Meher, also in transactions.
 * Without a method, changes nothing. Tells `onCall` the methods that are called for Meher.
 */
export function forgetfulStores(
  stores: Stores,
  swap: Swap,
  method?: string,
  onCall?: (method: string) => void,
): Stores {
  const forget = <Ports extends object>(ports: Ports): Ports => {
    const replaced = Object.entries(ports).map(([port, store]) => [port, new Proxy(store, { get: called(port) })]);
    return Object.fromEntries(replaced);
  };
  const called = (port: string) => (target: object, name: string | symbol) => {
    const member: unknown = Reflect.get(target, name);
    if (typeof member !== 'function') return member;
    return (first: unknown, ...others: readonly unknown[]) => {
      const isMehers = swap.ids !== undefined && shopperIdIn(first) === swap.ids.meher;
      const path = `${port}.${String(name)}`;
      if (isMehers) onCall?.(path);
      return member.call(target, isMehers && path === method ? ashas(first, swap.ids?.asha) : first, ...others);
    };
  };
  const { transactions } = stores;
  return { ...forget(stores), transactions: { within: (work) => transactions.within((own) => work(forget(own))) } };
}

/** The first argument of a method says for whom it is called: an id, or a record with the id. */
function shopperIdIn(first: unknown): unknown {
  return typeof first === 'string' ? first : Object(first).shopperId;
}

function ashas(first: unknown, shopperId: string | undefined): unknown {
  return typeof first === 'string' ? shopperId : { ...Object(first), shopperId };
}
