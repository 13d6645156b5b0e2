import { describe, expect, it } from 'vitest';
import type { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/SessionRejected.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { ConnectionMonitor } from './ConnectionMonitor.ts';
import { HttpApi } from './HttpApi.ts';
import { HttpAuthentication } from './HttpAuthentication.ts';
import { HttpCart } from './HttpCart.ts';
import { HttpProducts } from './HttpProducts.ts';

const wireProduct = {
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

const SESSION = aSession({ token: 'the-token' });

/** Returns an API client whose calls get this response, the sent requests, and the connection monitor. */
function apiAnswering(answer: () => Response | Promise<Response>, baseUrl?: string) {
  const sent: Sent[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    sent.push({ url: String(input), init });
    return answer();
  };
  const monitor = new ConnectionMonitor();
  const api = new HttpApi({ fetch, monitor, ...(baseUrl === undefined ? {} : { baseUrl }) });
  return { api, sent, monitor };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const productsOf = (answer: () => Response | Promise<Response>) => new HttpProducts(apiAnswering(answer).api);
const cartOf = (answer: () => Response | Promise<Response>) => new HttpCart(apiAnswering(answer).api);
const failureOf = (call: Promise<unknown>): Promise<BackEndFailure> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (reason: BackEndFailure) => reason,
  );

describe('the HTTP client accepts JSON and sends the token in the authorization header of user calls', () => {
  it('sends the bare token and a JSON body to the encoded path [spec 6.authorization-header, 7.api-prefix, 7.token-header, 7.json-no-timeout]', async () => {
    const { api, sent } = apiAnswering(json(200, { cart: [] }));
    await new HttpCart(api).change(SESSION, 'a/b c?', 'increment');
    expect(sent).toEqual([
      {
        url: '/api/user/cart/a%2Fb%20c%3F',
        init: {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'the-token' },
          body: '{"action":{"type":"increment"}}',
        },
      },
    ]);
  });

  it('sends no token with public calls, and no body without one [spec 7.api-prefix, 7.token-header, 7.json-no-timeout]', async () => {
    const { api, sent } = apiAnswering(json(200, { products: [] }), 'https://shop.example');
    await new HttpProducts(api).allProducts();
    expect(sent).toEqual([
      { url: 'https://shop.example/api/products', init: { method: 'GET', headers: { accept: 'application/json' } } },
    ]);
  });

  it('calls fetch without a `this` value, because browsers throw otherwise', async () => {
    let self: unknown = 'never called';
    const fetch = function (this: unknown): Promise<Response> {
      self = this;
      return Promise.resolve(new Response('{"products":[]}'));
    };
    await new HttpProducts(new HttpApi({ fetch, monitor: new ConnectionMonitor() })).allProducts();
    expect(self).toBeUndefined();
  });

  it('sends prices in rupees with the field names of the API', async () => {
    const { api, sent } = apiAnswering(json(200, { products: [wireProduct], cart: [] }));
    const [product] = await new HttpProducts(api).allProducts();
    expect(product).toMatchObject({ originalPrice: 69_900, discountedPrice: 49_950 });
    await new HttpCart(api).add(SESSION, product ?? expect.unreachable('there is one product'));
    expect(JSON.parse(String(sent[1]?.init?.body))).toEqual({ product: wireProduct });
  });
});

describe('a failed call has a message and reasons', () => {
  it('is a Network Error without a connection, also when the body is interrupted', async () => {
    const refused = productsOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(refused.allProducts())).toMatchObject({ message: 'Network Error', reasons: [] });
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const broken = productsOf(() => new Response(body));
    expect(await failureOf(broken.allProducts())).toMatchObject({ message: 'Network Error', reasons: [] });
  });

  it.each([502, 503, 504])('is Unreachable when a gateway responds with status %d', async (status) => {
    const { api, monitor } = apiAnswering(json(status, {}));
    expect(await failureOf(new HttpCart(api).items(SESSION))).toBeInstanceOf(Unreachable);
    expect(monitor.isOnline()).toBe(false);
  });

  it('has the status and the texts of the errors list', async () => {
    const failure = await failureOf(productsOf(json(500, { errors: ['first', 'second'] })).allProducts());
    expect(failure).toMatchObject({
      message: 'Request failed with status code 500',
      reasons: ['first', 'second'],
    });
  });

  it.each(['<h1>Bad gateway</h1>', '', '{"errors":"text"}', '{"errors":[{"code":1}]}', 'null'])(
    'has the status alone when the body is %j',
    async (body) => {
      const failure = await failureOf(productsOf(() => new Response(body, { status: 500 })).allProducts());
      expect(failure).toMatchObject({ message: 'Request failed with status code 500', reasons: [] });
    },
  );
});

