import { coupons } from '../../core/domain/coupons/Coupon.ts';
import type { CheckoutAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import { checkoutDraft } from '../../core/domain/orders/CheckoutDraft.ts';
import { checkoutContents } from '../../core/domain/orders/checkoutContents.ts';
import type { ForAgreeingPrices } from '../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's prices, calculated from its own cart. Agrees an open checkout of the same contents again. */
export function memoryPrices(backEnd: MemoryBackEnd): ForAgreeingPrices {
  return {
    coupons: async () => coupons,
    agree: (session, { address, coupon }) =>
      backEnd.perform('checkout', () => {
        const { email, cart, addresses, orders } = backEnd.shopperOf(session);
        const own = addresses.find(({ key }) => key === address.key);
        if (cart.length === 0) return { refusal: 'Your cart is empty.' };
        if (own === undefined) return { refusal: 'The address is not in your address book.' };
        const draft = checkoutDraft({ cart, coupon, address: own, orderId: backEnd.generateId('checkout') });
        const provider = { publicKey: 'rzp_test_memory', scriptUrl: '/checkout.js' };
        const providerOrder = { ...provider, orderId: `provider's ${draft.orderId}` };
        const attempt = { email, draft, lines: cart, providerOrder };
        const isSameOpen = (other: CheckoutAttempt) =>
          other.email === email &&
          checkoutContents(other) === checkoutContents(attempt) &&
          !orders.some(({ orderId }) => orderId === other.draft.orderId);
        const open = [...backEnd.checkouts.values()].find(isSameOpen);
        if (open !== undefined) return open;
        backEnd.checkouts.set(draft.orderId, attempt);
        return attempt;
      }),
  };
}
