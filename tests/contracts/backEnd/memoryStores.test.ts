import { MemoryStores } from '../../../adapters/memory/backEnd/MemoryStores.ts';
import type { BackEndStoreSubject } from './BackEndStores.ts';
import { describeStoresContract } from './storesContract.ts';

describeStoresContract('The memory', async (): Promise<BackEndStoreSubject> => {
  const stores = new MemoryStores();
  return {
    ...stores,
    reset: async () => stores.tables.clear(),
    close: async () => undefined,
    removeShopper: async (email) => {
      const shopper = await stores.shoppers.withEmail(email);
      if (shopper !== undefined) stores.tables.removeShopper(shopper.id);
    },
  };
});
