import { knowledgeOf } from './commands/accountCommands.ts';
import { anyStaffCommands } from './commands/commands.ts';
import { expectKept } from './expectKept.ts';
import { accountFaults } from './faults/accountFaults.ts';
import { expectFound } from './faults/expectFound.ts';

expectKept({
  subject: 'The accounts of the staff',
  promise: 'have each change in the log once, whatever people do and whichever process ends',
  anyHistory: anyStaffCommands,
  count: ({ shop }) => knowledgeOf(shop).sessions.length,
  least: 1,
});

expectFound(accountFaults, anyStaffCommands);
