/** Returns a port whose adapter `load` loads at the first call of a method. Every method must return a promise. */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port {
  return new Proxy({} as Port, {
    get: (_, name) => {
      // The container asks whether the port is a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...parameters: unknown[]) => {
        const adapter = await load();
        return (Reflect.get(adapter, name) as (...given: unknown[]) => unknown).apply(adapter, parameters);
      };
    },
  });
}
