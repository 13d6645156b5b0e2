import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type BuiltServer = {
  /** `http://127.0.0.1:port` */
  readonly address: string;
  stop(): Promise<void>;
};

/** Starts the compiled server on a new data folder and a free port. */
export async function startBuiltServer(databaseUrl?: string): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'creator-row-bench-'));
  const server = spawn(process.execPath, ['dist-server/main.js'], {
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' },
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    return {
      address,
      async stop() {
        server.kill('SIGTERM');
        if (server.exitCode === null) await once(server, 'exit');
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The server did not start');
}
