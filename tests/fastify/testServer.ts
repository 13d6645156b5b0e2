import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import type { ServerOptions } from '../../adapters/fastify/ServerOptions.ts';
import { JwtTokens } from '../../adapters/jwt/JwtTokens.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { productFiles } from '../../adapters/product-files/productFiles.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';

export const SECRET = 'a secret of the tests with 32 bytes';
export const START = Date.UTC(2026, 2, 1, 9, 30);
export const AT_START = { createdAt: timestamp(START), updatedAt: timestamp(START) };
export const asha = { email: 'asha@example.com', password: 'ashas secret', firstName: 'Asha', lastName: 'Rao' };

export const tee = aProduct();
export const wireTee = {
  ...{ _id: 'tee', id: 1, name: 'Low Tide Tee', category: 'clothing', category_name: "men's" },
  ...{ influencers: '@meher.makes', size: 'M', original_price: 699, discounted_price: 499 },
  ...{ img: '/pictures/products/1.jpg', description: 'Two hand-blocked waves.' },
};
export const teeLine = { ...wireTee, qty: 1, ...AT_START };
/** What a checkout and an order keep of it. */
export const receiptLine = { ...teeLine, description: '' };
export const home = {
  ...{ name: 'Asha Rao', street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra' },
  ...{ country: 'India', pincode: '400050', phone: '98765 43210' },
};

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };
export type Call = (method: string, path: string, body?: unknown, headers?: HeadersInit) => Promise<Answer>;

/** The server in process over fakes, with real tokens and by default one product, the tee. */
export function testServer(options: Partial<ServerOptions> = {}, stores?: Stores) {
  const ports = { ...new MemoryBackEndPorts(), tokens: new JwtTokens(SECRET), ...stores, productFiles };
  if (stores === undefined) {
    ports.tables.products = new Map([[tee.key, { ...tee, isListed: true }]]);
    ports.tables.version = 1;
  }
  const backEnd = makeBackEnd(ports);
  const app = makeServer(backEnd, { checkDatabase: async () => {}, ...options });
  const fetch = injectFetch(app);
  const call: Call = async (method, path, sent, headers = {}) => {
    const response = await fetch(/^\/(health|live)/.test(path) ? path : `/api${path}`, {
      method,
      headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(sent !== undefined && { body: contentOf(sent) }),
    });
    const text = await response.text();
    const isCsv = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
    const body = text === '' ? undefined : isCsv ? text : JSON.parse(text);
    return { status: response.status, body, headers: response.headers };
  };
  return { app, backEnd, ports, fetch, call };
}

/** Returns a text or bytes as they are, and anything else as JSON. */
function contentOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A call with a token. */
export function as(call: Call, token: string): Call {
  return (method, path, body, headers = {}) => call(method, path, body, { authorization: token, ...headers });
}

/** Signs a shopper up, Asha by default. Returns the token. */
export async function signUp(call: Call, shopper: object = asha): Promise<string> {
  const { body } = await call('POST', '/auth/signup', shopper);
  return (body as { readonly encodedToken: string }).encodedToken;
}

/** A server on which Asha is signed up, and her calls. */
export async function ashasServer(options: Partial<ServerOptions> = {}) {
  const server = testServer(options);
  const token = await signUp(server.call);
  return { ...server, token, asAsha: as(server.call, token) };
}

/** Puts the tee into the cart, adds an address and starts a checkout. Returns what the response has. */
export async function startCheckout(call: Call, couponId?: string) {
  await call('POST', '/user/cart', { product: { _id: 'tee' } });
  const { body } = await call('POST', '/user/address', { address: home });
  const [address] = (body as { readonly addressList: readonly { readonly _id: string }[] }).addressList;
  const answer = await call('POST', '/user/checkout', { addressId: address?._id, ...(couponId && { couponId }) });
  return answer.body as {
    readonly checkout: { readonly id: string; readonly payment: { readonly orderId: string } } & Record<
      string,
      unknown
    >;
  };
}

/** A server on which Asha has paid a checkout, which is not confirmed. */
export async function paidServer() {
  const server = await ashasServer();
  const { checkout } = await startCheckout(server.asAsha);
  const { paymentId, providerOrderId, signature } = server.ports.provider.pay(checkout.payment.orderId);
  const order = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
  return { ...server, order };
}
