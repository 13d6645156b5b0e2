import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type RunningProcess = {
  /** The first URL that it printed. */
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
};

/** Starts a server with Node and resolves when it has printed its address. */
export async function startProcess(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<RunningProcess> {
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid } = server;
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address === undefined || pid === undefined) continue;
    return {
      ...{ address, pid },
      async stop() {
        server.kill('SIGTERM');
        if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      },
    };
  }
  throw new Error(`The server did not start: node ${args.join(' ')}`);
}
