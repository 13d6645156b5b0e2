import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresBinaries } from './postgresBinaries.ts';
import { serverUser } from './serverUser.mjs';

/** A PostgreSQL that a test stops and starts. It listens on a socket in a temporary folder only. */
export class PostgresServer {
  readonly #binaries = postgresBinaries() ?? '';
  readonly #user = serverUser();
  readonly #folder = mkdtempSync(join(tmpdir(), 'creator-row-own-postgres-'));
  #process: ChildProcess | undefined;

  constructor() {
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const options = ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(this.#binaries, 'initdb'), options, { ...this.#user, cwd: this.#folder, stdio: 'ignore' });
  }

  get url(): string {
    return `postgres:///postgres?${new URLSearchParams({ host: this.#folder, user: 'postgres' })}`;
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const options = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses='];
    const stdio = ['ignore', 'ignore', 'pipe'] as const;
    const started = spawn(join(this.#binaries, 'postgres'), options, {
      ...this.#user,
      cwd: this.#folder,
      stdio: [...stdio],
    });
    this.#process = started;
    for await (const line of createInterface(started.stderr)) {
      if (!line.includes('ready to accept connections')) continue;
      started.stderr.resume();
      return;
    }
    throw new Error('PostgreSQL did not start');
  }

  /** Ends all connections and stops. */
  async stop(): Promise<void> {
    if (this.#process === undefined || this.#process.exitCode !== null) return;
    this.#process.kill('SIGINT');
    await once(this.#process, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }
}
