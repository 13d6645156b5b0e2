import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { ownerSeed } from '../../../adapters/seeds/owner.ts';
import { PgDatabase } from '../../../adapters/sql/connection/PgDatabase.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { makeInviteStaff } from '../../../core/backend/staff/InviteStaff.ts';
import { pseudoRandom } from '../../bench/pseudoRandom.ts';
import { callAsStaff, receivePieces, signInAsOwner } from '../../bench/server/receivePieces.ts';
import { BusyShopper } from '../shoppers/BusyShopper.ts';
import { ShopperAccount, UnexpectedAnswer } from '../shoppers/ShopperAccount.ts';
import { callShop } from '../support/callShop.ts';
import { Nginx } from '../support/Nginx.ts';
import { passedSocket } from '../support/passedSocket.ts';
import { ServerProcess } from '../support/ServerProcess.ts';
import { TestProvider } from '../support/TestProvider.ts';
import { Cluster } from './Cluster.ts';
import { Probe } from './Probe.ts';

const PROCESSES = 2;
const SHOPPERS = 4;
const PAUSE_MS = 200;
const CONNECTIONS = 3;
/** For what hangs, not for what is slow. */
const PATIENCE_MS = 120_000;
/** What a proxy or a shop without its database answers with. */
const UNAVAILABLE = [502, 503, 504];
/** An order that is packed already, or cancelled. */
const MAY_BE_REFUSED = [409, ...UNAVAILABLE];

/** Two processes of the shop behind nginx on a cluster of PostgreSQL, with shoppers who buy and cancel and staff who pack. */
export class ShopOnCluster {
  readonly cluster: Cluster;
  readonly nginx: Nginx;
  readonly provider: TestProvider;
  readonly database: PgDatabase;
  readonly shoppers: readonly BusyShopper[];
  readonly probe: Probe;
  /** The orders of the provider that were paid. */
  readonly paid: readonly string[];
  /** What was found to be otherwise than acknowledged. */
  readonly faults: string[] = [];
  /** The orders whose cancelling, or packing, was acknowledged. */
  readonly done = { cancelled: new Set<string>(), packed: new Set<string>() };
  readonly #startServers: () => Promise<void>;
  readonly #servers: ServerProcess[];
  readonly #closing: (() => unknown)[];
  #isOpen = true;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(
    parts: Pick<ShopOnCluster, 'cluster' | 'nginx' | 'provider' | 'database' | 'shoppers' | 'probe' | 'paid'>,
    servers: { readonly running: ServerProcess[]; readonly start: () => Promise<void> },
    closing: (() => unknown)[],
  ) {
    this.cluster = parts.cluster;
    this.nginx = parts.nginx;
    this.provider = parts.provider;
    this.database = parts.database;
    this.shoppers = parts.shoppers;
    this.probe = parts.probe;
    this.paid = parts.paid;
    this.#servers = servers.running;
    this.#startServers = servers.start;
    this.#closing = closing;
  }

  static async start(): Promise<ShopOnCluster> {
    const closing: (() => unknown)[] = [];
    try {
      return await ShopOnCluster.#start(closing);
    } catch (error) {
      await closeAll(closing);
      throw error;
    }
  }

  static async #start(closing: (() => unknown)[]): Promise<ShopOnCluster> {
    const cluster = await Cluster.start();
    closing.push(() => cluster.stop());
    const provider = await TestProvider.start();
    closing.push(() => provider.stop());
    const socket = passedSocket();
    closing.push(socket.close);
    const nginx = await Nginx.start(socket.port);
    closing.push(() => nginx.stop());
    const folder = mkdtempSync(join(tmpdir(), 'creator-row-proof-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const environment = {
      ...{ DATA_DIR: folder, TOKEN_SECRET: 'a secret for the tokens of the tests', DATABASE_URL: cluster.url },
      ...{ ...provider.environment, TRUST_PROXY: '1' },
    };
    const running: ServerProcess[] = [];
    const start = async () => {
      for (let at = 0; at < PROCESSES; at += 1)
        if (!running[at]?.isRunning) running[at] = await ServerProcess.start(environment, socket.fd);
    };
    closing.push(() => Promise.all(running.map((server) => server.kill())));
    await start();
    provider.sendWebhooksTo(nginx.address);
    // nginx listens on a port that the Host header of the documentation's configuration does not have.
    const staffAddress = `http://127.0.0.1:${socket.port}`;
    const database = new PgDatabase(cluster.url, CONNECTIONS);
    closing.push(() => database.close());
    await inviteOwner(database, staffAddress);
    await receivePieces(staffAddress);
    const { address } = nginx;
    const { body } = await callShop({ address, method: 'GET', path: '/products' });
    const productKeys: readonly string[] = body.products.map(({ _id }: { readonly _id: string }) => _id);
    const random = pseudoRandom(Date.now() % 1_000_000);
    const accounts = await Promise.all(
      Array.from({ length: SHOPPERS + 1 }, (_, at) => ShopperAccount.register(address, `shopper-${at}`)),
    );
    const probing = accounts.pop() as ShopperAccount;
    const shoppers = accounts.map((account) => new BusyShopper(account, { provider, productKeys, random }));
    const probe = new Probe(probing, productKeys[0] ?? '');
    const paid = recordPaid(provider);
    const shop = new ShopOnCluster(
      { ...{ cluster, nginx, provider, database, shoppers, probe, paid } },
      { running, start },
      closing,
    );
    shop.#work(staffAddress, await signInAsOwner(staffAddress));
    return shop;
  }

  /** Kills the processes of the shop. */
  async killServers(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
  }

  /** Starts those processes of the shop that do not run. */
  startServers(): Promise<void> {
    return this.#startServers();
  }

  /** Everybody goes home. */
  async finish(): Promise<void> {
    this.#isOpen = false;
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    await closeAll(this.#closing);
  }

  #work(staffAddress: string, cookie: string): void {
    const goesOn = () => this.#isOpen;
    this.#working = Promise.all([
      this.probe.writeWhile(goesOn),
      ...this.shoppers.map((shopper) => this.#shop(shopper)),
      this.#repeat(() => this.#cancelOne()),
      this.#repeat(() => this.#packOne(staffAddress, cookie)),
    ]);
    this.#working.catch((error: unknown) => this.faults.push(String(error)));
  }

  /** Writes, and compares what the shop has with what was acknowledged whenever an answer is lost. */
  async #shop(shopper: BusyShopper): Promise<void> {
    while (this.#isOpen) {
      await available(
        () => shopper.writeUntilLost(() => this.#isOpen),
        () => undefined,
      );
      this.faults.push(...(await untilAvailable(() => shopper.check())));
      await untilAvailable(() => shopper.finishPayment());
      this.faults.push(...(await untilAvailable(() => shopper.check())));
    }
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (this.#isOpen) {
      await available(act, () => undefined);
      await wait(PAUSE_MS);
    }
  }

  async #cancelOne(): Promise<void> {
    for (const { account } of this.shoppers) {
      const last = (await account.orders()).at(-1);
      if (last === undefined || this.done.cancelled.has(last.orderId)) continue;
      const { status } = await account.call('POST', `/orders/${last.orderId}/cancel`, {});
      if (status === 200) this.done.cancelled.add(last.orderId);
      else if (!MAY_BE_REFUSED.includes(status)) throw new UnexpectedAnswer('Cancelling an order', status);
    }
  }

  async #packOne(address: string, cookie: string): Promise<void> {
    const answer = await fetch(`${address}/api/admin/orders?state=placed`, { headers: { cookie } });
    if (!answer.ok) throw new UnexpectedAnswer(await answer.text(), answer.status);
    const { orders } = (await answer.json()) as { readonly orders: readonly { readonly id: string }[] };
    const [order] = orders;
    if (order === undefined) return;
    const path = `/orders/${order.id}/pack`;
    const { status } = await callAsStaff(address, { method: 'POST', path, body: {}, headers: { cookie } });
    if (status === 200) this.done.packed.add(order.id);
    else if (!MAY_BE_REFUSED.includes(status)) throw new UnexpectedAnswer('Packing an order', status);
  }
}

