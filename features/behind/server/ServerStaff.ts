import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../../core/backend/testing/samples.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { fromRupees } from '../../../core/domain/money/Paise.ts';
import type { DeliveryDays } from '../../../core/domain/settings/DeliveryDays.ts';
import type { Seller } from '../../../core/domain/settings/ShopSettings.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import type { Fit } from '../../../core/domain/styles/fit.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { startOfDay } from '../../../core/domain/time/shopDay.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { StaffDriver } from '../../drive/contracts/StaffDriver.ts';
import type { RunningServer } from './startServerInProcess.ts';

const HOUR_MS = 60 * 60_000;
const ACTOR = 'Ravi';
const RAVI: Actor = { kind: 'staff', id: 'ravi', name: ACTOR };

type Outside = {
  readonly server: RunningServer;
  /** Runs the work behind what was asked for before, and before the next call of the shop. */
  readonly queue: (work: () => Promise<unknown>) => void;
  /** Resolves when what was queued is done. */
  readonly idle: () => Promise<unknown>;
  readonly keyOf: (product: string, size?: string) => string;
  readonly shopperIdOf: (email: string) => string;
};

/** Does what staff do through the use cases of the back-end. The order is the shopper's latest. */
export class ServerStaff implements StaffDriver {
  readonly #outside: Outside;

  constructor(outside: Outside) {
    this.#outside = outside;
    outside.server.bank.capturesLater = false;
    outside.server.clock.set(undefined);
  }

  counts(product: string, pieces: number, size?: string): void {
    const change = { sku: this.#outside.keyOf(product, size), kind: 'count', quantity: pieces } as const;
    this.#outside.queue(() => done(this.#backEnd.changeStock([change], ACTOR)));
  }

  hides(product: string): void {
    const { queue, keyOf, server } = this.#outside;
    const hiddenKey = keyOf(product);
    queue(async () => {
      const hidden = (await server.ports.products.all()).filter(({ key }) => key === hiddenKey);
      await server.ports.products.import(hidden.map((stored) => ({ ...stored, isListed: false })));
    });
  }

  packs(email: string): void {
    this.#change(email, (id) => this.#backEnd.fulfilOrder.pack(id, ACTOR));
  }

  ships(email: string, parcel: Parameters<StaffDriver['ships']>[1]): void {
    this.#change(email, (id) => this.#backEnd.fulfilOrder.ship(id, parcel, ACTOR));
  }

  delivers(email: string): void {
    this.#change(email, (id) => this.#backEnd.fulfilOrder.deliver(id, ACTOR));
  }

  cancels(email: string): void {
    this.#change(email, (id) =>
      this.#backEnd.cancelForStaff(id, ACTOR, { reason: 'other', note: 'Torn in the store' }),
    );
  }

  receivesReturn(email: string): void {
    this.#settle(email, (id) => this.#backEnd.settleReturn.receive(id, { restock: true }, ACTOR));
  }

  refundsReturn(email: string): void {
    this.#settle(email, (id) => this.#backEnd.settleReturn.refund(id, { actor: ACTOR }));
  }

  exchanges(email: string, parcel: Parameters<StaffDriver['ships']>[1]): void {
    this.#settle(email, (id) => this.#backEnd.settleReturn.exchange(id, parcel, ACTOR));
  }

  refusesReturn(email: string, note: string): void {
    this.#settle(email, (id) => this.#backEnd.settleReturn.refuse(id, note, ACTOR));
  }

  refunds(email: string, rupees: number): void {
    const refund = { reason: 'A small stain', restock: false, amount: fromRupees(rupees) };
    this.#change(email, (id) => this.#backEnd.refundOrder(id, refund, { actor: ACTOR, isPreview: false }));
  }

  bankWaits(): void {
    this.#outside.server.bank.capturesLater = true;
  }

