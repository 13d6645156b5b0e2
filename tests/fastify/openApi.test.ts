import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import type { AccountToken, TokenPurpose } from '../../core/backend/ports/accounts/ForStoringAccountTokens.ts';
import { filterParameters } from '../../core/domain/catalogue/filters/filtersQueryString.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { document, expectDescribed } from './described.ts';
import { storefront } from './renderingStorefront.ts';
import { as, asha, ashasServer, type Call, home, startCheckout, testServer } from './testServer.ts';

const product = { product: { _id: 'tee' } };
const increment = { action: { type: 'increment' } };

/** Calls with the pattern of their path, a valid request and its status. */
const successes: readonly [string, string, string, number, object?][] = [
  ['GET', '/products', '/products', 200],
  ['GET', '/products/{productId}', '/products/tee', 200],
  ['GET', '/categories', '/categories', 200],
  ['GET', '/catalogue', '/catalogue?size=M&count=1', 200],
  ['GET', '/catalogue/options', '/catalogue/options', 200],
  ['GET', '/catalogue/creators', '/catalogue/creators?find=a', 200],
  ['GET', '/catalogue/{id}', '/catalogue/1', 200],
  ['GET', '/catalogue/{id}/more', '/catalogue/1/more', 200],
  ['GET', '/catalogue/{id}/pictures', '/catalogue/1/pictures', 200],
  ['GET', '/catalogue/{id}/fit', '/catalogue/1/fit', 200],
  ['GET', '/suggestions', '/suggestions?q=e', 200],
  ['GET', '/availability', '/availability?keys=tee', 200],
  ['GET', '/delivery', '/delivery?pin=400050', 200],
  ['GET', '/pages/{name}', '/pages/terms', 200],
  ['GET', '/seller', '/seller', 200],
  ['GET', '/coupons', '/coupons', 200],
  ['POST', '/auth/login', '/auth/login', 200, { email: asha.email, password: asha.password }],
  ['POST', '/auth/signup', '/auth/signup', 201, { email: 'ravi@example.com', password: 'ravis secret' }],
  ['POST', '/auth/password/forgot', '/auth/password/forgot', 202, { email: asha.email }],
  ['GET', '/user/data', '/user/data', 200],
  ['PUT', '/user/password', '/user/password', 200, { current: asha.password, password: 'another secret' }],
  ['DELETE', '/user', '/user', 204, { password: asha.password }],
  ['GET', '/user/cart', '/user/cart', 200],
  ['GET', '/user/page', '/user/page?path=/cart', 200],
  ['GET', '/user/cart-news', '/user/cart-news', 200],
  ['DELETE', '/user/cart-news', '/user/cart-news', 204],
  ['POST', '/user/cart', '/user/cart', 201, product],
  ['POST', '/user/cart/{id}', '/user/cart/tee', 200, increment],
  ['GET', '/user/wishlist', '/user/wishlist', 200],
  ['POST', '/user/wishlist', '/user/wishlist', 201, product],
  ['DELETE', '/user/wishlist/{id}', '/user/wishlist/other', 200],
  ['GET', '/user/stock-alerts', '/user/stock-alerts', 200],
  ['PUT', '/user/stock-alerts/{id}', '/user/stock-alerts/sold-out', 200],
  ['DELETE', '/user/stock-alerts/{id}', '/user/stock-alerts/other', 200],
  ['GET', '/user/address', '/user/address', 200],
  ['POST', '/user/address', '/user/address', 201, { address: home }],
  ['POST', '/user/address/{id}', '/user/address/own', 200, { address: home }],
  ['DELETE', '/user/address/{id}', '/user/address/own', 200],
  ['DELETE', '/user/cart/{id}', '/user/cart/other', 200],
  ['POST', '/user/cart/clearCart', '/user/cart/clearCart', 201],
  ['GET', '/user/orders', '/user/orders', 200],
  ['POST', '/auth/logout', '/auth/logout', 204],
];

