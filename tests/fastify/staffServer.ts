import type { ServerOptions } from '../../adapters/fastify/ServerOptions.ts';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { StaffRole } from '../../core/domain/staff/StaffRole.ts';
import { as, type Call, signUp, startCheckout, tee, testServer } from './testServer.ts';

/** What a browser sends with a call that a page of the shop makes. */
export const OWN_SITE = { 'sec-fetch-site': 'same-origin' };

/** A server in process with an owner, Ravi. */
export async function staffServer(options: Partial<ServerOptions> = {}) {
  const fixture = await StaffFixture.withOwner();
  fixture.ports.tables.products = new Map([[tee.key, { ...tee, isListed: true }]]);
  fixture.ports.tables.version = 1;
  const server = testServer({ attemptsPerMinute: 1000, ...options }, fixture.ports);
  /** Invites a person, who accepts. Resolves with the headers of the person's calls and the id. */
  const join = async (role: StaffRole, name: string = role) => {
    const { member, token } = await fixture.join(`${name}@shop.example`, role, name);
    return { id: member.id, headers: withSession(token) };
  };
  /** Makes an API key. Resolves with the headers of its calls and the id. */
  const addKey = async (role: StaffRole) => {
    const { key, secret } = await fixture.admin.addKey(fixture.owner, { name: `${role} key`, role });
    return { id: key.id, headers: { authorization: `Bearer ${secret}` } };
  };
  /** Lets Asha buy the tee. Resolves with the id of the order, which nobody has packed. */
  const placeOrder = async () => {
    const asAsha = as(server.call, await signUp(server.call));
    const { checkout } = await startCheckout(asAsha);
    const { paymentId, providerOrderId, signature } = fixture.ports.provider.pay(checkout.payment.orderId);
    await asAsha('POST', '/user/orders', {
      order: { checkoutId: checkout.id, paymentId, providerOrderId, signature },
    });
    return checkout.id;
  };
  return { ...server, fixture, placeOrder, join, addKey, ravi: withSession((await fixture.signIn()).token) };
}

export function withSession(token: string) {
  return { cookie: `admin-session=${token}`, ...OWN_SITE };
}

/** Calls with these headers. */
export function withHeaders(call: Call, headers: Readonly<Record<string, string>>): Call {
  return (method, path, body, others = {}) => call(method, path, body, { ...headers, ...others });
}