  bankPays(email: string): void {
    const { bank, ports } = this.#outside.server;
    this.#change(email, async (id) => {
      const { providerOrderId } = (await ports.checkouts.checkout(id)) ?? {};
      if (providerOrderId === undefined) throw new Error(`${email} has paid nothing`);
      bank.capture(providerOrderId);
    });
  }

  deliversIn(delivery: DeliveryDays): void {
    const { queue, server } = this.#outside;
    const { settings } = server.ports;
    queue(async () => settings.save({ ...(await settings.read()), delivery }));
  }

  closesOn(day: string): void {
    const { queue, server } = this.#outside;
    const { settings } = server.ports;
    queue(async () => {
      const now = await settings.read();
      const holidays = [...(now.delivery.holidays ?? []), day];
      await settings.save({ ...now, delivery: { ...now.delivery, holidays } });
    });
  }

  writes(page: string, text: string): void {
    const { queue, server } = this.#outside;
    const { settings } = server.ports;
    queue(async () => settings.save({ ...(await settings.read()), [`${page}Text`]: text }));
  }

  setsSynonyms(synonyms: string): void {
    this.#outside.queue(() => done(this.#backEnd.admin.changeSettings(RAVI, { synonyms }, () => true)));
  }

  introduces(seller: Partial<Seller>): void {
    const { queue, server } = this.#outside;
    const { settings } = server.ports;
    queue(async () => settings.save({ ...(await settings.read()), ...seller }));
  }

  buyersSay(product: string, fits: readonly Fit[]): void {
    const { queue, keyOf, server } = this.#outside;
    const key = keyOf(product);
    queue(async () => {
      const bought = (await server.ports.products.all()).find((stored) => stored.key === key);
      for (const [at, fit] of fits.entries()) {
        const shopperId = `buyer-${at}`;
        const id = await this.#deliverTo(shopperId, aCartItem({ ...bought, quantity: 1 }));
        await done(this.#backEnd.voteOnFit(shopperId, id, { key, fit }));
      }
    });
  }

  async fitAnswers(product: string): Promise<number> {
    const key = this.#outside.keyOf(product);
    await this.#outside.idle();
    const counts = await this.#outside.server.ports.fitVotes.count(key);
    return counts.small + counts.true + counts.large;
  }

  isOn(day: string): void {
    this.#outside.server.clock.set(Date.parse(startOfDay(day)) + 12 * HOUR_MS);
  }

  daysPass(days: number): void {
    const { queue, server } = this.#outside;
    queue(() => {
      // The days are over with the scenario.
      server.clock.set(server.clock.now() + days * 24 * HOUR_MS);
      return this.#backEnd.runJobs();
    });
  }

  hourPasses(): void {
    const { queue, server } = this.#outside;
    queue(() => {
      server.clock.pass(HOUR_MS);
      return this.#backEnd.runJobs();
    });
  }

  async mails(email: string): Promise<readonly string[]> {
    await this.#outside.idle();
    return (await this.#outside.server.ports.mails.to(email)).map(({ content }) => content.kind);
  }

  /** Resolves with the id of a delivered order of a new shopper. */
  async #deliverTo(shopperId: string, line: CartItem): Promise<string> {
    const { ports, clock } = this.#outside.server;
    const checkout = aCheckout({ id: `order-of-${shopperId}`, shopperId, lines: [line] });
    const { id, providerOrderId } = checkout;
    await ports.shoppers.add(aShopper({ id: shopperId, email: `${shopperId}@example.com` }));
    await ports.checkouts.add(checkout);
    await makeRecordPayment(ports)({ paymentId: `pay-${shopperId}`, providerOrderId }, timestamp(clock.now()));
    await done(this.#backEnd.fulfilOrder.ship(id, { carrier: 'DTDC', trackingNumber: 'D1' }, ACTOR));
    await done(this.#backEnd.fulfilOrder.deliver(id, ACTOR));
    return id;
  }

  /** Changes the latest return of the shopper's latest order. */
  #settle(email: string, settle: (returnId: string) => Promise<unknown>): void {
    this.#change(email, async (orderId) => {
      const latest = (await this.#outside.server.ports.returns.ofOrder(orderId)).at(-1);
      return settle(latest?.id ?? '');
    });
  }

  #change(email: string, change: (orderId: string) => Promise<unknown>): void {
    const { queue, shopperIdOf } = this.#outside;
    queue(async () => {
      const [latest] = (await this.#backEnd.listOrders(shopperIdOf(email))).orders;
      if (latest === undefined) throw new Error(`${email} has no order`);
      await done(change(latest.orderId));
    });
  }

  get #backEnd() {
    return this.#outside.server.backEnd;
  }
}

/** Rejects when the back-end refuses a change. */
export async function done(change: Promise<unknown>): Promise<void> {
  const result = await change;
  const isRefused =
    typeof result === 'string' ||
    (typeof result === 'object' && result !== null && ('invalid' in result || ('refused' in result && result.refused)));
  if (isRefused) throw new Error(`The back-end refuses the change: ${JSON.stringify(result)}`);
}
