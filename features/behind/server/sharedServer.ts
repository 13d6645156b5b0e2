import { MemoryProvider } from '../../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { openScenarioDatabase, type ScenarioStores, scenarioTables } from './ScenarioStores.ts';
import { type Bank, type RunningServer, startServerInProcess } from './startServerInProcess.ts';

/** A server without a built storefront, and the provider in which its shoppers pay. */
export type ApiServer = RunningServer & { readonly bank: MemoryBank };

let onDatabase: Promise<ApiServer> | undefined;
let onTables: Promise<ApiServer> | undefined;

/** Starts the server on its database at the first call: with `keepsNoProducts`, which no other call of the process changes, one that keeps none in memory. */
export function sharedServer({ keepsNoProducts = false } = {}): Promise<ApiServer> {
  onDatabase ??= openScenarioDatabase().then((stores) => start(stores, keepsNoProducts ? 0 : undefined));
  return onDatabase;
}

/** Starts the server on tables in memory at the first call. */
export function sharedMemoryServer(): Promise<ApiServer> {
  onTables ??= start(scenarioTables());
  return onTables;
}

async function start(stores: ScenarioStores, mostProductsInMemory?: number): Promise<ApiServer> {
  const provider = new MemoryProvider();
  const bank = new MemoryBank(provider);
  return {
    ...(await startServerInProcess({
      ...{ stores, provider, bank },
      ...(mostProductsInMemory !== undefined && { mostProductsInMemory }),
    })),
    bank,
  };
}

/** Pays the orders of the provider in memory. */
export class MemoryBank implements Bank {
  capturesLater = false;
  readonly #provider: MemoryProvider;

  constructor(provider: MemoryProvider) {
    this.#provider = provider;
  }

  /** Returns the provider's proof. */
  pay(providerOrderId: string) {
    return this.capturesLater ? this.#provider.authorize(providerOrderId) : this.#provider.pay(providerOrderId);
  }

  capture(providerOrderId: string): void {
    this.#provider.capture(providerOrderId);
  }
}
