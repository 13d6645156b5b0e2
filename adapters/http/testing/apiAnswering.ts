import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import type { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { HttpProducts } from '../catalogue/HttpProducts.ts';
import { HttpApi } from '../HttpApi.ts';
import { HttpCart } from '../HttpCart.ts';

export const wireProduct = {
  _id: 'p/1',
  id: 1,
  name: 'Tee',
  category: 'clothing',
  category_name: "men's",
  influencers: '@meher',
  size: 'M',
  original_price: 699,
  discounted_price: 499.5,
  img: '/1.webp',
  description: 'Soft.',
};

type Sent = { readonly url: string; readonly init: RequestInit | undefined };

export const SESSION = aSession({ token: 'the-token' });

/** Returns an API client whose calls get this response, the sent requests, and the connection monitor. */
export function apiAnswering(answer: () => Response | Promise<Response>, baseUrl?: string) {
  const sent: Sent[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    sent.push({ url: String(input), init });
    return answer();
  };
  const monitor = new ConnectionMonitor();
  const api = new HttpApi({ fetch, monitor, ...(baseUrl === undefined ? {} : { baseUrl }) });
  return { api, sent, monitor };
}

export const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
export const productsOf = (answer: () => Response | Promise<Response>) => new HttpProducts(apiAnswering(answer).api);
export const cartOf = (answer: () => Response | Promise<Response>) => new HttpCart(apiAnswering(answer).api);
export const failureOf = (call: Promise<unknown>): Promise<BackEndFailure> =>
  call.then(
    () => {
      throw new Error('The call did not fail');
    },
    (reason: BackEndFailure) => reason,
  );
