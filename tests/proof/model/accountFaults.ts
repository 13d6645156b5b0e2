import { inPort, inTransactions } from './plantFault.ts';
import type { PlantedFault } from './ShopUnderTest.ts';

/** What a careless change could break in the accounts of the staff. */
export const accountFaults: Readonly<Record<string, PlantedFault>> = {
  'a change of accounts or settings is not logged': inTransactions('activity', () => ({ add: async () => undefined })),
  'an entry is written without its change': inTransactions('settings', () => ({ save: async () => undefined })),
  'the log is written outside the transaction of the change': {
    change: (ports) => ({
      ...ports,
      transactions: {
        within: async (work) => {
          const later: (() => Promise<void>)[] = [];
          const result = await ports.transactions.within((stores) =>
            work({
              ...stores,
              activity: {
                list: (page) => stores.activity.list(page),
                add: async (entry) => void later.push(() => ports.activity.add(entry)),
              },
            }),
          );
          // As on the way to another machine.
          await new Promise((resolve) => setTimeout(resolve, 5));
          for (const write of later) await write();
          return result;
        },
      },
    }),
  },
  'signing out ends no session': inPort('staffTokens', () => ({ end: async () => true })),
  'disabling an account ends no session': inTransactions('staffTokens', () => ({ endAll: async () => undefined })),
  'a code is not marked as used': inTransactions('staff', (staff) => ({
    change: (id, { oneTimeCodes, ...change }) =>
      staff.change(id, {
        ...change,
        ...(oneTimeCodes !== undefined && { oneTimeCodes: oneTimeCodes && { ...oneTimeCodes, usedStep: 0 } }),
      }),
  })),
};
