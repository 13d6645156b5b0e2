import { describe, expect, it } from 'vitest';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { Unreachable } from '../../core/storefront/ports/failures/Unreachable.ts';
import { KEPT_HEADER } from '../wire/keptHeader.ts';
import { HttpProducts } from './catalogue/HttpProducts.ts';
import { HttpApi } from './HttpApi.ts';
import { HttpCart } from './HttpCart.ts';
import { apiAnswering, failureOf, json, productsOf, SESSION, wireProduct } from './testing/apiAnswering.ts';

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
          keepalive: true,
        },
      },
    ]);
  });

  it('sends changes, and no queries, also when the page is closed meanwhile', async () => {
    const { api, sent } = apiAnswering(json(200, { cart: [] }));
    const cart = new HttpCart(api);
    await cart.items(SESSION);
    await cart.change(SESSION, 'tee', 'increment');
    await cart.change(SESSION, 'tee', 'remove');
    expect(sent.map(({ init }) => [init?.method, init?.keepalive])).toEqual([
      ['GET', false],
      ['POST', true],
      ['DELETE', true],
    ]);
  });

  it('sends no token with public calls, and no body without one [spec 7.api-prefix, 7.token-header, 7.json-no-timeout]', async () => {
    const { api, sent } = apiAnswering(json(200, { products: [] }), 'https://shop.example');
    await new HttpProducts(api).catalogue();
    expect(sent).toEqual([
      {
        url: 'https://shop.example/api/products',
        init: { method: 'GET', headers: { accept: 'application/json' }, keepalive: false },
      },
    ]);
  });

  it('calls fetch without a `this` value, because browsers throw otherwise', async () => {
    let self: unknown = 'never called';
    const fetch = function (this: unknown): Promise<Response> {
      self = this;
      return Promise.resolve(new Response('{"products":[]}'));
    };
    await new HttpProducts(new HttpApi({ fetch, monitor: new ConnectionMonitor() })).catalogue();
    expect(self).toBeUndefined();
  });

  it('sends prices in rupees with the field names of the API', async () => {
    const { api, sent } = apiAnswering(json(200, { products: [wireProduct], cart: [] }));
    const [product] = (await new HttpProducts(api).catalogue()).products;
    expect(product).toMatchObject({ originalPrice: 69_900, discountedPrice: 49_950 });
    await new HttpCart(api).add(SESSION, product ?? expect.unreachable('there is one product'));
    expect(JSON.parse(String(sent[1]?.init?.body))).toEqual({ product: wireProduct });
  });
});

describe('a failed call has a message and reasons', () => {
  it('is a Network Error without a connection, also when the body is interrupted', async () => {
    const refused = productsOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(refused.catalogue())).toMatchObject({ message: 'Network Error', reasons: [] });
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const broken = productsOf(() => new Response(body));
    expect(await failureOf(broken.catalogue())).toMatchObject({ message: 'Network Error', reasons: [] });
  });

  it.each([502, 503, 504])('is Unreachable when a gateway responds with status %d', async (status) => {
    const { api, monitor } = apiAnswering(json(status, {}));
    expect(await failureOf(new HttpCart(api).items(SESSION))).toBeInstanceOf(Unreachable);
    expect(monitor.isOnline()).toBe(false);
  });

  it("says how long the back-end asks to wait, also to the connection's watchers, after these know that it is not reached", async () => {
    const { api, monitor } = apiAnswering(() => new Response('', { status: 503, headers: { 'retry-after': '7' } }));
    const heard: unknown[] = [];
    monitor.whenChanged(() => heard.push(monitor.isOnline()));
    monitor.whenAdvised((wait) => heard.push(wait));
    expect(await failureOf(new HttpCart(api).items(SESSION))).toMatchObject({ wait: 7000 });
    expect(heard).toEqual([false, 7000]);
  });

  it('gives no advice when the back-end does not ask to wait', async () => {
    const { api, monitor } = apiAnswering(json(503, {}));
    let advised = 0;
    monitor.whenAdvised(() => {
      advised += 1;
    });
    expect(await failureOf(new HttpCart(api).items(SESSION))).toMatchObject({ wait: 0 });
    expect(advised).toBe(0);
  });

  it('has the status and the texts of the errors list', async () => {
    const failure = await failureOf(productsOf(json(500, { errors: ['first', 'second'] })).catalogue());
    expect(failure).toMatchObject({
      message: 'Request failed with status code 500',
      reasons: ['first', 'second'],
    });
  });

  it.each(['<h1>Bad gateway</h1>', '', '{"errors":"text"}', '{"errors":[{"code":1}]}', 'null'])(
    'has the status alone when the body is %j',
    async (body) => {
      const failure = await failureOf(productsOf(() => new Response(body, { status: 500 })).catalogue());
      expect(failure).toMatchObject({ message: 'Request failed with status code 500', reasons: [] });
    },
  );
});

describe('An answer that the service worker has kept', () => {
  it.each([true, false])('says nothing about the connection, which stays as it is (online: %s)', async (isOnline) => {
    const kept = () => new Response('{"products":[]}', { headers: { [KEPT_HEADER]: 'kept' } });
    const { api, monitor } = apiAnswering(kept);
    monitor.report(isOnline);
    await new HttpProducts(api).catalogue();
    expect(monitor.isOnline()).toBe(isOnline);
  });
});
