import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { AT_START, caller, mockWithRavi, tee, tokenIn } from './calls.ts';

const NOT_REGISTERED = { errors: ['The email you entered is not Registered. Not Found error'] };

describe('the open calls of the mock back-end', () => {
  it('GET /products returns an object with a products array [spec 7.get-products]', async () => {
    expect(await caller(mockWithRavi())('GET', '/products')).toEqual({ status: 200, body: { products: [tee] } });
  });

  it.each(['tee', '7'])(
    'GET /products/%s returns the product by its key, else by its numeric id [spec 7.get-product]',
    async (id) => {
      expect(await caller(mockWithRavi())('GET', `/products/${id}`)).toEqual({ status: 200, body: { product: tee } });
    },
  );

  it('GET /products/{productId} of an unknown product returns 404 with an errors list [spec 7.get-product]', async () => {
    const { status, body } = await caller(mockWithRavi())('GET', '/products/8');
    expect(status).toBe(404);
    expect(body).toEqual({ errors: [expect.stringContaining('product')] });
    expect(body).not.toEqual(NOT_REGISTERED);
  });

  it('GET /categories returns the distinct product categories [spec 3.category, 7.get-categories]', async () => {
    const { status, body } = await caller(createMockBackEnd({ mode: 'development', delay: 0 }))('GET', '/categories');
    expect(status).toBe(200);
    expect(body).toMatchObject({ categories: [{ categoryName: 'clothing' }, { categoryName: 'accessories' }] });
  });

  it('POST /auth/login returns 200, a token and the user with the password blanked [spec 5.mock-login, 7.post-login]', async () => {
    const credentials = { email: 'ravi@example.com', password: 'ravis secret' };
    const { status, body } = await caller(mockWithRavi())('POST', '/auth/login', credentials);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      encodedToken: expect.any(String),
      foundUser: { firstName: 'Ravi', email: 'ravi@example.com', password: '' },
    });
    expect(JSON.stringify(body)).not.toContain('ravis secret');
  });

  it('POST /auth/login with an unknown e-mail returns 404 [spec 5.mock-login, 8.email-not-registered]', async () => {
    const credentials = { email: 'mina@example.com', password: 'ravis secret' };
    const answer = await caller(mockWithRavi())('POST', '/auth/login', credentials);
    expect(answer).toEqual({ status: 404, body: NOT_REGISTERED });
  });

  it('POST /auth/login with a wrong password returns 401 [spec 5.mock-login, 8.wrong-password]', async () => {
    const credentials = { email: 'ravi@example.com', password: 'ravis secre' };
    expect(await caller(mockWithRavi())('POST', '/auth/login', credentials)).toEqual({
      status: 401,
      body: { errors: ['The credentials you entered are invalid. Unauthorized access error.'] },
    });
  });

  it('POST /auth/signup returns 201, a token and the user, with any other fields and the password blanked [spec 3.mock-user, 3.mock-user-lists, 7.post-signup]', async () => {
    const mock = mockWithRavi();
    const shopper = { email: 'mina@example.com', password: 'p', firstName: 'Mina', shoeSize: 38, id: 'taken', cart: 5 };
    const answer = await caller(mock)('POST', '/auth/signup', shopper);
    expect(answer).toEqual({
      status: 201,
      body: {
        encodedToken: expect.any(String),
        createdUser: {
          ...{ _id: expect.any(String), email: 'mina@example.com', password: '', ...AT_START },
          ...{ firstName: 'Mina', shoeSize: 38, id: 'taken' },
          ...{ cart: [], wishlist: [], addressList: [], orders: [] },
        },
      },
    });
    const cart = await caller(mock, tokenIn(answer))('GET', '/user/cart');
    expect(cart).toEqual({ status: 200, body: { cart: [] } });
  });

  it('POST /auth/signup with an e-mail that exists returns 422 [spec 5.mock-signup-known-email, 8.email-exists]', async () => {
    const shopper = { email: 'ravi@example.com', password: 'another' };
    expect(await caller(mockWithRavi())('POST', '/auth/signup', shopper)).toEqual({
      status: 422,
      body: { errors: ['Unprocessable Entity. Email Already Exists.'] },
    });
  });

  it('checks no format, length or required field [spec 5.mock-no-other-checks]', async () => {
    const call = caller(mockWithRavi());
    expect(await call('POST', '/auth/signup', { email: 'not an e-mail', password: '' })).toMatchObject({ status: 201 });
    expect(await call('POST', '/auth/signup', {})).toMatchObject({ status: 201 });
  });

  it('returns 500 for an unexpected failure, with the error message [spec 8.unexpected-failure]', async () => {
    const response = await mockWithRavi().fetch('/api/auth/login', { method: 'POST', body: 'no JSON' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ errors: [expect.stringContaining('JSON')] });
  });

  it.each([
    ['GET', '/nothing'],
    ['DELETE', '/products'],
    ['GET', '/products/'],
    ['PATCH', '/user/cart'],
    ['POST', '/user/cart/%E0%A4%A/more'],
  ])('returns 404 for the unknown call %s %s, with an errors list', async (method, path) => {
    const answer = await caller(mockWithRavi())(method, path);
    expect(answer).toEqual({ status: 404, body: { errors: [expect.stringContaining('There is no call')] } });
    expect(answer.body).not.toEqual(NOT_REGISTERED);
  });
});

describe('the seed of the mock back-end', () => {
  it('is 25 products, and one user with one sample address and an empty cart and wishlist [spec 1.seed-catalogue, 1.seed-user, 3.seed-user, 9.seed-size]', async () => {
    const mock = createMockBackEnd({ mode: 'development', delay: 0 });
    expect((await caller(mock)('GET', '/products')).body).toEqual({ products: productSeeds });
    expect(productSeeds).toHaveLength(25);
    const credentials = { email: 'priya.sharma@example.com', password: 'creatorrow123' };
    const { body } = await caller(mock)('POST', '/auth/login', credentials);
    expect(body).toMatchObject({
      foundUser: {
        firstName: 'Priya',
        lastName: 'Sharma',
        bio: expect.any(String),
        cart: [],
        wishlist: [],
        orders: [],
      },
    });
    expect(body).toHaveProperty('foundUser.addressList.length', 1);
  });

  it('is left out in test mode', async () => {
    const call = caller(createMockBackEnd({ mode: 'test' }));
    expect((await call('GET', '/products')).body).toEqual({ products: [] });
    const credentials = { email: 'priya.sharma@example.com', password: 'creatorrow123' };
    expect(await call('POST', '/auth/login', credentials)).toEqual({ status: 404, body: NOT_REGISTERED });
  });
});