/** Lets the sample owner join, as the command for the first owner does. */
async function inviteOwner(database: PgDatabase, address: string): Promise<void> {
  const { password, ...person } = ownerSeed;
  const ports = { ...sqlStores(database), clock: new SystemClock(), ids: new RandomIds() };
  const actor = { kind: 'command', id: 'proof', name: 'proof' } as const;
  const invited = await makeInviteStaff(ports)(actor, { ...person, role: 'owner' });
  if (typeof invited === 'string' || 'invalid' in invited) throw new Error('The owner was not invited');
  const body = { token: invited.token, password };
  const answer = await callAsStaff(address, { method: 'POST', path: '/invitation', body });
  if (!answer.ok) throw new Error(`The owner did not join: ${answer.status} ${await answer.text()}`);
}

/** Notes each order that is paid at the provider. */
function recordPaid({ provider }: TestProvider): readonly string[] {
  const paid: string[] = [];
  const pay = provider.pay.bind(provider);
  provider.pay = (orderId) => {
    paid.push(orderId);
    return pay(orderId);
  };
  return paid;
}

async function closeAll(closing: (() => unknown)[]): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}

/** Resolves with `otherwise` when the shop is not available. */
async function available<Result>(act: () => Promise<Result>, otherwise: () => Result): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UnexpectedAnswer && !UNAVAILABLE.includes(error.status)) throw error;
    return otherwise();
  }
}

/** Tries again as long as the shop is not available, for {@link PATIENCE_MS} at most. */
async function untilAvailable<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const result = await available<{ readonly of: Result } | undefined>(
      async () => ({ of: await act() }),
      () => undefined,
    );
    if (result !== undefined) return result.of;
    await wait(PAUSE_MS);
  }
  throw new Error('The shop did not become available again');
}
