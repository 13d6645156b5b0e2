import type { DeviceDriver, OrderSetup, RememberedSession } from '../../contracts/DeviceDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';

/** The browser's local storage, before the shop is opened. */
export class BrowserDevice implements DeviceDriver {
  readonly #session: BrowserSession;
  /** Adds an order where orders are kept: in the back-end. */
  readonly remembersOrder: (email: string, order: OrderSetup) => void;

  constructor(session: BrowserSession, keepOrder: (email: string, order: OrderSetup) => void) {
    this.#session = session;
    this.remembersOrder = keepOrder;
  }

  remembersSession(session: Partial<RememberedSession>): void {
    for (const key of ['token', 'isAuth', 'firstName', 'lastName', 'email'] as const) {
      const text = session[key];
      if (text === undefined) this.#session.device.delete(key);
      else this.#session.device.set(key, text);
    }
  }

  damagesOrders(): never {
    throw new Error('The device keeps no orders: tag the scenario with @not-browser');
  }
}