/** Calls that fail, with the status. */
const failures: readonly [string, string, string, number, object?][] = [
  ['GET', '/products/{productId}', '/products/none', 404],
  ['GET', '/catalogue', '/catalogue?count=101', 422],
  ['GET', '/catalogue/creators', '/catalogue/creators?find=%00', 422],
  ['GET', '/catalogue/{id}', '/catalogue/2', 404],
  ['GET', '/catalogue/{id}/more', '/catalogue/2/more', 404],
  ['GET', '/catalogue/{id}/pictures', '/catalogue/2/pictures', 404],
  ['GET', '/catalogue/{id}/fit', '/catalogue/2/fit', 404],
  ['GET', '/suggestions', '/suggestions', 422],
  ['GET', '/pages/{name}', '/pages/none', 404],
  ['POST', '/auth/login', '/auth/login', 401, { email: asha.email, password: 'wrong' }],
  ['POST', '/auth/login', '/auth/login', 404, { email: 'nobody@example.com', password: 'wrong' }],
  ['POST', '/auth/signup', '/auth/signup', 422, asha],
  ['PUT', '/user/password', '/user/password', 422, { current: 'wrong', password: 'another secret' }],
  ['DELETE', '/user', '/user', 422, { password: 'wrong' }],
  ['POST', '/auth/password/reset', '/auth/password/reset', 422, { token: 'none', password: 'another secret' }],
  ['POST', '/user/cart', '/user/cart', 404, { product: { _id: 'none' } }],
  ['POST', '/user/cart/{id}', '/user/cart/tee', 422, {}],
  ['PUT', '/user/stock-alerts/{id}', '/user/stock-alerts/none', 404],
  ['PUT', '/user/stock-alerts/{id}', '/user/stock-alerts/tee', 409],
  ['POST', '/user/address/{id}', '/user/address/other', 404, { address: home }],
  ['DELETE', '/user/address/{id}', '/user/address/other', 404],
  ['POST', '/user/checkout', '/user/checkout', 422, { addressId: 'a' }],
];

/** A link for Asha whose token is its purpose. */
function linkOf({ tables }: Pick<MemoryBackEndPorts, 'tables'>, purpose: TokenPurpose): AccountToken {
  const [shopperId = ''] = tables.shoppers.keys();
  return { token: purpose, shopperId, purpose, expiresAt: '2099-01-01T00:00:00+00:00' };
}

