import { DataFolderInUse } from '../../../adapters/sql/lockDataFolder.ts';
import { makeImportProducts } from '../../../core/backend/catalogue/ImportProducts.ts';
import { readConfiguration, type ServerConfiguration } from '../configuration.ts';
import { openStores } from '../openStores.ts';
import { NoCommandServer, runInServer } from './runInServer.ts';
import { runShopCommand } from './runShopCommand.ts';
import { TerminalOutput } from './TerminalOutput.ts';

const out = new TerminalOutput();
const configuration = readConfiguration(process.env, 'command');
if ('faults' in configuration) {
  out.warn(['The configuration is not valid:', ...configuration.faults].join('\n  '));
  process.exitCode = 1;
} else {
  try {
    process.exitCode = await run(process.argv.slice(2), configuration);
  } catch (error) {
    out.warn(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Runs a command here or, when a server has the data folder, in the process of that server. */
async function run(argv: readonly string[], configuration: ServerConfiguration): Promise<number> {
  try {
    const { stores, close } = await openStores(configuration);
    const backEnd = { importProducts: makeImportProducts(stores) };
    return await runShopCommand(argv, { backEnd, stores, configuration, out }).finally(close);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return runInServer(argv, configuration.dataDir, out).catch((reason: unknown) => {
      // What has the folder is not a server that takes commands: the message about the folder names its process.
      throw reason instanceof NoCommandServer ? error : reason;
    });
  }
}
