import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { HttpAddresses } from '../../../adapters/http/account/HttpAddresses.ts';
import { HttpAuthentication } from '../../../adapters/http/account/HttpAuthentication.ts';
import { HttpTokens } from '../../../adapters/http/account/HttpTokens.ts';
import { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { OrderingHttpCart } from '../../../adapters/http/OrderingHttpCart.ts';
import { HttpCheckout } from '../../../adapters/http/orders/HttpCheckout.ts';
import { HttpOrders } from '../../../adapters/http/orders/HttpOrders.ts';
import { MemoryProvider } from '../../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { MemoryLists } from '../../../adapters/memory/device/MemoryLists.ts';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { memoryAddresses } from '../../../adapters/memory/memoryAddresses.ts';
import { memoryAuthentication } from '../../../adapters/memory/memoryAuthentication.ts';
import { memoryBackEndOrders } from '../../../adapters/memory/memoryBackEndOrders.ts';
import { memoryCart } from '../../../adapters/memory/memoryCart.ts';
import { memoryPrices } from '../../../adapters/memory/memoryPrices.ts';
import { proofOf } from '../../../adapters/memory/memorySignature.ts';
import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { denimJacket, sunEarrings } from '../backEndSamples.ts';
import type { PurchaseSubject } from './purchaseContract.ts';

const PAID_AT = '2026-03-01T09:30:00+00:00';
const PASSWORD = 'correct horse';
const SPELLINGS = ['asha@example.com', 'Asha@Example.com'];

/** Returns the shopper's e-mail in the spelling of the n-th login. */
function spelled(shopper: 'asha' | 'ravi', login: number): string {
  return shopper === 'ravi' ? 'ravi@example.com' : (SPELLINGS[login % SPELLINGS.length] ?? '');
}

export function memoryPurchases(): PurchaseSubject {
  const backEnd = new MemoryBackEnd();
  let logins = 0;
  return {
    prices: memoryPrices(backEnd),
    orders: memoryBackEndOrders(backEnd),
    tokens: memoryAuthentication(backEnd),
    cart: memoryCart(backEnd, { keepsOrders: true }),
    addresses: memoryAddresses(backEnd),
    anotherTab: () => memoryBackEndOrders(backEnd),
    logIn: async (shopper) => {
      logins += 1;
      const names = { firstName: shopper, lastName: '' };
      const email = spelled(shopper, logins);
      if (backEnd.shopper(email) === undefined) backEnd.register({ email, password: PASSWORD, ...names });
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
}

/** The HTTP adapters on the real server in process, with these stores. */
export async function httpPurchases(
  ports: BackEndPorts & { readonly provider: MemoryProvider },
): Promise<PurchaseSubject> {
  await ports.products.import([denimJacket, sunEarrings].map((product) => ({ ...product, isListed: true })));
  const app = makeServer(makeBackEnd(ports), { checkDatabase: async () => {}, attemptsPerMinute: 1000 });
  const serverFetch = injectFetch(app);
  let isOffline = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : serverFetch(input, init);
  const api = new HttpApi({ fetch, monitor: new ConnectionMonitor() });
  const authentication = new HttpAuthentication(api);
  const registered = new Set<string>();
  let logins = 0;
  return {
    prices: new HttpCheckout(api),
    orders: new HttpOrders(api, new MemoryLists()),
    tokens: new HttpTokens(api),
    cart: new OrderingHttpCart(api),
    addresses: new HttpAddresses(api),
    anotherTab: () => new HttpOrders(api, new MemoryLists()),
    logIn: async (shopper) => {
      logins += 1;
      const credentials = { email: spelled(shopper, logins), password: PASSWORD };
      if (registered.has(shopper)) return authentication.logIn(credentials);
      registered.add(shopper);
      return authentication.signUp({ ...credentials, firstName: shopper, lastName: 'Rao' });
    },
    paid: async (attempt, paymentId) => {
      const providerOrderId = attempt.providerOrder?.orderId ?? '';
      const signature = MemoryProvider.sign(`${providerOrderId}|${paymentId}`);
      return { ...attempt, payment: { paymentId, providerOrderId, signature, paidAt: PAID_AT } };
    },
    loseConnection: () => {
      isOffline = true;
    },
    heal: () => {
      isOffline = false;
    },
  };
}
