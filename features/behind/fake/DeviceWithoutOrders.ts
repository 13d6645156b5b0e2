import type { OrderSetup } from '../../drive/contracts/DeviceDriver.ts';
import { MemoryDevice } from './MemoryDevice.ts';

/** The shopper's device where the back-end keeps the orders. */
export class DeviceWithoutOrders extends MemoryDevice {
  readonly #keepOrder: (email: string, order: OrderSetup) => void;

  constructor(keepOrder: (email: string, order: OrderSetup) => void) {
    super();
    this.#keepOrder = keepOrder;
  }

  override remembersOrder(email: string, order: OrderSetup): void {
    this.#keepOrder(email, order);
  }

  override damagesOrders(): never {
    throw new Error('The device keeps no orders: tag the scenario with @not-server');
  }
}
