import { toldReturns } from './checks/checkAlerts.ts';
import { anyAlertCommands } from './commands/commands.ts';
import { expectKept } from './expectKept.ts';
import { alertFaults } from './faults/alertFaults.ts';
import { expectFound } from './faults/expectFound.ts';

expectKept({
  subject: 'Who waits for a sold-out product',
  promise: 'gets one mail when it is back, and nobody else does, whoever buys, cancels and whichever process ends',
  anyHistory: anyAlertCommands,
  count: ({ shop }) => toldReturns(shop),
  least: 1 / 8,
});

expectFound(alertFaults, anyAlertCommands);