describe('the product list: success only on status 200', () => {
  it.each([201, 203, 206])(
    'treats status %i as a failure [spec 4.only-status-200, 7.get-products, 9.catalogue-once]',
    async (status) => {
      const failure = await failureOf(productsOf(json(status, { products: [wireProduct] })).allProducts());
      expect(failure.message).toBe(`Request failed with status code ${status}`);
    },
  );

  it('treats status 204 as a failure [spec 4.only-status-200, 7.get-products, 9.catalogue-once]', async () => {
    const failure = await failureOf(productsOf(() => new Response(null, { status: 204 })).allProducts());
    expect(failure.message).toBe('Request failed with status code 204');
  });

  it('ignores unknown fields', async () => {
    const [product] = await productsOf(json(200, { products: [{ ...wireProduct, rating: 5 }] })).allProducts();
    expect(product).toMatchObject({ key: 'p/1', influencer: '@meher', categoryName: "men's" });
    expect(product).not.toHaveProperty('rating');
  });

  it('fails with the call and the field in its message when one product is invalid', async () => {
    const { size: _size, ...sizeless } = wireProduct;
    const failure = await failureOf(productsOf(json(200, { products: [wireProduct, sizeless] })).allProducts());
    expect(failure.message).toMatch(
      /^GET \/api\/products: the response's products\.1\.size does not match its schema: /,
    );
  });

  it.each([
    [{ original_price: '699' }, 'original_price'],
    [{ discounted_price: -1 }, 'discounted_price'],
    [{ _id: '' }, '_id'],
  ])('rejects a product with %j', async (wrong, field) => {
    const failure = await failureOf(productsOf(json(200, { products: [{ ...wireProduct, ...wrong }] })).allProducts());
    expect(failure.message).toContain(`products.0.${field} does not match its schema`);
  });

  it.each([['null'], ['[]'], ['"text"']])('fails with a message when the response is %s', async (body) => {
    const failure = await failureOf(productsOf(() => new Response(body)).allProducts());
    expect(failure.message).toMatch(/^GET \/api\/products: the response's (body|products) does not match its schema: /);
  });

  it('fails with a message when the response is HTML instead of JSON', async () => {
    const failure = await failureOf(productsOf(() => new Response('<!doctype html>')).allProducts());
    expect(failure.message).toBe('GET /api/products: the response is not JSON');
  });
});

describe('which responses reject a session', () => {
  const notRegistered = { errors: ['The email you entered is not Registered. Not Found error'] };

  it('rejects it on 401 of a protected call with any body', async () => {
    const failure = await failureOf(cartOf(() => new Response('nope', { status: 401 })).items(SESSION));
    expect(failure).toBeInstanceOf(SessionRejected);
    expect(failure).toMatchObject({ token: 'the-token', reasons: [] });
  });

  it('rejects it on the not-registered 404 of a protected call', async () => {
    expect(await failureOf(cartOf(json(404, notRegistered)).items(SESSION))).toBeInstanceOf(SessionRejected);
  });

  it.each([{ errors: ['No such thing'] }, {}, { errors: [] }])('does not reject it on the 404 %j', async (body) => {
    const failure = await failureOf(cartOf(json(404, body)).items(SESSION));
    expect(failure).not.toBeInstanceOf(SessionRejected);
    expect(failure.message).toBe('Request failed with status code 404');
  });

  it.each([403, 500])('does not reject it on status %i', async (status) => {
    expect(await failureOf(cartOf(json(status, notRegistered)).items(SESSION))).not.toBeInstanceOf(SessionRejected);
  });

  it('does not reject it on a failed login', async () => {
    const { api } = apiAnswering(json(404, notRegistered));
    const failure = await failureOf(new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' }));
    expect(failure).not.toBeInstanceOf(SessionRejected);
  });
});

describe('the user in a login response', () => {
  it.each([{}, { firstName: null, lastName: null }])('has empty names when they are missing: %j', async (names) => {
    const { api } = apiAnswering(json(200, { encodedToken: 't', foundUser: { email: 'a@b.c', ...names } }));
    expect(await new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' })).toEqual({
      token: 't',
      firstName: '',
      lastName: '',
      email: 'a@b.c',
    });
  });

  it('rejects a login without a token', async () => {
    const { api } = apiAnswering(json(200, { encodedToken: '', foundUser: { email: 'a@b.c' } }));
    const failure = await failureOf(new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' }));
    expect(failure.message).toContain('POST /api/auth/login: the response');
    expect(failure.message).toContain('encodedToken');
  });
});
