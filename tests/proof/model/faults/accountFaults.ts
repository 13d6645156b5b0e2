import type { PlantedFault } from '../ShopUnderTest.ts';
import { inPort, inTransactions } from './plantFault.ts';

/** What a careless change could break in the accounts of the staff. */
export const accountFaults: Readonly<Record<string, PlantedFault>> = {
  'a change of accounts or settings is not logged': inTransactions('activity', () => ({ add: async () => undefined })),
  'an entry tells of a change that was not made': inTransactions('activity', (activity) => ({
    add: (entry) => activity.add({ ...entry, after: { ...entry.after, name: 'Somebody else' } }),
  })),
  'signing out ends no session': inPort('staffTokens', () => ({ end: async () => true })),
  'a code is not marked as used': {
    firstHistory: 10,
    ...inTransactions('staff', (staff) => ({
      change: (id, { oneTimeCodes, ...change }) =>
        staff.change(id, {
          ...change,
          ...(oneTimeCodes !== undefined && { oneTimeCodes: oneTimeCodes && { ...oneTimeCodes, usedStep: 0 } }),
        }),
    })),
  },
};
