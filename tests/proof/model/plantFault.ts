import type { Database } from '../../../adapters/sql/Database.ts';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import type { TransactionStores } from '../../../core/backend/ports/ForTransacting.ts';
import type { PlantedFault } from './ShopUnderTest.ts';

type Replace<Ports, Name extends keyof Ports> = (port: Ports[Name], database: Database) => Partial<Ports[Name]>;

/** Returns the fault that replaces methods of one port of the back-end, also in transactions. */
export function inPort<Name extends keyof BackEndPorts>(
  name: Name,
  replace: Replace<BackEndPorts, Name>,
): PlantedFault {
  const change = <Ports extends object>(ports: Ports, database: Database): Ports => {
    const port = (ports as Partial<BackEndPorts>)[name];
    return port === undefined ? ports : { ...ports, [name]: override(port, replace(port, database)) };
  };
  return {
    change: (ports, database) => ({
      ...change(ports, database),
      transactions: { within: (work) => ports.transactions.within((stores) => work(change(stores, database))) },
    }),
  };
}

/** Returns the fault that replaces methods of one store in transactions only. */
export function inTransactions<Name extends keyof TransactionStores>(
  name: Name,
  replace: (store: TransactionStores[Name]) => Partial<TransactionStores[Name]>,
): PlantedFault {
  return {
    change: (ports) => ({
      ...ports,
      transactions: {
        within: (work) =>
          ports.transactions.within((stores) =>
            work({ ...stores, [name]: override(stores[name], replace(stores[name])) }),
          ),
      },
    }),
  };
}

/** Returns the object with some of its methods replaced. */
export function override<Port extends object>(port: Port, methods: Partial<Port>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const replaced: unknown = Reflect.get(methods, name);
      if (replaced !== undefined) return replaced;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
