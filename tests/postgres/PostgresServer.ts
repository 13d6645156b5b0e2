import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresBinaries } from './postgresBinaries.ts';
import { serverUser } from './serverUser.mjs';

/** Settings of `postgresql.conf`, by name. */
type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL that a test stops and starts. It listens on a socket in a temporary folder only. */
export class PostgresServer {
  readonly #binaries = postgresBinaries() ?? '';
  readonly #user = serverUser();
  readonly #folder = mkdtempSync(join(tmpdir(), 'creator-row-own-postgres-'));
  readonly #settings: Settings;
  #process: ChildProcess | undefined;

  constructor(settings: Settings = {}) {
    this.#settings = settings;
    this.#give(this.#folder);
    const options = ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(this.#binaries, 'initdb'), options, { ...this.#user, cwd: this.#folder, stdio: 'ignore' });
  }

  /** Makes a folder that the server may write to. */
  makeFolder(name: string): string {
    const folder = join(this.#folder, name);
    mkdirSync(folder);
    this.#give(folder);
    return folder;
  }

  /** Returns a server, not started yet, whose data are those of a base backup of this one, read on from an archive of the write-ahead log. */
  recovered(backup: string, settings: Settings): PostgresServer {
    const other = new PostgresServer(settings);
    rmSync(other.#data, { recursive: true });
    cpSync(backup, other.#data, { recursive: true });
    writeFileSync(join(other.#data, 'recovery.signal'), '');
    for (const name of ['', ...readdirSync(other.#data, { recursive: true, encoding: 'utf8' })])
      other.#give(join(other.#data, name));
    chmodSync(other.#data, 0o700);
    return other;
  }

  #give(path: string): void {
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  get url(): string {
    return `postgres:///postgres?${new URLSearchParams({ host: this.#folder, user: 'postgres' })}`;
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const settings = Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const options = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses=', ...settings];
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
