import { describe, expect, it } from 'vitest';
import { AT_START, asha, ashasServer, home, teeLine, testServer, wireTee } from './testServer.ts';

const product = { product: { _id: 'tee' } };
const increment = { action: { type: 'increment' } };
const decrement = { action: { type: 'decrement' } };
const user = { _id: '1', email: asha.email, firstName: 'Asha', lastName: 'Rao', password: '', ...AT_START };

describe('The calls for anyone', () => {
  it.each(['tee', '1'])('GET /products/%s returns the product', async (id) => {
    expect(await testServer().call('GET', `/products/${id}`)).toMatchObject({
      status: 200,
      body: { product: wireTee },
    });
  });

  it('GET /products/{id} of an unknown product returns 404', async () => {
    expect(await testServer().call('GET', '/products/none')).toMatchObject({
      status: 404,
      body: { errors: ['The product you asked for does not exist. Not Found error'] },
    });
  });

  it('GET /categories returns the distinct categories', async () => {
    const { call, ports } = testServer();
    const bag = { ...wireTee, key: 'bag', id: 2, category: 'accessories', name: 'Bag' };
    const [tee] = await ports.products.all();
    if (tee === undefined) throw new Error('There is no product');
    await ports.products.import([
      { ...tee, key: 'tee 2', id: 3 },
      { ...tee, ...{ key: bag.key, id: 2, category: bag.category } },
    ]);
    expect(await call('GET', '/categories')).toMatchObject({
      status: 200,
      body: {
        categories: [
          { _id: 'clothing', categoryName: 'clothing' },
          { _id: 'accessories', categoryName: 'accessories' },
        ],
      },
    });
  });

  it('POST /auth/signup returns 201 with the shopper, whose password is empty, and a token', async () => {
    const { call, ports } = testServer();
    const answer = await call('POST', '/auth/signup', { ...asha, bio: 'Ignored' });
    const id = [...ports.tables.shoppers.keys()][0];
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({ createdUser: { ...user, _id: id }, encodedToken: expect.any(String) });
  });

  it('POST /auth/signup of an e-mail that exists returns 422', async () => {
    const { call } = await ashasServer();
    expect(await call('POST', '/auth/signup', asha)).toMatchObject({
      status: 422,
      body: { errors: ['Unprocessable Entity. Email Already Exists.'] },
    });
  });

  it('POST /auth/login returns 200 with the shopper, whose password is empty, and a token', async () => {
    const { call, ports } = await ashasServer();
    const answer = await call('POST', '/auth/login', { email: asha.email, password: asha.password });
    expect(answer).toMatchObject({ status: 200 });
    const id = [...ports.tables.shoppers.keys()][0];
    expect(answer.body).toEqual({ foundUser: { ...user, _id: id }, encodedToken: expect.any(String) });
  });

  it.each([
    ['wrong@example.com', asha.password, 404, 'The email you entered is not Registered. Not Found error'],
    [asha.email, 'wrong', 401, 'The credentials you entered are invalid. Unauthorized access error.'],
  ])('POST /auth/login with %s and %s returns %i', async (email, password, status, text) => {
    const { call } = await ashasServer();
    expect(await call('POST', '/auth/login', { email, password })).toMatchObject({ status, body: { errors: [text] } });
  });
});

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

describe('The calls of the wishlist and the address book', () => {
  it('wishlist: GET 200, POST 201, DELETE 200, each with the wishlist', async () => {
    const { asAsha } = await ashasServer();
    const wish = { ...wireTee, ...AT_START };
    expect((await asAsha('GET', '/user/wishlist')).body).toEqual({ wishlist: [] });
    const added = await asAsha('POST', '/user/wishlist', product);
    expect([added.status, added.body]).toEqual([201, { wishlist: [wish] }]);
    const unknown = await asAsha('DELETE', '/user/wishlist/other');
    expect([unknown.status, unknown.body]).toEqual([200, { wishlist: [wish] }]);
    expect((await asAsha('DELETE', '/user/wishlist/tee')).body).toEqual({ wishlist: [] });
  });

  it('address book: GET 200, POST 201, POST of an entry 200, DELETE 200, each with the addressList', async () => {
    const { asAsha } = await ashasServer();
    const kept = { ...home, _id: expect.any(String), ...AT_START };
    expect((await asAsha('GET', '/user/address')).body).toEqual({ addressList: [] });
    const added = await asAsha('POST', '/user/address', { address: { ...home, _id: 'forged', createdAt: 'forged' } });
    expect([added.status, added.body]).toEqual([201, { addressList: [kept] }]);
    const { addressList } = added.body as { readonly addressList: readonly [{ readonly _id: string }] };
    expect(addressList[0]._id).not.toBe('forged');
    const moved = { address: { ...home, city: 'Goa' } };
    const unknown = await asAsha('POST', '/user/address/other', moved);
    expect([unknown.status, unknown.body]).toEqual([200, { addressList: [kept] }]);
    const path = `/user/address/${addressList[0]._id}`;
    const updated = await asAsha('POST', path, moved);
    expect([updated.status, updated.body]).toEqual([200, { addressList: [{ ...kept, city: 'Goa' }] }]);
    const left = await asAsha('DELETE', '/user/address/other');
    expect([left.status, left.body]).toEqual([200, { addressList: [{ ...kept, city: 'Goa' }] }]);
    expect((await asAsha('DELETE', path)).body).toEqual({ addressList: [] });
  });
});
