import { readReturns } from './checks/checkReturns.ts';
import { anyReturnCommands } from './commands/commands.ts';
import { expectKept } from './expectKept.ts';
import { expectFound } from './faults/expectFound.ts';
import { returnFaults } from './faults/returnFaults.ts';

expectKept({
  subject: 'Returns',
  promise: 'sell no piece twice and give no rupee back twice, whatever shoppers, staff, processes and the network do',
  anyHistory: anyReturnCommands,
  count: async ({ shop }) => (await readReturns(shop)).length,
  least: 1 / 8,
});

expectFound(returnFaults, anyReturnCommands);
