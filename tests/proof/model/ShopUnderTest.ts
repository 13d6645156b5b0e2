import { SystemClock } from '../../../adapters/clock/SystemClock.ts';
import { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import { StandInServer } from '../../../adapters/razorpay-api/stand-in/StandInServer.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { unheldExchanges } from './checks/checkReturns.ts';
import { unbalancedLevels } from './checks/unbalancedLevels.ts';
import { Device, type DeviceParts, type Tab } from './Device.ts';
import { InProcessServer, type ServerParts } from './InProcessServer.ts';
import type { ModelDatabase } from './ModelDatabase.ts';
import { Network } from './Network.ts';
import { PaymentWindows } from './PaymentWindows.ts';
import { emailOf, LIMITED, PASSWORD, PIECES, PRODUCTS, productsOf, SHOPPERS, type Shopper } from './shoppers.ts';
import { WebhookReceiver } from './WebhookReceiver.ts';

export const WEBHOOK_SECRET = 'the webhook secret';
const ACCOUNT = { keyId: 'rzp_test_model', keySecret: 'the key secret', webhookSecret: WEBHOOK_SECRET };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a run may take to become quiet, in ms: for what hangs, not for what is slow. */
const PATIENCE_MS = 120_000;
/** The shop counts as quiet after this many turns of the event loop without work. */
const QUIET_TURNS = 3;

/** A process is well once this many checks in a row have succeeded: one for each connection. */
const HEALTHY_ROUNDS = 6;

/** A fault that is planted in the shop, to see whether it is found. */
export type PlantedFault = Pick<ServerParts, 'change' | 'changeBackEnd' | 'changeServer'> &
  Pick<DeviceParts, 'changeFetch'> & {
    /** SQL that takes a rule out of a database. */
    readonly script?: string;
    /** The search begins with the history of this number, because the earlier ones did not show the fault; 0 unless given. */
    readonly firstHistory?: number;
  };

/** A line of the cart that was removed and put back by one command. */
export type UndoneRemoval = {
  readonly email: string;
  readonly key: string;
  /** The key of the line behind it. */
  readonly before: string;
  /** How many calls the shop had made until then. */
  readonly calls: number;
};

/** The shop of one run: two processes of the server, the provider, the network and two devices. */
export class ShopUnderTest {
  /** The removals that were undone at once. */
  readonly undone: UndoneRemoval[] = [];
  readonly violations: string[] = [];
  readonly processes: readonly InProcessServer[];
  readonly provider: StandInProvider;
  readonly windows: PaymentWindows;
  readonly network: Network;
  readonly devices: readonly Device[];
  readonly database: ModelDatabase;
  readonly #providerServer: StandInServer;
  readonly #webhooks: WebhookReceiver;
  #isDatabaseReachable = true;
  /** The clock of the server and of the provider, in ms since 1970. */
  readonly #time: { now: number };
  /** How often a process was killed, or the database went away: a mail may be sent again each time. */
  interruptions = 0;
  /** Whether the products of a shopper are the sizes of one piece. */
  hasSizes = false;
  /** The prices that each product has had, in paise, the latest last. */
  readonly prices = new Map(PRODUCTS.map(({ key, discountedPrice }) => [key, [discountedPrice]]));
  /** How often the link of a password was followed with success. */
  readonly #resets = new Map<string, number>();
  #nextProcess = 0;
  /** The logins without faults that are under way. */
  #logins = 0;
  #orders: readonly string[] = [];

  static async start(database: ModelDatabase, fault: PlantedFault = {}): Promise<ShopUnderTest> {
    await database.clear();
    const time = { now: Date.now() };
    const provider = new StandInProvider({ ...ACCOUNT }, undefined, () => time.now);
    const server = new StandInServer(provider);
    const account = { ...ACCOUNT, apiUrl: await server.listen(), scriptUrl: '/stand-in.js' };
    const shop = new ShopUnderTest({ ...fault, database, account }, server, time);
    const { products, coupons } = sqlStores(database.inspect);
    await products.import(PRODUCTS.map((product) => ({ ...product, isListed: true })));
    await coupons.add(LIMITED);
    for (const process of shop.processes) await process.start();
    const pieces = Object.entries(PIECES).map(([sku, quantity]) => ({ sku, kind: 'receive' as const, quantity }));
    await shop.process(0).use(({ changeStock }) => changeStock(pieces, 'shopkeeper'));
    provider.webhooks.url = await shop.#webhooks.listen();
    for (const shopper of SHOPPERS) await shop.register(shopper);
    for (const [at, device] of shop.devices.entries()) await shop.#logIn(SHOPPERS[at] ?? 'asha', device);
    return shop;
  }

  private constructor(
    parts: Omit<ServerParts, 'name' | 'clock'> & PlantedFault,
    server: StandInServer,
    time: { now: number },
  ) {
    this.#time = time;
    this.database = parts.database;
    this.#providerServer = server;
    this.provider = server.provider;
    const timers = new SystemClock();
    const clock = { now: () => time.now, elapsed: () => time.now, after: timers.after };
    this.processes = ['process-1', 'process-2'].map((name) => new InProcessServer({ ...parts, name, clock }));
    this.#webhooks = new WebhookReceiver(this.#balanced);
    this.windows = new PaymentWindows(this.provider);
    this.network = new Network(this.#balanced);
    const { network, windows, violations } = this;
    const device = { ...parts, fetch: network.fetch, windows, violations, startsAt: time.now };
    this.devices = [new Device(device), new Device(device)];
  }

  /** The time of the server, in ms since 1970. */
  get now(): number {
    return this.#time.now;
  }

  priceOf(key: string): number {
    return this.prices.get(key)?.at(-1) ?? 0;
  }

  /** Notes a price before a product may get it. */
  setPrice(key: string, discountedPrice: number): void {
    this.prices.set(key, [...(this.prices.get(key) ?? []), discountedPrice]);
  }

  /** Counts a success of a link that sets a new password. */
  countReset(token: string): void {
    const count = (this.#resets.get(token) ?? 0) + 1;
    this.#resets.set(token, count);
    if (count > 1) this.violations.push(`A link has set ${count} passwords`);
  }

  /** Resolves with the id of an order of any shopper. */
  async orderAt(at: number): Promise<string | undefined> {
    const orders = await this.look<{ id: string }>('select id from orders order by position, id');
    return orders[at % Math.max(1, orders.length)]?.id;
  }

  /** Resolves with the product of the first line of an order. */
  async lineOf(orderId: string): Promise<string | undefined> {
    const text = 'select product_key as key from order_items where order_id = $1 order by line limit 1';
    return (await this.look<{ key: string }>(text, [orderId]))[0]?.key;
  }

  /** Reads the database; nothing while it is away. */
  look<Row extends object>(text: string, values: readonly string[] = []): Promise<readonly Row[]> {
    return this.#isDatabaseReachable
      ? this.database.inspect.query<Row>(text, values).catch(() => [])
      : Promise.resolve([]);
  }

  device(at: number): Device {
    return this.devices[at % this.devices.length] as Device;
  }

  process(at: number): InProcessServer {
    return this.processes[at % this.processes.length] as InProcessServer;
  }

  /** Lets time pass on the server and on every device, in ms. */
  advance(milliseconds: number): void {
    this.#time.now += milliseconds;
    for (const { clock } of this.devices) clock.advance(milliseconds);
  }

  async setDatabaseReachable(isReachable: boolean): Promise<void> {
    if (this.#isDatabaseReachable === isReachable) return;
    this.#isDatabaseReachable = isReachable;
    this.interruptions += 1;
    await this.database.setReachable?.(isReachable);
    if (isReachable) await this.#untilHealthy();
  }

  /** Logs the shopper in without faults. Resolves with her token. */
  readonly token = async (shopper: Shopper): Promise<string> => {
    const body = JSON.stringify({ email: emailOf(shopper), password: PASSWORD });
    this.#logins += 1;
    try {
      const answer = await this.#balanced('/api/auth/login', post(body));
      return ((await answer.json()) as { encodedToken: string }).encodedToken;
    } finally {
      this.#logins -= 1;
    }
  };

  async register(shopper: Shopper): Promise<void> {
    const names = { firstName: shopper, lastName: 'Rao' };
    const signup = JSON.stringify({ email: emailOf(shopper), password: PASSWORD, ...names });
    const { encodedToken } = (await (await this.#balanced('/api/auth/signup', post(signup))).json()) as {
      encodedToken: string;
    };
    const fields = { street: '1 Road', city: 'Pune', state: 'Maharashtra', country: 'India' };
    const address = { name: `${shopper}-home`, ...fields, pincode: '411001', phone: '9876543210' };
    await this.#balanced('/api/user/address', post(JSON.stringify({ address }), encodedToken));
    const product = { _id: productsOf(emailOf(shopper))[0]?.key };
    await this.#balanced('/api/user/cart', post(JSON.stringify({ product }), encodedToken));
  }

  /** Waits until only held calls are under way: of shoppers, of staff and of jobs. */
  async settle(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      await new Promise(setImmediate);
      await this.provider.webhooks.settled();
      const isWorking = this.processes.some(({ working }) => working > 0);
      quiet = this.network.waiting === 0 && this.#logins === 0 && !isWorking ? quiet + 1 : 0;
      if (Date.now() > end) throw new Error('The shop does not become quiet');
    }
  }

  /** Ends all faults, lets every shopper come back to every device, and reconciles. */
  async recover(): Promise<void> {
    await this.setDatabaseReachable(true);
    for (const process of this.processes) process.diesAfterCall = false;
    for (const process of this.processes) await process.start();
    this.provider.levers = { webhooks: 'prompt', api: 'up', slowMs: 0 };
    this.closePayments();
    this.network.heal();
    await this.settle();
    for (const device of this.devices) await this.#reopen(device);
    await this.provider.webhooks.release();
    this.advance(11 * MINUTE_MS);
    await this.#runAllJobs();
    this.provider.settleRefunds('processed');
    await this.settle();
    await this.#runAllJobs();
    await this.settle();
  }

  /** The banks decide about every payment that is authorized: some are captured, the others fail. */
  closePayments(): void {
    this.provider.levers = { ...this.provider.levers, capture: 'at-once' };
    for (const [at, { providerOrderId }] of this.windows.paid.entries()) this.closePayment(providerOrderId, at % 3 > 0);
  }

  closePayment(providerOrderId: string, isCaptured: boolean): void {
    const { items } = this.provider.payments(providerOrderId) as { readonly items: readonly { status: string }[] };
    if (!items.some(({ status }) => status === 'authorized')) return;
    if (isCaptured && this.provider.levers.capture !== 'never') this.provider.capture(providerOrderId);
    else this.provider.expire(providerOrderId);
  }

  /** The shopper cancels one of her orders. */
  async cancel(shopper: Shopper, at: number): Promise<void> {
    const text = 'select o.id from orders o join users u on u.id = o.user_id where u.email = $1 order by o.position';
    const orders = await this.look<{ id: string }>(text, [emailOf(shopper)]);
    const order = orders[at % Math.max(1, orders.length)];
    if (order === undefined) return;
    const token = await this.token(shopper).catch(() => '');
    await this.network.fetch(`/api/user/orders/${order.id}/cancel`, post('{}', token)).catch(() => undefined);
  }

  /** Runs the jobs of 15 days, so that no hold and no refund is left open. */
  async #runAllJobs(): Promise<void> {
    await this.#runJobsAfter([0, 0, 0.02, 0.5, 1]);
    // The banks have decided: nobody waits until the shop gives up.
    for (const { id } of await this.look<{ id: string }>(`select id from orders where status = 'payment-pending'`))
      this.violations.push(`The order ${id} still waits for its payment after a day`);
    await this.#runJobsAfter([5, 10]);
  }

  async #runJobsAfter(waits: readonly number[]): Promise<void> {
    for (const days of waits) {
      this.advance(days * DAY_MS);
      for (const process of this.processes) await process.use(({ runJobs }) => runJobs());
    }
  }

  /** Delivers every webhook again. */
  repeatWebhooks(): Promise<void> {
    return this.#webhooks.repeat();
  }

  /** Records what is shown to the wrong shopper, and orders that disappeared or changed. */
  async observe(): Promise<void> {
    for (const { tabs } of this.devices) for (const tab of tabs) tab.check();
    if (!this.#isDatabaseReachable) return;
    const text = 'select id, user_id, amount, number from orders';
    const orders = (await this.database.inspect.query(text)).map((order) => JSON.stringify(order));
    for (const order of this.#orders) if (!orders.includes(order)) this.violations.push(`The order ${order} is gone`);
    this.#orders = orders;
    this.violations.push(...(await unbalancedLevels(this.database.inspect)));
    if (this.hasSizes) this.violations.push(...(await unheldExchanges(this)));
  }

  /** With no call under way, nothing is held for a checkout that cannot be paid. */
  async observeQuiet(): Promise<void> {
    if (this.interruptions > 0) return;
    const text = `select checkout_id as id from stock_holds h join checkouts c on c.id = h.checkout_id
      where h.state = 'held' and c.provider_order_id is null`;
    for (const { id } of await this.look<{ id: string }>(text))
      this.violations.push(`Pieces are held for ${id}, which was refused`);
  }

  async close(): Promise<void> {
    for (const device of this.devices) for (const tab of device.tabs) tab.close();
    for (const process of this.processes) await process.kill();
    await this.#webhooks.close();
    await this.#providerServer.close();
  }

  /** Waits until every process that runs has noticed that the database is back. */
  async #untilHealthy(): Promise<void> {
    const isHealthy = async (process: InProcessServer) =>
      !process.isRunning || (await process.fetch('/health').catch(() => undefined))?.ok === true;
    const end = Date.now() + PATIENCE_MS;
    for (let round = 0; round < HEALTHY_ROUNDS; ) {
      const isOver = (await Promise.all(this.processes.map(isHealthy))).every(Boolean);
      round = isOver ? round + 1 : 0;
      if (Date.now() > end) throw new Error('A process does not find the database again');
    }
  }

  /** Restarts the browser of a device; then every shopper logs in there. */
  async #reopen(device: Device): Promise<void> {
    for (const tab of device.tabs) tab.close();
    const tab = device.openTab();
    // The tab sends what its session has left to send. Under another session it could arrive after the cart was read.
    await this.settle();
    for (const shopper of SHOPPERS) {
      await this.#logIn(shopper, device);
      tab.check();
      await this.#expectStoredCart(shopper, tab);
      if (!tab.isIdle) this.violations.push(`A tab of ${shopper} still waits`);
    }
  }

  /** After a login a tab shows the cart that is stored. */
  async #expectStoredCart(shopper: Shopper, tab: Tab): Promise<void> {
    const text = `select product_key as key, quantity from cart_lines join users on id = user_id where email = $1`;
    const stored = await this.database.inspect.query<{ key: string; quantity: number }>(text, [emailOf(shopper)]);
    const shown = tab.shop.get(CART).items;
    const texts = [stored, shown].map((lines) =>
      lines
        .map(({ key, quantity }) => `${quantity} ${key}`)
        .sort()
        .join(),
    );
    if (texts[0] !== texts[1]) this.violations.push(`The cart of ${shopper} is ${texts[0]}, shown is ${texts[1]}`);
  }

  async #logIn(shopper: Shopper, device: Device): Promise<void> {
    const token = await this.token(shopper);
    device.session.write({ token, firstName: shopper, lastName: 'Rao', email: emailOf(shopper) });
    await this.settle();
  }

  /** Sends a request to the processes that run, one after the other. */
  readonly #balanced: typeof fetch = (input, init) => {
    this.#nextProcess += 1;
    const process = this.process(this.#nextProcess);
    return (process.isRunning ? process : this.process(this.#nextProcess + 1)).fetch(input, init);
  };
}

function post(body: string, token?: string): RequestInit {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) };
  return { method: 'POST', headers, body };
}