describe('The OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { openapi } = await document;
    expect(openapi).toBe('3.1.0');
    expect(await new Validator().validate(await document)).toMatchObject({ valid: true });
  });

  it('has every call of the shop, and these tests make them all', async () => {
    // tests/security/adminAccess.test.ts makes those of the admin.
    const paths = Object.entries((await document).paths).filter(([path]) => !path.startsWith('/admin/'));
    const described = paths.flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const made = successes.map(([method, pattern]) => `${method} ${pattern}`);
    const others = [
      'POST /user/checkout',
      'POST /auth/password/reset',
      'POST /auth/email/verify',
      'POST /user/orders',
      'GET /user/orders/{id}',
      'POST /user/orders/{id}/cancel',
      'POST /user/orders/{id}/returns',
      'POST /user/orders/{id}/returns/{returnId}/withdraw',
      'PUT /user/orders/{id}/fit',
      'POST /payments/razorpay/webhook',
      'GET /health',
      'GET /live',
    ];
    expect(described.toSorted()).toEqual([...made, ...others].toSorted());
  });

  it.each(successes)('describes the response of %s %s', async (method, pattern, path, status, request) => {
    const { asAsha, ports } = await ashasServer({ storefront });
    await ports.products.import([{ ...aProduct({ key: 'sold-out', id: 9 }), isListed: true }]);
    await ports.stock.startCounting(['sold-out']);
    await asAsha('POST', '/user/cart', product);
    await asAsha('POST', '/user/wishlist', product);
    const { body } = await asAsha('POST', '/user/address', { address: home });
    const { addressList } = body as { readonly addressList: readonly [{ readonly _id: string }] };
    const answer = await asAsha(method, path.replace('own', addressList[0]._id), request);
    expect(answer.status).toBe(status);
    await expectDescribed(method, pattern, answer);
  });

  it('describes the responses of a checkout and its order', async () => {
    const { asAsha, ports } = await ashasServer({ storefront });
    const body = await startCheckout(asAsha);
    await expectDescribed('POST', '/user/checkout', { status: 201, body });
    const { paymentId, providerOrderId, signature } = ports.provider.pay(body.checkout.payment.orderId);
    const order = { checkoutId: body.checkout.id, paymentId, providerOrderId, signature };
    const answer = await asAsha('POST', '/user/orders', { order });
    expect(answer.status).toBe(201);
    await expectDescribed('POST', '/user/orders', answer);
    await expectDescribed('GET', '/user/orders', await asAsha('GET', '/user/orders'));
    const path = `/user/orders/${order.checkoutId}`;
    await expectDescribed('GET', '/user/orders/{id}', await asAsha('GET', path));
    await expectDescribed('POST', '/user/orders/{id}/cancel', await asAsha('POST', `${path}/cancel`));
  });

  it('describes the responses of a vote on how a piece fits', async () => {
    const { asAsha, ports, backEnd } = await ashasServer({ storefront });
    await ports.products.import([{ ...aProduct({ key: 'tee', id: 1 }), isListed: true, style: 'tee' }]);
    await ports.products.import([{ ...aProduct({ key: 'tee-l', id: 8, size: 'L' }), isListed: true, style: 'tee' }]);
    const { checkout } = await buy(asAsha, ports);
    const [path, pattern] = [`/user/orders/${checkout.id}/fit`, '/user/orders/{id}/fit'];
    const vote = (key: string, fit: string) => asAsha('PUT', path, { key, fit });
    const early = await vote('tee', 'small');
    await backEnd.fulfilOrder.ship(checkout.id, { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
    await backEnd.fulfilOrder.deliver(checkout.id, 'Ravi');
    const answers = [early, await vote('cap', 'small'), await vote('tee', 'tight'), await vote('tee', 'small')];
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 200]);
    expect(answers.at(-1)).toMatchObject({ body: { order: { fits: [{ key: 'tee', fit: 'small' }] } } });
    for (const answer of answers) await expectDescribed('PUT', pattern, answer);
    expect(await asAsha('GET', '/catalogue/8/fit')).toMatchObject({ body: { fit: { small: 1, true: 0, large: 0 } } });
  });

  it('describes the responses of a return', async () => {
    const { asAsha, ports, backEnd } = await ashasServer({ storefront });
    const { checkout } = await buy(asAsha, ports);
    const [path, pattern] = [`/user/orders/${checkout.id}/returns`, '/user/orders/{id}/returns'];
    const request = { lines: [{ key: 'tee', quantity: 1, reason: 'too-big' }] };
    const early = await asAsha('POST', path, request);
    expect([early.status, early.body]).toEqual([422, { errors: ['Low Tide Tee cannot be returned.'] }]);
    await expectDescribed('POST', pattern, early);
    await backEnd.fulfilOrder.ship(checkout.id, { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
    await backEnd.fulfilOrder.deliver(checkout.id, 'Ravi');
    const asked = await asAsha('POST', path, request);
    expect(asked.status).toBe(201);
    await expectDescribed('POST', pattern, asked);
    const [{ id = '' }] = Object(asked.body).order.returns;
    const withdrawn = await asAsha('POST', `${path}/${id}/withdraw`);
    expect(withdrawn).toMatchObject({ status: 200, body: { order: { returns: [{ state: 'withdrawn' }] } } });
    await expectDescribed('POST', `${pattern}/{returnId}/withdraw`, withdrawn);
    const unknown = await asAsha('POST', `${path}/none/withdraw`);
    expect(unknown.status).toBe(404);
    await expectDescribed('POST', `${pattern}/{returnId}/withdraw`, unknown);
  });

  it('describes the responses of the links that are mailed', async () => {
    const { call, ports } = await ashasServer({ storefront });
    await ports.accountTokens.put(linkOf(ports, 'reset-password'));
    await ports.accountTokens.put(linkOf(ports, 'verify-email'));
    const [reset, verify] = ['/auth/password/reset', '/auth/email/verify'];
    for (const [path, body] of [
      [reset, { token: 'reset-password', password: 'another secret' }],
      [verify, { token: 'verify-email' }],
    ] as const) {
      const [followed, again] = [await call('POST', path, body), await call('POST', path, body)];
      expect([followed.status, again.status]).toEqual([204, 422]);
      await expectDescribed('POST', path, followed);
      await expectDescribed('POST', path, again);
    }
  });

  it('describes the refusal of a checkout for which there are too few pieces', async () => {
    const { asAsha, ports } = await ashasServer({ storefront });
    await ports.stock.startCounting(['tee']);
    const body = await startCheckout(asAsha);
    expect(body).toEqual({ errors: ['Low Tide Tee is sold out.'], lines: [{ key: 'tee', left: 0 }] });
    await expectDescribed('POST', '/user/checkout', { status: 422, body });
  });

  it('describes the responses of the webhook', async () => {
    const { call } = await ashasServer({ storefront });
    const path = '/payments/razorpay/webhook';
    const body = JSON.stringify({ type: 'payment.failed' });
    const [signature, forged] = [MemoryProvider.sign(body), 'forged'];
    const taken = await call('POST', path, body, { 'x-razorpay-signature': signature });
    const refused = await call('POST', path, body, { 'x-razorpay-signature': forged });
    expect([taken.status, refused.status]).toEqual([200, 400]);
    await expectDescribed('POST', path, taken);
    await expectDescribed('POST', path, refused);
  });

  it('describes the responses of the health check, which is not below /api', async () => {
    const healthy = await testServer().call('GET', '/health');
    const ill = await testServer({ checkDatabase: () => Promise.reject(new Error('gone')) }).call('GET', '/health');
    expect([healthy.status, ill.status]).toEqual([200, 503]);
    await expectDescribed('GET', '/health', healthy);
    await expectDescribed('GET', '/health', ill);
    await expectDescribed('GET', '/live', await testServer().call('GET', '/live'));
    expect((await document).paths['/live']?.get).toMatchObject({ servers: [{ url: '/' }] });
    expect((await document).paths['/health']?.get).toMatchObject({ servers: [{ url: '/' }] });
  });

  it.each(failures)('describes the failure of %s %s (%s): %i', async (method, pattern, path, status, request) => {
    const answer = await (await ashasServer({ storefront })).asAsha(method, path, request);
    expect(answer.status).toBe(status);
    await expectDescribed(method, pattern, answer);
  });

  it('says which calls need a token, and describes the refusal', async () => {
    const { call } = await ashasServer({ storefront });
    const anonymous: Call = as(call, 'junk');
    for (const [method, pattern, path, , request] of successes) {
      const operation = (await document).paths[pattern]?.[method.toLowerCase()];
      const isPublic = operation?.security === undefined;
      const answer = await anonymous(method, path, request);
      expect([pattern, isPublic]).toEqual([pattern, answer.status !== 401]);
      await expectDescribed(method, pattern, answer);
    }
  });

  it('describes the bodies and the parameters of the requests', async () => {
    const { paths } = await document;
    for (const [method, pattern, , , request] of successes) {
      const { requestBody, parameters = [] } = paths[pattern]?.[method.toLowerCase()] ?? {};
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect([pattern, inPath.map(({ name }) => `{${name}}`)]).toEqual([pattern, pattern.match(/\{\w+\}/g) ?? []]);
      if (request === undefined) expect(requestBody).toBeUndefined();
      else {
        const validate = new Ajv2020({ strict: false }).compile(
          requestBody?.content['application/json'].schema ?? false,
        );
        expect([pattern, validate(request), validate({})]).toEqual([pattern, true, false]);
      }
    }
  });

  it('describes the parameters of the query strings', async () => {
    const parameters = (await document).paths['/catalogue']?.get?.parameters ?? [];
    const names = [...filterParameters, 'from', 'count'];
    expect(names).toEqual(expect.arrayContaining(['q', 'category', 'creator', 'size', 'price', 'sort']));
    expect(parameters.map((parameter) => parameter.in)).toEqual(names.map(() => 'query'));
    expect(parameters.map(({ name, required }) => [name, required])).toEqual(names.map((name) => [name, undefined]));
  });
});

/** Pays the checkout of the cart of a shopper, which becomes an order. */
async function buy(asAsha: Call, { provider }: Pick<MemoryBackEndPorts, 'provider'>) {
  const { checkout } = await startCheckout(asAsha);
  const { paymentId, providerOrderId, signature } = provider.pay(checkout.payment.orderId);
  await asAsha('POST', '/user/orders', {
    order: { checkoutId: checkout.id, paymentId, providerOrderId, signature },
  });
  return { checkout };
}
