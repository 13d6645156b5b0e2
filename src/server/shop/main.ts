import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { StructuredLog } from '../../../adapters/fastify/StructuredLog.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { makeStaffUseCases } from '../../../core/backend/BackEnd.ts';
import { readConfiguration, type ServerConfiguration } from '../configuration.ts';
import { openStores } from '../openStores.ts';
import { NoCommandServer, runInServer } from './runInServer.ts';
import { runShopCommand } from './runShopCommand.ts';
import { TerminalOutput } from './TerminalOutput.ts';

const out = new TerminalOutput();
// The reader of a pipe, such as `head`, may have enough: the command goes on, and nobody reads the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const configuration = readConfiguration(process.env, 'command');
if ('faults' in configuration) {
  out.warn(['The configuration is not valid:', ...configuration.faults].join('\n  '));
  process.exitCode = 1;
} else {
  process.exitCode = await run(process.argv.slice(2), configuration).catch((error: unknown) => {
    out.warn(error instanceof Error ? error.message : String(error));
    return 1;
  });
}

/** Runs a command in the process of the server that has the data folder; here when there is none, and beside PostgreSQL. */
async function run(argv: readonly string[], configuration: ServerConfiguration): Promise<number> {
  try {
    if (configuration.databaseUrl === undefined) return await runInServer(argv, configuration.dataDir, out);
  } catch (error) {
    if (!(error instanceof NoCommandServer)) throw error;
  }
  const { stores, close } = await openStores(configuration, new StructuredLog('warn'));
  const backEnd = makeStaffUseCases({ ...stores, clock: new SystemClock(), ids: new RandomIds() });
  return await runShopCommand(argv, { backEnd, stores, configuration, out }).finally(close);
}
