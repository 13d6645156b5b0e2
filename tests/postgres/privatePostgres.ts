import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { postgresBinaries } from './postgresBinaries.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;
const KEEPER = fileURLToPath(new URL('keepPostgres.mjs', import.meta.url));
/** The worker threads of a test run share it. */
const folder = join(tmpdir(), `creator-row-postgres-${process.pid}`);
const binaries = postgresBinaries();

/** Whether PostgreSQL is installed. Without it the tests that need it are skipped. */
export const hasPostgres = binaries !== undefined;

/**
 * Resolves with the URL of a new, empty database. The private PostgreSQL under it starts with the first call, listens on a socket
 * in a temporary folder only, and stops when this process ends.
 */
export async function newDatabase(): Promise<string> {
  await startOnce();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(name);
}

function urlOf(database: string): string {
  return `postgres:///${database}?${new URLSearchParams({ host: folder, user: 'postgres' })}`;
}

async function startOnce(): Promise<void> {
  if (binaries === undefined) throw new Error('PostgreSQL is not installed');
  if (isFirst()) {
    const options = { detached: true, stdio: 'ignore' } as const;
    spawn(process.execPath, [KEEPER, folder, binaries, String(process.pid)], options).unref();
  }
  const end = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(join(folder, 'ready'))) {
    const failure = join(folder, 'failed');
    if (existsSync(failure)) throw new Error(`PostgreSQL did not start: ${readFileSync(failure, 'utf8')}`);
    if (Date.now() > end) throw new Error(`PostgreSQL did not start within ${START_TIMEOUT_MS} ms`);
    await wait(POLL_MS);
  }
}

/** Of all threads of the process, one creates the folder. */
function isFirst(): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
