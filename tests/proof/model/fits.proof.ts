import { countVotes } from './checks/checkFits.ts';
import { anyFitCommands } from './commands/commands.ts';
import { expectKept } from './expectKept.ts';
import { expectFound } from './faults/expectFound.ts';
import { fitFaults } from './faults/fitFaults.ts';

expectKept({
  subject: 'Votes on how pieces fit',
  promise:
    'are one for each delivered line, add up to what shoppers read, and are asked for once, a week after the delivery',
  anyHistory: anyFitCommands,
  count: ({ shop }) => countVotes(shop),
  least: 1 / 8,
});

expectFound(fitFaults, anyFitCommands);
