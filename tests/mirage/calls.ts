import {
  createMockBackEnd,
  type MockBackEnd,
  type MockBackEndOptions,
} from '../../adapters/mirage/createMockBackEnd.ts';
import type { MockProduct } from '../../adapters/mirage/ShopDatabase.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';

export const START = Date.UTC(2026, 2, 1, 9, 30);
export const AT_START = { createdAt: timestamp(START), updatedAt: timestamp(START) };

export const tee: MockProduct = {
  _id: 'tee',
  id: 7,
  name: 'Tee',
  category: 'clothing',
  category_name: "men's",
  influencers: '@meher',
  size: 'M',
  original_price: 699,
  discounted_price: 499,
  img: '/7.webp',
  description: 'Soft.',
};

export type Answer = { readonly status: number; readonly body: unknown };
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** A mock back-end with the tee and one user, ravi@example.com, whose password is `ravis secret`. */
export function mockWithRavi(options: Partial<MockBackEndOptions> = {}): MockBackEnd {
  const mock = createMockBackEnd({ mode: 'test', now: () => START, realFetch: undefined, ...options });
  mock.database.products = [tee];
  mock.database.addUser({
    ...{ _id: 'user-ravi@example.com', email: 'ravi@example.com', password: 'ravis secret' },
    ...{ extras: { firstName: 'Ravi' }, ...AT_START },
  });
  return mock;
}

/** Calls a mock, with this token if any. */
export function caller(mock: MockBackEnd, token?: string): Call {
  return async (method, path, body) => {
    const response = await mock.fetch(`/api${path}`, {
      method,
      ...(token === undefined ? {} : { headers: { authorization: token } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** Logs Ravi in and returns his token. */
export async function tokenOfRavi(mock: MockBackEnd): Promise<string> {
  const answer = await caller(mock)('POST', '/auth/login', { email: 'ravi@example.com', password: 'ravis secret' });
  return tokenIn(answer);
}

export function tokenIn({ body }: Answer): string {
  if (typeof body === 'object' && body !== null && 'encodedToken' in body && typeof body.encodedToken === 'string') {
    return body.encodedToken;
  }
  throw new Error(`There is no token in ${JSON.stringify(body)}`);
}

/** Returns a `Storage` in memory. */
export function memoryStorage(content: Record<string, string> = {}): Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem'
> & {
  readonly content: Map<string, string>;
} {
  const kept = new Map(Object.entries(content));
  return {
    content: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
