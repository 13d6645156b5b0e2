import { findShop } from './findShop.ts';
import { runShopCommand } from './runShopCommand.ts';
import { ShopClient } from './ShopClient.ts';
import { TerminalOutput } from './TerminalOutput.ts';

// The reader of a pipe, such as `head`, may have enough: the command goes on, and nobody reads the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const openShop = async () => new ShopClient(await findShop(process.env));
process.exitCode = await runShopCommand(process.argv.slice(2), openShop, new TerminalOutput());
