import { MemoryStores } from '../../adapters/memory/backEnd/MemoryStores.ts';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import { describeRefusedCalls } from './refusedCallsContract.ts';

describeRefusedCalls('the server with fakes', () => {
  const { tables, ...stores } = new MemoryStores();
  const removeShopper = (email: string) => {
    for (const { id } of [...tables.shoppers.values()].filter((shopper) => shopper.email === emailKey(email))) {
      tables.removeShopper(id);
    }
  };
  return { ...stores, removeShopper, reset: async () => tables.clear() };
});
