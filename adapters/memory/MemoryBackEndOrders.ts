import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import { orderOf, type PaidAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';
import type { ForNotifyingOtherTabs } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';
import type { Refusal } from '../../core/storefront/ports/Refusal.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { isSigned } from './memorySignature.ts';

/** The orders of the in-memory back-end, made of the checkouts of {@link MemoryPrices}. */
export class MemoryBackEndOrders implements ForKeepingOrders {
  readonly #backEnd: MemoryBackEnd;
  readonly #tabs: ForNotifyingOtherTabs;
  readonly #listeners = new Listeners();

  constructor(backEnd: MemoryBackEnd, tabs: ForNotifyingOtherTabs) {
    this.#backEnd = backEnd;
    this.#tabs = tabs;
    tabs.whenNotified((list) => list === 'orders' && this.#listeners.call());
  }

  orders(session: Session): Promise<readonly Order[]> {
    return this.#backEnd.perform('orders', () => this.#backEnd.shopperOf(session).orders);
  }

  async record(session: Session, attempt: PaidAttempt): Promise<'recorded' | Refusal> {
    const recorded = await this.#backEnd.perform('orders', () => this.#record(session, attempt));
    if (recorded !== 'recorded') return recorded;
    this.#listeners.call();
    this.#tabs.notify('orders');
    return recorded;
  }

  whenChanged(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Makes the order and removes its lines from the cart, once. */
  #record(session: Session, { draft, payment }: PaidAttempt): 'recorded' | Refusal {
    const shopper = this.#backEnd.shopperOf(session);
    const checkout = this.#backEnd.checkouts.get(draft.orderId);
    if (checkout === undefined || emailKey(checkout.email) !== emailKey(shopper.email))
      return { refusal: 'There is no such checkout.' };
    if (!isSigned(payment, checkout.providerOrder)) return { refusal: 'The signature of the payment is wrong.' };
    const made = shopper.orders.find(({ orderId }) => orderId === draft.orderId);
    if (made !== undefined && made.paymentId !== payment.paymentId) return { refusal: 'The checkout is paid already.' };
    if (made !== undefined) return 'recorded';
    const orders = [...shopper.orders, orderOf({ ...checkout, payment })];
    this.#backEnd.register({ ...shopper, orders, cart: withoutOrdered(shopper.cart, checkout.lines) });
    return 'recorded';
  }
}
