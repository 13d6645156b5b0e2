import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { CommandMessage } from './CommandMessage.ts';
import { commandSocket } from './commandSocket.ts';
import { runShopCommand } from './runShopCommand.ts';
import type { ShopServices } from './ShopServices.ts';

const OWNER_ONLY = 0o600;
/** How long a closing server waits for the commands that run. */
const COMMANDS_END_WITHIN_MS = 3_000;
const requestSchema = v.pipe(v.string(), v.parseJson(), v.object({ argv: v.array(v.string()) }));

/**
 * Runs the shopkeeper's commands in the process of the server, because one process has the embedded database. It listens on a socket
 * in the data folder that only the folder's owner may open. A request is one line of JSON, `{ argv }`; the response is a line for
 * each {@link CommandMessage}.
 */
export class CommandServer {
  readonly #services: Omit<ShopServices, 'out'>;
  readonly #server: Server;
  /** The connected clients, and whether each one's command runs. */
  readonly #clients = new Map<Socket, boolean>();

  constructor(services: Omit<ShopServices, 'out'>) {
    this.#services = services;
    this.#server = createServer((socket) => {
      this.#clients.set(socket, false);
      socket.on('error', () => undefined).on('close', () => this.#clients.delete(socket));
      // On Node 20, the interface emits the errors of the socket, too.
      const lines = createInterface(socket).on('error', () => undefined);
      lines.once('line', (line) => void this.#run(line, socket));
    });
  }

  async listen(): Promise<void> {
    const path = commandSocket(this.#services.configuration.dataDir);
    if (process.platform !== 'win32') rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(path, resolve);
    });
    if (process.platform !== 'win32') chmodSync(path, OWNER_ONLY);
  }

  /** Disconnects the clients: idle ones at once, the others when their commands have ended, after 3 s at the latest. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const [socket, isRunning] of this.#clients) if (!isRunning) socket.destroy();
    await Promise.race([closed, wait(COMMANDS_END_WITHIN_MS, undefined, { ref: false })]);
    for (const socket of this.#clients.keys()) socket.destroy();
  }

  async #run(line: string, socket: Socket): Promise<void> {
    this.#clients.set(socket, true);
    const send = (...message: CommandMessage) => socket.write(`${JSON.stringify(message)}\n`);
    const out: ShopServices['out'] = {
      print: (line) => send('print', line),
      warn: (line) => send('warn', line),
      startProgress: (title, steps) => send('startProgress', title, steps),
      advance: () => send('advance'),
      stopProgress: () => send('stopProgress'),
    };
    try {
      const { argv } = v.parse(requestSchema, line);
      send('end', await runShopCommand(argv, { ...this.#services, out }));
    } catch (error) {
      out.warn(error instanceof Error ? error.message : String(error));
      send('end', 1);
    }
    socket.end();
  }
}
