import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { serverUser } from '../../postgres/serverUser.mjs';
import { freePort } from './freePort.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

export const hasPgBouncer = existsSync(PROGRAM);

/** A PgBouncer that gives each transaction one of a few connections. */
export class PgBouncer {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #port: number;

  private constructor(process: ChildProcess, folder: string, port: number) {
    this.#process = process;
    this.#folder = folder;
    this.#port = port;
  }

  /** Starts it before the PostgreSQL at this URL, which is that of a socket. */
  static async start(databaseUrl: string, connections: number): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'creator-row-pgbouncer-'));
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    const { uid = 0, gid = 0 } = serverUser();
    writeFileSync(
      file,
      `[databases]
* = host=${new URL(databaseUrl).searchParams.get('host')} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
    );
    chownSync(folder, uid, gid);
    chownSync(file, uid, gid);
    const started = spawn(PROGRAM, ['-q', file], { ...serverUser(), stdio: 'ignore', cwd: folder });
    const bouncer = new PgBouncer(started, folder, port);
    for (const end = performance.now() + START_TIMEOUT_MS; !(await bouncer.#answers(databaseUrl)); await wait(POLL_MS))
      if (started.exitCode !== null || performance.now() > end) throw new Error('PgBouncer did not start');
    return bouncer;
  }

  /** The address of the database past it; with `isTold` the shop knows of the pooler. */
  urlOf(databaseUrl: string, isTold = true): string {
    const { pathname } = new URL(databaseUrl);
    return `postgres://postgres@127.0.0.1:${this.#port}${pathname}${isTold ? '?pgbouncer=true' : ''}`;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGKILL');
      await once(this.#process, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(databaseUrl: string): Promise<boolean> {
    const client = new Client({ connectionString: this.urlOf(databaseUrl, false) });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
}
