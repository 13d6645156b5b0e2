import { parse } from 'cookie';
import { Secret, TOTP } from 'otpauth';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import { formatDate } from '../../../core/domain/time/formatDate.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import {
  type AdminBackEndDriver,
  type Pieces,
  STAFF_PASSWORD,
  staffEmail,
} from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import { accountOf } from '../accounts.ts';
import { CatalogueSeeds, succeeded } from './CatalogueSeeds.ts';
import { ServerBackEndDriver } from './ServerBackEndDriver.ts';
import { done } from './ServerStaff.ts';
import { StoreSeeds } from './StoreSeeds.ts';
import type { RunningServer } from './startServerInProcess.ts';

const COMMAND: Actor = { kind: 'command', id: 'command', name: 'command line' };
const COLLEAGUE: Actor = { kind: 'staff', id: 'a-colleague', name: 'Ravi' };
const MINUTE_MS = 60_000;
const OK = 200;

/** The back-end of the admin: clears the server's stores, and seeds them in the order of the calls before the next call of the admin. */
export class AdminBackEnd implements AdminBackEndDriver {
  readonly calls: string[] = [];
  readonly #server: RunningServer;
  readonly #shop: ServerBackEndDriver;
  readonly #seeds: StoreSeeds;
  readonly #catalogue: CatalogueSeeds;
  #seeded: Promise<unknown> = Promise.resolve();
  #underWay = 0;

  constructor(server: RunningServer) {
    this.#server = server;
    this.#seeds = new StoreSeeds(server);
    this.#catalogue = new CatalogueSeeds(server);
    this.#shop = new ServerBackEndDriver(server);
  }

  /** The number of calls without a response. */
  get underWay(): number {
    return this.#underWay;
  }

  today(): string {
    return formatDate(timestamp(this.now()));
  }

  /** The time of the shop, in ms since 1970. */
  now(): number {
    return this.#server.clock.now();
  }

