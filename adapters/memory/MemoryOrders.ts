import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { orderOf, type PaidAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/orders/ForKeepingOrders.ts';

type Device = Map<string, readonly Order[]>;

/** Orders per shopper on a device, which its tabs share. */
export class MemoryOrders implements ForKeepingOrders {
  readonly #device: Device;
  /** The orders that this tab could not store, by e-mail key. */
  readonly #unwritten = new Map<string, readonly Order[]>();
  #failure: Error | undefined;

  constructor(device: Device = new Map()) {
    this.#device = device;
  }

  async orders({ email }: Pick<Session, 'email'>): Promise<readonly Order[]> {
    return [...this.#stored(email), ...(this.#unwritten.get(emailKey(email)) ?? [])];
  }

  async record({ email }: Pick<Session, 'email'>, attempt: PaidAttempt): Promise<'recorded' | 'already-recorded'> {
    const shopper = emailKey(email);
    const order = orderOf(attempt);
    const stored = this.#stored(shopper);
    const isIn = (orders: readonly Order[], { paymentId }: Order) =>
      orders.some((each) => each.paymentId === paymentId);
    if (isIn(stored, order)) return 'already-recorded';
    const unwritten = (this.#unwritten.get(shopper) ?? []).filter((each) => !isIn([...stored, order], each));
    const orders = [...unwritten, structuredClone(order)];
    if (this.#failure === undefined) this.#device.set(shopper, [...stored, ...orders]);
    this.#unwritten.set(shopper, this.#failure === undefined ? [] : orders);
    if (this.#failure !== undefined) throw this.#failure;
    return 'recorded';
  }

  /** Test control: makes recording fail, until it is called with undefined. */
  failWith(failure: Error | undefined): void {
    this.#failure = failure;
  }

  /** Test control: deletes one shopper's stored orders. */
  lose(email: string): void {
    this.#device.delete(emailKey(email));
  }

  /** Test control: returns another tab of the device, or the same tab after a reload. */
  anotherTab(): MemoryOrders {
    return new MemoryOrders(this.#device);
  }

  #stored(email: string): readonly Order[] {
    return this.#device.get(emailKey(email)) ?? [];
  }
}
