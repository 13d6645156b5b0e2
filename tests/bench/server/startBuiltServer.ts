import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../../../adapters/sql/connection/openDatabase.ts';
import { receivePieces } from './receivePieces.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

/**
 * Starts the compiled server with simulated payments, whose products are not sold out, on a new data folder and a free port. It takes the address of a client from
 * `X-Forwarded-For`.
 */
export async function startBuiltServer(databaseUrl?: string): Promise<RunningProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'creator-row-bench-'));
  const server = await startServerOn({ databaseUrl, dataDir });
  await receivePieces(server.address);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the same server on data that there may be already. */
export function startServerOn(
  { databaseUrl, dataDir }: DatabasePlace,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  return startProcess(['dist-simulated/main.js'], {
    ...environment,
    ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1', PAYMENTS: 'simulated' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
}
