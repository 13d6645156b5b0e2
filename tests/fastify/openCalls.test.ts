import { describe, expect, it } from 'vitest';
import { AT_START, asha, ashasServer, testServer, wireTee } from './testServer.ts';

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

  it('POST /auth/login returns 200 with the shopper, whose password is empty, and a token', async () => {
    const { call, ports } = await ashasServer();
    const answer = await call('POST', '/auth/login', { email: asha.email, password: asha.password });
    expect(answer).toMatchObject({ status: 200 });
    const id = [...ports.tables.shoppers.keys()][0];
    expect(answer.body).toEqual({ foundUser: { ...user, _id: id }, encodedToken: expect.any(String) });
  });
});
