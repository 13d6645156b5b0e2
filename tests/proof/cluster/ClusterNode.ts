import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverUser } from '../../postgres/serverUser.mjs';

/** The configuration of the documentation. */
const PATRONI_FILE = fileURLToPath(new URL('../../../docs/cluster/patroni.yml', import.meta.url));
export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];
const LOG_LINES = 20;
const ANSWER_MS = 2_000;
const addressOf = (number: NodeNumber) => `10.77.0.1${number}`;

/** What a statement on a node came to. */
export type Ran = { readonly isDone: boolean; readonly output: string };

/** A machine of the cluster: a network namespace in which etcd, Patroni and PostgreSQL run. */
export class ClusterNode {
  readonly name: string;
  readonly folder: string;
  /** The address of Patroni's API. */
  readonly api: string;
  readonly #etcd: string;
  readonly #number: NodeNumber;
  readonly #binaries: string;

  constructor(number: NodeNumber, folder: string, binaries: string) {
    this.#number = number;
    this.name = `node-${number}`;
    this.folder = folder;
    this.api = `http://${addressOf(number)}:8008`;
    this.#etcd = `http://${addressOf(number)}:2379`;
    this.#binaries = binaries;
  }

  /** Makes the namespace and its wire to the bridge. */
  connect(bridge: string): void {
    const { name } = this;
    ip(`netns add ${this.#namespace}`);
    ip(`link add ${this.#wire} type veth peer name eth0 netns ${this.#namespace}`);
    ip(`link set ${this.#wire} master ${bridge} up`);
    for (const line of [`addr add ${addressOf(this.#number)}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      ip(`netns exec ${this.#namespace} ip ${line}`);
    if (!existsSync(this.folder)) throw new Error(`${name} has no folder`);
  }

  /** Starts etcd and Patroni, which starts PostgreSQL. */
  start(): void {
    const address = addressOf(this.#number);
    const peers = NODES.map((number) => `node-${number}=http://${addressOf(number)}:2380`).join();
    this.#spawn('etcd', [
      ...['--name', this.name, '--data-dir', join(this.folder, 'etcd')],
      ...['--listen-client-urls', 'http://0.0.0.0:2379', '--advertise-client-urls', `http://${address}:2379`],
      ...['--listen-peer-urls', 'http://0.0.0.0:2380', '--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--initial-cluster', peers, '--enable-v2'],
    ]);
    this.#spawn('patroni', [PATRONI_FILE]);
  }

  /** Ends all its processes at once, as a power failure does. */
  kill(): void {
    const pids =
      spawnSync('ip', ['netns', 'pids', this.#namespace]).stdout?.toString().split('\n').filter(Boolean) ?? [];
    if (pids.length > 0) spawnSync('kill', ['-9', ...pids]);
  }

  /** Takes it off the network, and lets it be reached again. */
  setReachable(isReachable: boolean): void {
    ip(`link set ${this.#wire} ${isReachable ? 'up' : 'down'}`);
  }

  /** Runs SQL on the node itself, for at most so many seconds. */
  run(sql: string, seconds = 30): Ran {
    const url = 'postgres://postgres:change-me@127.0.0.1:5432/postgres?connect_timeout=2';
    const psql = [join(this.#binaries, 'psql'), url, '-v', 'ON_ERROR_STOP=1', '-Atc', sql];
    const command = ['netns', 'exec', this.#namespace, 'timeout', String(seconds), ...psql];
    const { status, stdout, stderr } = spawnSync('ip', command);
    return { isDone: status === 0, output: `${stdout}${stderr}`.trim() };
  }

  /** What Patroni knows of the cluster; nothing when it does not answer. */
  async members(): Promise<
    readonly { readonly name: string; readonly role: string; readonly state: string }[] | undefined
  > {
    try {
      const answer = await fetch(`${this.api}/cluster`, { signal: AbortSignal.timeout(ANSWER_MS) });
      return ((await answer.json()) as { readonly members: [] }).members;
    } catch {
      return undefined;
    }
  }

  /** Whether its etcd takes part in the cluster: with two of three, none may be lost. */
  async hasEtcd(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.#etcd}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** The last lines of the logs of etcd, and of Patroni and PostgreSQL. */
  lastLines(): string {
    const last = (program: string) =>
      readFileSync(join(this.folder, `${program}.log`), 'utf8')
        .split('\n')
        .slice(-LOG_LINES);
    return [this.name, ...last('etcd'), ...last('patroni')].join('\n');
  }

  /** Also what an earlier run has left. */
  remove(): void {
    this.kill();
    spawnSync('ip', ['netns', 'del', this.#namespace]);
    spawnSync('ip', ['link', 'del', this.#wire]);
  }

  get #namespace(): string {
    return `creator-row-${this.#number}`;
  }

  get #wire(): string {
    return `creatorrow${this.#number}`;
  }

  #spawn(program: string, options: readonly string[]): void {
    const { uid = 0, gid = 0 } = serverUser();
    const user = ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
    const log = openSync(join(this.folder, `${program}.log`), 'a');
    const address = addressOf(this.#number);
    spawn('ip', ['netns', 'exec', this.#namespace, ...user, program, ...options], {
      stdio: ['ignore', log, log],
      cwd: this.folder,
      env: {
        ...{ PATH: process.env.PATH, HOME: this.folder, PATRONI_NAME: this.name },
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
        PATRONI_POSTGRESQL_BIN_DIR: this.#binaries,
        PATRONI_POSTGRESQL_DATA_DIR: join(this.folder, 'data'),
        PATRONI_POSTGRESQL_PGPASS: join(this.folder, 'pgpass'),
      },
    });
  }
}

function ip(line: string): void {
  execFileSync('ip', line.split(' '), { stdio: 'pipe' });
}
