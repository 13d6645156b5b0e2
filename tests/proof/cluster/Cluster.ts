import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { postgresBinaries } from '../../postgres/postgresBinaries.ts';
import { serverUser } from '../../postgres/serverUser.mjs';
import { freePort } from '../support/freePort.ts';
import { ClusterNode, NODES } from './ClusterNode.ts';

/** The configuration of the documentation. */
const HAPROXY_FILE = fileURLToPath(new URL('../../../docs/cluster/haproxy.cfg', import.meta.url));
const HAPROXY = '/usr/sbin/haproxy';
const BRIDGE = 'creatorrow';
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;
const DATABASE = 'creator_row';

/** Patroni needs more programs than a folder of the path may have. */
const binaries = postgresBinaries('');

/** Whether Patroni, etcd, HAProxy and PostgreSQL are installed, and this process may make network namespaces. */
export const canStartCluster =
  process.getuid?.() === 0 &&
  binaries !== undefined &&
  [HAPROXY, '/usr/bin/patroni', '/usr/bin/etcd'].every((program) => existsSync(program)) &&
  mayAddNamespaces();

function mayAddNamespaces(): boolean {
  try {
    execFileSync('unshare', ['--net', 'true'], { stdio: 'ignore' });
    execFileSync('ip', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A member of the cluster, as Patroni lists it. */
type Member = { readonly name: string; readonly role: string; readonly state: string };

/** Three nodes with PostgreSQL, Patroni and etcd, each in a network namespace of its own, and HAProxy before them, with the documented configuration. */
export class Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly #folder: string;
  readonly #port: number;
  #haproxy: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.nodes = NODES.map((number) => new ClusterNode(number, join(folder, String(number)), binaries ?? ''));
  }

  /** Resolves when one node leads, the others follow it, and the shop's database is there. */
  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'creator-row-cluster-'));
    chmodSync(folder, 0o755);
    const cluster = new Cluster(folder, await freePort());
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** The address of the shop's database, wherever it is led. */
  get url(): string {
    return `postgres://postgres:change-me@127.0.0.1:${this.#port}/${DATABASE}`;
  }

  /** Resolves with the node that leads, once all follow it, one of them has each commit, and etcd may lose a node. */
  untilWhole(): Promise<ClusterNode> {
    return this.#until(async (members) => {
      const roles = members.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role);
      const isWhole = roles.length === NODES.length && roles.includes('leader') && roles.includes('sync_standby');
      return isWhole && !(await Promise.all(this.nodes.map((node) => node.hasEtcd()))).includes(false);
    });
  }

  /** Resolves with the node that leads. */
  untilLed(): Promise<ClusterNode> {
    return this.#until(async (members) => members.some(({ role, state }) => role === 'leader' && state === 'running'));
  }

  /** Resolves when the leader takes writes at {@link url}. */
  async untilReached(): Promise<void> {
    for (const end = performance.now() + START_TIMEOUT_MS; ; await wait(POLL_MS)) {
      const client = new Client({ connectionString: this.url });
      try {
        await client.connect();
        // A node that has just started follows before it leads.
        const { rows } = await client.query('select pg_is_in_recovery() as "isFollowing"');
        if (rows[0].isFollowing === false) return;
        throw new Error('The node that answers follows another one');
      } catch (error) {
        if (performance.now() > end) throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  /** Resolves with the node that has each commit; nothing while there is none. */
  async standby(): Promise<ClusterNode | undefined> {
    const found = (await this.#members()).find(({ role }) => role === 'sync_standby');
    return this.nodes.find(({ name }) => name === found?.name);
  }

  /** Lets the synchronous standby lead, as soon as Patroni accepts it. */
  async switchOver(): Promise<void> {
    for (const end = performance.now() + START_TIMEOUT_MS; ; await wait(POLL_MS)) {
      const leader = await this.untilWhole();
      const standby = await this.standby();
      const body = JSON.stringify({ leader: leader.name, candidate: standby?.name });
      const answer = await fetch(`${leader.api}/switchover`, { method: 'POST', body });
      const text = await answer.text();
      if (answer.ok) return;
      if (performance.now() > end) throw new Error(`The switch was refused: ${text}`);
    }
  }

  async stop(): Promise<void> {
    if (this.#haproxy?.exitCode === null) {
      this.#haproxy.kill('SIGKILL');
      await once(this.#haproxy, 'exit');
    }
    this.#remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #until(isReached: (members: readonly Member[]) => Promise<boolean>): Promise<ClusterNode> {
    const end = performance.now() + START_TIMEOUT_MS;
    for (;;) {
      const members = await this.#members();
      if (await isReached(members)) return this.#named(members.find(({ role }) => role === 'leader')?.name);
      if (performance.now() > end)
        throw new Error([JSON.stringify(members), ...this.nodes.map((node) => node.lastLines())].join('\n'));
      await wait(POLL_MS);
    }
  }

  /** As the first node that answers knows them; one that was cut off knows nothing new. */
  async #members(): Promise<readonly Member[]> {
    for (const node of this.nodes) {
      const members = await node.members();
      if (members !== undefined) return members;
    }
    return [];
  }

  #named(name: string | undefined): ClusterNode {
    const node = this.nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`There is no node "${name}"`);
    return node;
  }

  async #start(): Promise<void> {
    this.#remove();
    ip(`link add ${BRIDGE} type bridge`);
    ip(`addr add 10.77.0.1/24 dev ${BRIDGE}`);
    ip(`link set ${BRIDGE} up`);
    const { uid = 0, gid = 0 } = serverUser();
    for (const node of this.nodes) {
      mkdirSync(node.folder);
      chownSync(node.folder, uid, gid);
      node.connect(BRIDGE);
      node.start();
    }
    this.#startHaproxy();
    const leader = await this.untilWhole();
    leader.run(`create database ${DATABASE}`);
    await this.untilReached();
  }

  #startHaproxy(): void {
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(
      file,
      readFileSync(HAPROXY_FILE, 'utf8').replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${this.#port}`),
    );
    this.#haproxy = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore', cwd: dirname(file) });
    process.once('exit', () => this.#haproxy?.kill('SIGKILL'));
  }

  /** Also what an earlier run has left. */
  #remove(): void {
    for (const node of this.nodes) node.remove();
    ip(`link del ${BRIDGE}`, true);
  }
}

/** Runs `ip` with these arguments. */
function ip(line: string, mayFail = false): void {
  try {
    execFileSync('ip', line.split(' '), { stdio: 'pipe' });
  } catch (error) {
    if (!mayFail) throw error;
  }
}