  /** Answers the calls of the admin. */
  readonly fetch: typeof fetch = async (input, init) => {
    this.#underWay += 1;
    this.calls.push(`${init?.method ?? 'GET'} ${input} ${textOf(init?.body)}`);
    try {
      await this.#ready();
      return await (await this.#server.staffFetch())(input, init);
    } finally {
      this.#underWay -= 1;
    }
  };

  hasStaff(...[name, role]: Parameters<AdminBackEndDriver['hasStaff']>): void {
    this.#seed(async () => {
      const invited = await this.#admin.inviteStaff(COMMAND, { email: staffEmail(name), name, role });
      const { token } = succeeded(invited);
      const accepted = await this.#admin.acceptInvitation({ token, password: STAFF_PASSWORD });
      await this.#admin.signOut(succeeded(accepted).token);
    });
  }

  sells(products: Parameters<AdminBackEndDriver['sells']>[0]): void {
    this.#shop.sells(products);
  }

  counts(product: string, pieces: number): void {
    this.#shop.staff.counts(product, pieces);
  }

  hasOrder(shopper: string, pieces: readonly Pieces[]): void {
    this.#shop.hasAccount(accountOf(shopper));
    this.#seed(() => this.#seeds.addOrderOf(accountOf(shopper).email, shopper, pieces));
  }

  hasReturn(...[shopper, { product, pieces, size }]: Parameters<AdminBackEndDriver['hasReturn']>): void {
    this.sells(['M', 'L'].map((each, at) => ({ name: product, price: 799, style: 'piece', size: each, id: at + 1 })));
    this.hasOrder(shopper, [{ product, quantity: 2 }]);
    for (const step of ['ships', 'delivers'] as const) this.colleagueDoes(step, shopper);
    this.#seed(async () => {
      const { orderId } = await this.#latestOf(shopper);
      const { id = '' } = (await this.#server.ports.shoppers.withEmail(accountOf(shopper).email)) ?? {};
      const [line] = (await this.#server.ports.orders.order(orderId))?.orderedProducts ?? [];
      const other = (await this.#server.ports.products.all()).find((each) => each.size === size);
      const back = { key: line?.key ?? '', quantity: pieces, reason: 'too-big', exchangeFor: other?.key } as const;
      await done(this.#server.backEnd.askForReturn(id, orderId, { lines: [back] }));
    });
  }

  colleagueReceivesReturn(shopper: string): void {
    this.#seed(async () => {
      const { orderId } = await this.#latestOf(shopper);
      const latest = (await this.#server.ports.returns.ofOrder(orderId)).at(-1);
      await done(this.#admin.returns.receive(COLLEAGUE, latest?.id ?? '', { restock: true }));
    });
  }

  isPaying(shopper: string, product: string): void {
    const { email } = accountOf(shopper);
    this.#shop.hasAccount(accountOf(shopper));
    this.#shop.cartHolds(email, [{ name: product }]);
    this.#shop.addressBookHolds(email, [{ name: shopper }]);
    this.#seed(async () => {
      const headers = { authorization: this.#shop.tokenFor(email), 'content-type': 'application/json' };
      const list = await (await this.#server.fetch('/api/user/address', { headers })).json();
      const body = JSON.stringify({ addressId: list.addressList[0]._id });
      const { ok, status } = await this.#server.fetch('/api/user/checkout', { method: 'POST', headers, body });
      if (!ok) throw new Error(`The checkout was refused with ${status}`);
    });
  }

  colleagueDoes(...[what, shopper]: Parameters<AdminBackEndDriver['colleagueDoes']>): void {
    const { orders } = this.#admin;
    const parcel = { carrier: 'DTDC', trackingNumber: 'R1' };
    const changes = {
      packs: (id: string) => orders.pack(COLLEAGUE, id),
      ships: (id: string) => orders.ship(COLLEAGUE, id, parcel),
      delivers: (id: string) => orders.deliver(COLLEAGUE, id),
      cancels: (id: string) => orders.cancel(COLLEAGUE, id, { reason: 'customer' }),
    };
    this.#seed(async () => done(changes[what]((await this.#latestOf(shopper)).orderId)));
  }

  colleagueReceives(product: string, pieces: number): void {
    this.#seed(async () => {
      const sold = (await this.#server.ports.products.all()).find(({ name }) => name === product);
      if (sold === undefined) throw new Error(`The shop does not sell ${product}`);
      const delivery = { sku: sold.key, kind: 'receive', quantity: pieces, reason: 'Delivery' } as const;
      await done(this.#admin.moveStock(COLLEAGUE, [delivery]));
    });
  }

  colleagueGivesRole(...[name, role]: Parameters<AdminBackEndDriver['colleagueGivesRole']>): void {
    this.#seed(async () => {
      const person = (await this.#admin.listStaff()).find(({ email }) => email === staffEmail(name));
      await done(this.#admin.changeStaff(COLLEAGUE, person?.id ?? '', { role, isDisabled: undefined }));
    });
  }

  colleagueSets(field: 'name' | 'phone', value: string): void {
    this.#seed(() => done(this.#admin.changeSettings(COLLEAGUE, { [field]: value }, () => true)));
  }

  signsInElsewhere(name: string, device: string): void {
    const credentials = { email: staffEmail(name), password: STAFF_PASSWORD, device };
    this.#seed(() => done(this.#admin.signIn(credentials)));
  }

  hasCodes(name: string): void {
    this.#seed(async () => {
      const member = (await this.#admin.listStaff()).find(({ email }) => email === staffEmail(name));
      const actor: Actor = { kind: 'staff', id: member?.id ?? '', name };
      const { secret } = await this.#admin.account.newSecret(actor);
      const code = codeAt(this.now(), secret);
      await done(this.#admin.account.turnOnCodes(actor, { secret, code, password: STAFF_PASSWORD }));
    });
  }

  async codeOf(secret: string): Promise<string> {
    await this.#ready();
    return codeAt(this.now(), secret);
  }

  async latestMail(): Promise<string> {
    await this.#ready();
    await this.#server.backEnd.runJobs();
    const { mail } = this.#server.ports;
    return `${mail.seller?.name} to ${mail.sent.at(-1)?.to}`;
  }

  hasStyles(sizes: Parameters<AdminBackEndDriver['hasStyles']>[0]): void {
    this.#seed(() => this.#catalogue.add(sizes));
  }

  colleagueWrites(...change: Parameters<AdminBackEndDriver['colleagueWrites']>): void {
    this.#seed(() => this.#catalogue.write(...change));
  }

  colleaguePrices(...change: Parameters<AdminBackEndDriver['colleaguePrices']>): void {
    this.#seed(() => this.#catalogue.price(...change));
  }

  async styleOf(name: string): Promise<string> {
    await this.#ready();
    return this.#catalogue.idOf(name);
  }

  async soldIn(style: string): ReturnType<AdminBackEndDriver['soldIn']> {
    await this.#ready();
    return this.#catalogue.soldIn(style);
  }

  pass(minutes: number): void {
    this.#seed(async () => this.#server.clock.pass(minutes * MINUTE_MS));
  }

  async numberOf(shopper: string): Promise<string> {
    await this.#ready();
    const { number } = await this.#latestOf(shopper);
    if (number === undefined) throw new Error(`The order of ${shopper} has no number yet`);
    return number;
  }

  async invitationOf(email: string): Promise<string> {
    await this.#ready();
    const mail = (await this.#server.ports.mails.to(email)).findLast(
      ({ content }) => content.kind === 'staff-invitation',
    );
    if (mail?.content.kind !== 'staff-invitation') throw new Error(`Nobody has invited ${email}`);
    return mail.content.token;
  }

  async opensWith(secret: string): Promise<boolean> {
    await this.#ready();
    const headers = { authorization: `Bearer ${secret}` };
    return (await this.#server.fetch('/api/admin/orders', { headers })).status === OK;
  }

  /** Resolves when nothing of this scenario uses the stores any more. Rejects when something could not be seeded. */
  async finished(): Promise<void> {
    while (this.#underWay > 0) await new Promise(setImmediate);
    await this.#ready();
  }

  async #ready(): Promise<void> {
    await this.#shop.finished();
    await this.#seeded;
  }

  /** What was asked of the shop comes first. */
  #seed(work: () => Promise<unknown>): void {
    const shop = this.#shop.finished();
    this.#seeded = this.#seeded.then(() => shop).then(work);
    // `finished` reports the failure.
    this.#seeded.catch(() => undefined);
  }

  async #latestOf(shopper: string) {
    const { email } = accountOf(shopper);
    const { id = '' } = (await this.#server.ports.shoppers.withEmail(email)) ?? {};
    const [latest] = (await this.#server.backEnd.listOrders(id)).orders;
    if (latest === undefined) throw new Error(`${shopper} has no order`);
    return latest;
  }

  get #admin() {
    return this.#server.backEnd.admin;
  }
}

function codeAt(timestamp: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Returns a `fetch` that keeps the cookies of one browser, and calls as a page of the shop does. */
export function fetchOfBrowser(send: typeof fetch): typeof fetch {
  let cookie = '';
  return async (input, init) => {
    const headers = { ...init?.headers, 'sec-fetch-site': 'same-origin', ...(cookie !== '' && { cookie }) };
    const response = await send(input, { ...init, headers });
    const set = response.headers.get('set-cookie');
    if (set !== null) {
      const [pair = ''] = set.split(';');
      const [[name = '', value = ''] = []] = Object.entries(parse(pair));
      cookie = value === '' ? '' : `${name}=${value}`;
    }
    return response;
  };
}

/** More is a picture. */
const LONGEST_TEXT = 10_000;

/** Returns the text that was sent; of what is none, that it was there. */
function textOf(body: unknown): string {
  if (typeof body === 'string' || body === undefined) return body ?? '';
  return body instanceof Uint8Array && body.length < LONGEST_TEXT ? Buffer.from(body).toString() : '(a form)';
}
