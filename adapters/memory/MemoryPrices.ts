import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CheckoutAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import { checkoutDraft } from '../../core/domain/orders/CheckoutDraft.ts';
import { checkoutContents } from '../../core/domain/orders/checkoutContents.ts';
import type { ForAgreeingPrices, OrderToPrice } from '../../core/storefront/ports/ForAgreeingPrices.ts';
import type { Refusal } from '../../core/storefront/ports/Refusal.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's prices, calculated from its own cart. Agrees an open checkout of the same contents again. */
export class MemoryPrices implements ForAgreeingPrices {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  agree(session: Session, { address, coupon }: OrderToPrice): Promise<CheckoutAttempt | Refusal> {
    return this.#backEnd.perform('checkout', () => {
      const { email, cart, addresses, orders } = this.#backEnd.shopperOf(session);
      const own = addresses.find(({ key }) => key === address.key);
      if (cart.length === 0) return { refusal: 'Your cart is empty.' };
      if (own === undefined) return { refusal: 'The address is not in your address book.' };
      const draft = checkoutDraft({ cart, coupon, address: own, orderId: this.#backEnd.generateId('checkout') });
      const provider = { publicKey: 'rzp_test_memory', scriptUrl: '/checkout.js' };
      const providerOrder = { ...provider, orderId: `provider's ${draft.orderId}` };
      const attempt = { email, draft, lines: cart, providerOrder };
      const isSameOpen = (other: CheckoutAttempt) =>
        other.email === email &&
        checkoutContents(other) === checkoutContents(attempt) &&
        !orders.some(({ orderId }) => orderId === other.draft.orderId);
      const open = [...this.#backEnd.checkouts.values()].find(isSameOpen);
      if (open !== undefined) return open;
      this.#backEnd.checkouts.set(draft.orderId, attempt);
      return attempt;
    });
  }
}
