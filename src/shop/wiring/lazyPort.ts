import { loadOnce } from '../../shared/chunks/loadOnce.ts';

type Methods = { readonly [name: string]: ((...given: readonly unknown[]) => unknown) | undefined };

/**
 * Returns a port whose adapter `load` loads at the first call of one of its methods. Until it is loaded, every method returns a
 * promise. `flags` are what is known of the adapter before. A call whose adapter cannot be loaded has the answer of `instead`, or
 * rejects without it; the next call loads it again.
 */
export function lazyPort<Port extends object>(
  load: () => Promise<Port>,
  flags: Partial<Port> = {},
  instead?: Port,
): Port {
  let loaded: Port | undefined;
  const adapter = loadOnce(load);
  const keep = (port: Port) => {
    loaded = port;
    return port;
  };
  const fail = (error: unknown) => {
    if (instead === undefined) throw error;
    return instead;
  };
  const lazily =
    (name: string) =>
    (...given: readonly unknown[]) => {
      const call = (port: Port) => (port as Methods)[name]?.(...given);
      return loaded === undefined ? adapter().then(keep, fail).then(call) : call(loaded);
    };
  return new Proxy(flags as Port, {
    get: (known, name) => {
      // With a method `then`, a port would count as a promise.
      const isMethod = typeof name === 'string' && name !== 'then' && !(name in known);
      return isMethod ? lazily(name) : Reflect.get(known, name);
    },
  });
}
