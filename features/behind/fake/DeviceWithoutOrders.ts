import { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import type { PaymentProof } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { OrderSetup } from '../../drive/contracts/DeviceDriver.ts';
import { MemoryDevice } from './MemoryDevice.ts';

type Outside = {
  readonly keepOrder: (email: string, order: OrderSetup) => void;
  /** Pays an order of the provider. */
  readonly pay: (providerOrderId: string) => PaymentProof;
};

/** The shopper's device where the back-end keeps the orders. */
export class DeviceWithoutOrders extends MemoryDevice {
  readonly #outside: Outside;

  constructor(outside: Outside) {
    super(new MemoryPayments(({ orderId }) => outside.pay(orderId)));
    this.#outside = outside;
  }

  override remembersOrder(email: string, order: OrderSetup): void {
    this.#outside.keepOrder(email, order);
  }

  override damagesOrders(): never {
    throw new Error('The device keeps no orders: tag the scenario with @not-server');
  }
}
