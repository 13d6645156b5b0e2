import { anyCommands } from './commands/commands.ts';
import { expectKept } from './expectKept.ts';

expectKept({
  subject: 'The shop',
  promise: 'keeps its promises, whatever shoppers, tabs, devices, processes, the provider and the network do',
  anyHistory: anyCommands,
  histories: 24,
  count: ({ history }) => history.orders.length,
  least: 1 / 2,
});
