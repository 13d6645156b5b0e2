import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { commandMessage } from './CommandMessage.ts';
import { commandSocket } from './commandSocket.ts';
import { withAbsolutePaths } from './runShopCommand.ts';
import type { ShopOutput } from './ShopServices.ts';

const messageSchema = v.pipe(v.string(), v.parseJson(), commandMessage);

/** No server takes commands for the data folder. */
export class NoCommandServer extends Error {
  override readonly name = 'NoCommandServer';
}

/**
 * Runs a command in the process of the server that has the data folder. Resolves with the exit code. Rejects with
 * {@link NoCommandServer} when no server answers on the folder's socket, and when the server ends before the command does.
 */
export async function runInServer(argv: readonly string[], dataDir: string, out: ShopOutput): Promise<number> {
  const socket = connect(commandSocket(dataDir));
  await once(socket, 'connect').catch((cause) => {
    throw new NoCommandServer(`No server takes commands for ${dataDir}`, { cause });
  });
  socket.write(`${JSON.stringify({ argv: withAbsolutePaths(argv) })}\n`);
  for await (const line of createInterface(socket)) {
    const [name, ...values] = v.parse(messageSchema, line);
    if (name === 'end') return Number(values[0]);
    Reflect.apply(out[name], out, values);
  }
  throw new Error('The server ended before the command did. Check what is stored, then run the command again.');
}
