import { describe, expect, it } from 'vitest';
import { ashasServer } from './testServer.ts';

const product = { product: { _id: 'tee' } };
const increment = { action: { type: 'increment' } };

it('What a shopper has is kept by no cache, on success and on failure', async () => {
  const { call, asAsha } = await ashasServer();
  for (const { headers } of [await asAsha('GET', '/user/cart'), await call('GET', '/user/cart')]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('The calls of the cart', () => {
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

  it('refuse an idempotency key that is no UUID', async () => {
    const { asAsha } = await ashasServer();
    await asAsha('POST', '/user/cart', product);
    const press = () => asAsha('POST', '/user/cart/tee', increment, { 'idempotency-key': 'no UUID' });
    expect(await press()).toMatchObject({ status: 422 });
  });

  it.each(['cart', 'wishlist'])('POST of an unknown product to the %s returns 404', async (list) => {
    const { asAsha } = await ashasServer();
    expect(await asAsha('POST', `/user/${list}`, { product: { _id: 'none' } })).toMatchObject({
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
