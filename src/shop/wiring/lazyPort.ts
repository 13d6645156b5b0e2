import { loadOnce } from '../../shared/chunks/loadOnce.ts';

/** The names of a port's methods; the compiler demands all of them. A flag is no method. */
export type Methods<Port> = { readonly [Name in keyof Port as Port[Name] extends boolean ? never : Name]: true };

/**
 * Returns a port whose adapter `load` loads at the first call of one of its `methods`. Until it is loaded, every method returns a
 * promise. A call whose adapter cannot be loaded has the answer of `instead`, or rejects without it; the next call loads it again.
 */
export function lazyPort<Port extends object>(load: () => Promise<Port>, methods: Methods<Port>, instead?: Port): Port {
  let loaded: Port | undefined;
  const adapter = loadOnce(load);
  const loading = async () => {
    try {
      loaded = await adapter();
      return loaded;
    } catch (error) {
      if (instead === undefined) throw error;
      return instead;
    }
  };
  const call = (port: Port, name: keyof Port, given: readonly unknown[]) =>
    (port[name] as (...given: readonly unknown[]) => unknown).apply(port, [...given]);
  const lazily =
    (name: keyof Port) =>
    (...given: readonly unknown[]) =>
      loaded === undefined ? loading().then((port) => call(port, name, given)) : call(loaded, name, given);
  const names = Object.keys(methods) as (keyof Port)[];
  return Object.fromEntries(names.map((name) => [name, lazily(name)])) as Port;
}
