import { samplesResponse, setupResponse } from '../../../adapters/wire/admin/setupCalls.ts';
import type { CommandEntry } from '../ShopCommand.ts';

/** The commands about the shop itself. */
export const setupCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'sample-shopper remove', values: [0, 0] },
    usage: '  delete the sample shopper with her orders, and disable the sample owner',
    run: async (_, { shop, out }) => {
      const { shopper, owner } = await shop.call('DELETE /samples', samplesResponse);
      out.print(shopper ? 'The sample shopper and her orders are removed' : 'There is no sample shopper');
      if (owner) out.print('The account of the sample owner is disabled');
      return 0;
    },
  },
  {
    ...{ words: 'check', values: [0, 0] },
    usage: '  tell the configuration and what is in the database',
    run: async (_, { shop, out }) => {
      const setup = await shop.call('GET /setup', setupResponse);
      out.print(`Data folder: ${setup.dataFolder}`);
      out.print(`Database: ${setup.database}`);
      out.print(`Payments: ${setup.payments}`);
      out.print(`Products: ${setup.products}, listed ${setup.listed}`);
      for (const warning of setup.warnings) out.warn(warning);
      return 0;
    },
  },
];
