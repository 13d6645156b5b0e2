import type { Database } from '../../../../adapters/sql/connection/Database.ts';
import type { BackEndPorts } from '../../../../core/backend/ports/BackEndPorts.ts';
import type { ForTransacting, TransactionStores } from '../../../../core/backend/ports/ForTransacting.ts';
import type { PlantedFault } from '../ShopUnderTest.ts';
import { override } from './override.ts';

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

type ReplaceStore<Name extends keyof TransactionStores> = (
  store: TransactionStores[Name],
) => Partial<TransactionStores[Name]>;

/** Returns transactions in which methods of one store are replaced. */
export function faultyTransactions<Name extends keyof TransactionStores>(
  transactions: ForTransacting,
  name: Name,
  replace: ReplaceStore<Name>,
): ForTransacting {
  return {
    within: (work) =>
      transactions.within((stores) => work({ ...stores, [name]: override(stores[name], replace(stores[name])) })),
  };
}

/** Returns the fault that replaces methods of one store in transactions only. */
export function inTransactions<Name extends keyof TransactionStores>(
  name: Name,
  replace: ReplaceStore<Name>,
): PlantedFault {
  return {
    change: (ports) => ({ ...ports, transactions: faultyTransactions(ports.transactions, name, replace) }),
  };
}
