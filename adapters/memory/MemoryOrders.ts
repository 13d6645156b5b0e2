import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForRememberingOrders } from '../../core/storefront/ports/ForRememberingOrders.ts';

/** Orders per shopper on a device that several tabs share. */
export class MemoryOrders implements ForRememberingOrders {
  readonly #device: Map<string, readonly Order[]>;

  constructor(device: Map<string, readonly Order[]> = new Map()) {
    this.#device = device;
  }

  ordersOf(email: string): readonly Order[] {
    return this.#device.get(email.toLowerCase()) ?? [];
  }

  remember(email: string, order: Order): void {
    const orders = this.ordersOf(email);
    if (orders.some(({ paymentId }) => paymentId === order.paymentId)) return;
    this.#device.set(email.toLowerCase(), [...orders, structuredClone(order)]);
  }

  /** Lever: loses what is remembered of one shopper. */
  forget(email: string): void {
    this.#device.delete(email.toLowerCase());
  }

  /** Lever: another tab, or the same one after a reload. */
  anotherTab(): MemoryOrders {
    return new MemoryOrders(this.#device);
  }
}
