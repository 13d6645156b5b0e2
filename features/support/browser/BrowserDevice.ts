import { textOf } from '../../../adapters/local-storage/orderDocument.ts';
import { fromRupees } from '../../../core/domain/money/Paise.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { addressOf } from '../backEnd/addressOf.ts';
import type { DeviceDriver, OrderSetup, RememberedSession } from '../drivers/DeviceDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';

const MOMENT = timestamp(Date.UTC(2026, 2, 1));
const STAMPS = { createdAt: MOMENT, updatedAt: MOMENT };

/** The browser's local storage, before the shop is opened. */
export class BrowserDevice implements DeviceDriver {
  readonly #session: BrowserSession;
  readonly #orders = new Map<string, Order[]>();

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  remembersSession(session: Partial<RememberedSession>): void {
    for (const key of ['token', 'isAuth', 'firstName', 'lastName', 'email'] as const) {
      const text = session[key];
      if (text === undefined) this.#session.device.delete(key);
      else this.#session.device.set(key, text);
    }
  }

  remembersOrder(email: string, setup: OrderSetup): void {
    const orders = [...(this.#orders.get(email) ?? []), orderOf(setup)];
    this.#orders.set(email, orders);
    this.#session.device.set(`orders:${email}`, textOf(orders));
  }

  damagesOrders(email: string): void {
    this.#session.device.set(`orders:${email}`, '{"version":1,"orders":[{"paym');
  }
}

function orderOf({ orderId, paymentId, productName, price }: OrderSetup): Order {
  const amount = fromRupees(price);
  const product = { key: 'product-1', id: 1, name: productName, category: 'clothing', categoryName: "women's" };
  const details = { influencer: '@maya', size: 'M', image: '/pictures/products/1.jpg', description: '' };
  const prices = { originalPrice: amount, discountedPrice: amount };
  return {
    ...{ orderId, paymentId, amountPaid: amount, paidAt: MOMENT },
    orderedProducts: [{ ...product, ...details, ...prices, quantity: 1, ...STAMPS }],
    deliveryAddress: { key: 'address-1', ...addressOf({ name: 'Home' }), ...STAMPS },
  };
}
