import { HttpProducts } from '../../adapters/http/catalogue/HttpProducts.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { HttpCart } from '../../adapters/http/HttpCart.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { mockWithRavi, tokenOfRavi } from './calls.ts';

/** A request and its response. */
export type MadeCall = {
  readonly call: string;
  readonly payload?: unknown;
  readonly token: string | null;
  readonly status: number;
  readonly answer: unknown;
};

/** The shop's own client, logged in as Ravi, on the mock back-end; `lastCall` returns the newest call it made. */
export async function clientOnMock() {
  const mock = mockWithRavi({ generateId: () => 'generated-id' });
  const token = await tokenOfRavi(mock);
  const calls: MadeCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await mock.fetch(input, init);
    calls.push(await madeCall(String(input), init, response.clone()));
    return response;
  };
  const api = new HttpApi({ fetch, monitor: new ConnectionMonitor() });
  return {
    token,
    session: aSession({ token }),
    products: new HttpProducts(api),
    cart: new HttpCart(api),
    lastCall: () => calls.at(-1),
    /** Returns the calls that `work` made. */
    callsDuring: async (work: () => Promise<unknown>) => {
      const before = calls.length;
      await work();
      return calls.slice(before);
    },
  };
}

async function madeCall(path: string, init: RequestInit | undefined, response: Response): Promise<MadeCall> {
  return {
    call: `${init?.method} ${path}`,
    ...(init?.body === undefined ? {} : { payload: JSON.parse(String(init.body)) }),
    token: new Headers(init?.headers).get('authorization'),
    status: response.status,
    answer: await response.json(),
  };
}

/** The one product of {@link clientOnMock}'s mock back-end, as the client reads it. */
export async function teeOf({ products }: { readonly products: HttpProducts }): Promise<Product> {
  const [product] = (await products.catalogue()).products;
  if (product === undefined) throw new Error('The mock back-end has no product');
  return product;
}
