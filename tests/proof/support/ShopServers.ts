import { setTimeout as wait } from 'node:timers/promises';
import { callShop, type ShopAnswer, type ShopCall } from './callShop.ts';
import { freePort } from './freePort.ts';
import { ServerProcess } from './ServerProcess.ts';

const MOST_TRIES = 200;
const WAIT_MS = 100;
const BUSY = 503;

/** Two servers of one shop, of which any may be killed: a call that one does not answer goes to the other. */
export class ShopServers {
  readonly #environments: readonly Readonly<Record<string, string>>[];
  readonly #servers: ServerProcess[] = [];
  #next = 0;

  private constructor(environments: readonly Readonly<Record<string, string>>[]) {
    this.#environments = environments;
  }

  /** Starts both with these environment variables, each on a port of its own. */
  static async start(environment: Readonly<Record<string, string>>): Promise<ShopServers> {
    const ports = [await freePort(), await freePort()];
    const servers = new ShopServers(ports.map((port) => ({ ...environment, PORT: String(port) })));
    await servers.startAgain();
    return servers;
  }

  get addresses(): readonly string[] {
    return this.#servers.map(({ address }) => address);
  }

  /** Starts those that do not run. */
  async startAgain(): Promise<void> {
    for (const [at, environment] of this.#environments.entries())
      if (!this.#servers[at]?.isRunning) this.#servers[at] = await ServerProcess.start(environment);
  }

  /** Kills one of them and starts it again where it was. */
  async kill(number: number): Promise<void> {
    await this.#servers[number]?.kill();
    await this.startAgain();
  }

  /** Asks both to end, and waits for it. */
  async terminate(): Promise<void> {
    for (const server of this.#servers) await server.terminate();
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
  }

  /** Calls one server after the other until one answers. Only for calls that may be repeated. */
  async call(call: Omit<ShopCall, 'address'>): Promise<ShopAnswer> {
    for (let tries = 1; ; tries += 1) {
      this.#next += 1;
      const address = this.addresses[this.#next % this.#servers.length] ?? '';
      const answer = await callShop({ ...call, address }).catch(() => undefined);
      if (answer !== undefined && answer.status !== BUSY) return answer;
      if (tries === MOST_TRIES) throw new Error(`${call.method} ${call.path} gets no answer`);
      await wait(WAIT_MS);
    }
  }
}
