import { MemoryAddresses } from '../../adapters/memory/MemoryAddresses.ts';
import { MemoryBackEnd } from '../../adapters/memory/MemoryBackEnd.ts';
import { MemoryBackEndOrders } from '../../adapters/memory/MemoryBackEndOrders.ts';
import { MemoryPrices } from '../../adapters/memory/MemoryPrices.ts';
import { MemoryTabs } from '../../adapters/memory/MemoryTabs.ts';
import { proofOf } from '../../adapters/memory/memorySignature.ts';
import { OrderingMemoryCart } from '../../adapters/memory/OrderingMemoryCart.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { describePurchaseContract } from './purchaseContract.ts';

const SPELLINGS = ['asha@example.com', 'Asha@Example.com'];
const PAID_AT = '2026-03-01T09:30:00+00:00';

describePurchaseContract('MemoryBackEndOrders', () => {
  const backEnd = new MemoryBackEnd();
  const tabs = new MemoryTabs();
  let logins = 0;
  return {
    prices: new MemoryPrices(backEnd),
    orders: new MemoryBackEndOrders(backEnd, tabs),
    cart: new OrderingMemoryCart(backEnd),
    addresses: new MemoryAddresses(backEnd),
    anotherTab: () => new MemoryBackEndOrders(backEnd, tabs.anotherTab()),
    logIn: async (shopper) => {
      const registered = `${shopper}@example.com`;
      const names = { firstName: shopper, lastName: '' };
      if (backEnd.shopper(registered) === undefined)
        backEnd.register({ email: registered, password: 'correct horse', ...names });
      logins += 1;
      const email = shopper === 'asha' ? (SPELLINGS[logins % SPELLINGS.length] ?? '') : registered;
      return aSession({ token: backEnd.grantToken(email), email, ...names });
    },
    paid: async (attempt, paymentId) => ({
      ...attempt,
      payment: { ...proofOf(paymentId, attempt.providerOrder), paidAt: PAID_AT },
    }),
    loseConnection: () => {
      for (const area of ['checkout', 'orders'] as const) backEnd.fail(area);
    },
    heal: () => backEnd.heal(),
  };
});
