import { describe, expect, it } from 'vitest';
import { caller, mockWithRavi, tokenOfRavi } from '../mirage/calls.ts';
import { type Answer, ashasServer, home, testServer, wireTee } from './testServer.ts';

const increment = { action: { type: 'increment' } };
const decrement = { action: { type: 'decrement' } };

type Lines = readonly { readonly qty: number; readonly discounted_price: number }[];
type Asked = Pick<Answer, 'status' | 'body'>;
type Call = (method: string, path: string, body?: unknown) => Promise<Asked>;

/** The calls of a shopper on the mock and on the server. */
async function both(): Promise<{ readonly mock: Call; readonly server: Call }> {
  const mock = mockWithRavi();
  return { mock: caller(mock, await tokenOfRavi(mock)), server: (await ashasServer()).asAsha };
}

const linesIn = ({ body }: Asked): Lines => (body as { readonly cart: Lines }).cart;
const quantitiesIn = (answer: Asked): readonly number[] => linesIn(answer).map(({ qty }) => qty);
const product = { ...wireTee, original_price: 1, discounted_price: 1, name: 'Forged' };

describe('Where the mock back-end is careless as specified, the server is not', () => {
  it('a product is in a cart once', async () => {
    const { mock, server } = await both();
    for (const call of [mock, server]) await call('POST', '/user/cart', { product: wireTee });
    expect(quantitiesIn(await mock('POST', '/user/cart', { product: wireTee }))).toEqual([1, 1]);
    expect(quantitiesIn(await server('POST', '/user/cart', { product: wireTee }))).toEqual([1]);
  });

  it('a product is on a wishlist once', async () => {
    const { mock, server } = await both();
    const count = async (call: Call) => {
      await call('POST', '/user/wishlist', { product: wireTee });
      const { body } = await call('POST', '/user/wishlist', { product: wireTee });
      return (body as { readonly wishlist: readonly object[] }).wishlist.length;
    };
    expect([await count(mock), await count(server)]).toEqual([2, 1]);
  });

  it('a quantity stays above 0', async () => {
    const { mock, server } = await both();
    for (const call of [mock, server]) await call('POST', '/user/cart', { product: wireTee });
    expect(quantitiesIn(await mock('POST', '/user/cart/tee', decrement))).toEqual([0]);
    expect(quantitiesIn(await server('POST', '/user/cart/tee', decrement))).toEqual([1]);
  });

  it('a quantity stays below 100', async () => {
    const { mock, server } = await both();
    for (const [call, last] of [[mock, 100] as const, [server, 99] as const]) {
      await call('POST', '/user/cart', { product: wireTee });
      for (let quantity = 1; quantity < 99; quantity += 1) await call('POST', '/user/cart/tee', increment);
      expect(quantitiesIn(await call('POST', '/user/cart/tee', increment))).toEqual([last]);
    }
  });

  it('what a client says of a price, a name or a quantity is ignored', async () => {
    const { mock, server } = await both();
    const forged = { product: { ...product, qty: 50 } };
    expect(linesIn(await mock('POST', '/user/cart', forged))).toMatchObject([{ discounted_price: 1, name: 'Forged' }]);
    expect(linesIn(await server('POST', '/user/cart', forged))).toMatchObject([
      { discounted_price: 499, name: 'Low Tide Tee', qty: 1 },
    ]);
  });

  it('a product that is not in the catalogue is not added', async () => {
    const { mock, server } = await both();
    const unknown = { product: { ...product, _id: 'made up' } };
    expect(await mock('POST', '/user/cart', unknown)).toMatchObject({ status: 201 });
    expect(await server('POST', '/user/cart', unknown)).toMatchObject({ status: 404 });
    expect(await mock('POST', '/user/wishlist', unknown)).toMatchObject({ status: 201 });
    expect(await server('POST', '/user/wishlist', unknown)).toMatchObject({ status: 404 });
  });

  it('an unknown address is not found', async () => {
    const { mock, server } = await both();
    for (const [call, status] of [[mock, 200] as const, [server, 404] as const]) {
      expect(await call('POST', '/user/address/unknown', { address: home })).toMatchObject({ status });
      expect(await call('DELETE', '/user/address/unknown')).toMatchObject({ status });
    }
  });

  it.each([{ action: { type: 'double' } }, { action: {} }, {}])('an unknown action is an error: %j', async (body) => {
    const { mock, server } = await both();
    expect(await mock('POST', '/user/cart/tee', body)).toMatchObject({ status: 200 });
    expect(await server('POST', '/user/cart/tee', body)).toMatchObject({ status: 422 });
  });

  it('formats, lengths and required fields are checked', async () => {
    const mock: Call = caller(mockWithRavi());
    const server: Call = testServer().call;
    const shopper = { email: 'no e-mail', password: 'short' };
    expect(await mock('POST', '/auth/signup', shopper)).toMatchObject({ status: 201 });
    expect(await server('POST', '/auth/signup', shopper)).toMatchObject({ status: 422 });
  });

  it('an order needs the signature of the payment provider', async () => {
    const { mock, server } = await both();
    const order = { paymentId: 'pay_1', orderId: 'o1', amountPaid: 499, orderedProducts: [] };
    expect(await mock('POST', '/user/orders', { order })).toMatchObject({ status: 201 });
    expect(await server('POST', '/user/orders', { order })).toMatchObject({ status: 422 });
    expect(await server('GET', '/user/orders')).toMatchObject({ body: { orders: [] } });
  });

  it('a token comes with or without a scheme', async () => {
    const mock = mockWithRavi();
    const bearer = `Bearer ${await tokenOfRavi(mock)}`;
    expect(await caller(mock, bearer)('GET', '/user/cart')).toMatchObject({ status: 401 });
    const { call, token } = await ashasServer();
    const answer = await call('GET', '/user/cart', undefined, { authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({ status: 200 });
  });
});

describe('As on the mock back-end', () => {
  it('an e-mail counts without regard to case', async () => {
    const { call } = await ashasServer();
    const credentials = { email: ' ASHA@Example.com', password: 'ashas secret' };
    expect(await call('POST', '/auth/login', credentials)).toMatchObject({ status: 200 });
    expect(await call('POST', '/auth/signup', { ...credentials, email: 'ASHA@Example.com' })).toMatchObject({
      status: 422,
      body: { errors: ['Unprocessable Entity. Email Already Exists.'] },
    });
  });
});
