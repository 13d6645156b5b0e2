import { describe, expect, it } from 'vitest';
import { ashasServer, teeLine } from './testServer.ts';

const product = { product: { _id: 'tee' } };
const increment = { action: { type: 'increment' } };
const decrement = { action: { type: 'decrement' } };

it('What a shopper has is kept by no cache, on success and on failure', async () => {
  const { call, asAsha } = await ashasServer();
  for (const { headers } of [await asAsha('GET', '/user/cart'), await call('GET', '/user/cart')]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('The calls of the cart', () => {
  it('return the whole cart: GET 200, POST 201, POST of an entry 200, DELETE 200', async () => {
    const { asAsha } = await ashasServer();
    const cart = (...lines: object[]) => ({ cart: lines });
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ status: 200, body: cart() });
    const added = await asAsha('POST', '/user/cart', product);
    expect(added).toMatchObject({ status: 201 });
    expect(added.body).toEqual(cart(teeLine));
    expect(await asAsha('POST', '/user/cart/tee', increment)).toMatchObject({ status: 200, body: cart({ qty: 2 }) });
    expect(await asAsha('POST', '/user/cart/tee', decrement)).toMatchObject({ status: 200, body: cart({ qty: 1 }) });
    expect(await asAsha('DELETE', '/user/cart/tee')).toMatchObject({ status: 200, body: cart() });
  });

  it('POST of a product restores it with a quantity from 1 to 99', async () => {
    const { asAsha } = await ashasServer();
    for (const quantity of [0, 100, 1.5, '3']) {
      expect(await asAsha('POST', '/user/cart', { ...product, restore: { quantity } })).toMatchObject({ status: 422 });
    }
    const added = await asAsha('POST', '/user/cart', { ...product, restore: { quantity: 99 } });
    expect(added).toMatchObject({ status: 201, body: { cart: [{ qty: 99 }] } });
  });

  it.each(['cart', 'wishlist'])(
    'POST of a product to the %s names the product that it is put before, which may be gone',
    async (list) => {
      const { asAsha } = await ashasServer();
      const restore = (before: unknown) =>
        asAsha('POST', `/user/${list}`, { ...product, restore: { quantity: 1, before } });
      for (const before of [7, '\0']) expect(await restore(before)).toMatchObject({ status: 422 });
      expect(await restore('gone')).toMatchObject({ status: 201, body: { [list]: [{ _id: 'tee' }] } });
    },
  );

  it('count a change of a quantity that is sent twice with one idempotency key once', async () => {
    const { asAsha } = await ashasServer();
    await asAsha('POST', '/user/cart', product);
    const key = { 'idempotency-key': '3f0c2a51-7b8d-4c19-9e0a-0d2f6b1c7e55' };
    const press = (headers = {}) => asAsha('POST', '/user/cart/tee', increment, headers);
    const answers = await Promise.all([press(key), press(key)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { cart: [{ qty: 2 }] } });
    expect(await press()).toMatchObject({ body: { cart: [{ qty: 3 }] } });
    expect(await press({ 'idempotency-key': 'no UUID' })).toMatchObject({ status: 422 });
  });

  it('leave the cart as it is for an unknown id', async () => {
    const { asAsha } = await ashasServer();
    await asAsha('POST', '/user/cart', product);
    for (const [method, body] of [['POST', increment] as const, ['POST', decrement] as const, ['DELETE'] as const]) {
      const answer = await asAsha(method, '/user/cart/other', body);
      expect([answer.status, answer.body]).toEqual([200, { cart: [teeLine] }]);
    }
  });

  it('POST of an unknown product returns 404', async () => {
    const { asAsha } = await ashasServer();
    expect(await asAsha('POST', '/user/cart', { product: { _id: 'none' } })).toMatchObject({
      status: 404,
      body: { errors: ['The product you asked for does not exist. Not Found error'] },
    });
  });

  it.each([{}, undefined])('POST /user/cart/clearCart returns 201 with an emptied cart, payload %j', async (body) => {
    const { asAsha } = await ashasServer();
    await asAsha('POST', '/user/cart', product);
    expect(await asAsha('POST', '/user/cart/clearCart', body)).toMatchObject({ status: 201, body: { cart: [] } });
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ body: { cart: [] } });
  });

  it('accept ids with any character', async () => {
    const { asAsha, ports } = await ashasServer();
    const [tee] = await ports.products.all();
    if (tee === undefined) throw new Error('There is no product');
    const key = 'a/b c?%é.#';
    await ports.products.import([{ ...tee, key, id: 9 }]);
    await asAsha('POST', '/user/cart', { product: { _id: key } });
    const answer = await asAsha('POST', `/user/cart/${encodeURIComponent(key)}`, increment);
    expect(answer.body).toMatchObject({ cart: [{ _id: key, qty: 2 }] });
  });
});
