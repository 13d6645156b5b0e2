/** Returns a port whose adapter `load` loads at the first call of a method. Until it is loaded, every method returns a promise. */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port {
  let loaded: Port | undefined;
  const call = (adapter: Port, name: string, parameters: readonly unknown[]) =>
    (Reflect.get(adapter, name) as (...given: readonly unknown[]) => unknown).apply(adapter, parameters as unknown[]);
  return new Proxy({} as Port, {
    get: (_, name) => {
      // The container asks whether the port is a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return (...parameters: unknown[]) => {
        if (loaded !== undefined) return call(loaded, name, parameters);
        return load().then((adapter) => {
          loaded ??= adapter;
          return call(loaded, name, parameters);
        });
      };
    },
  });
}
