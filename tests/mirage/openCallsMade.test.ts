import { describe, expect, it } from 'vitest';
import { tee } from './calls.ts';
import { clientOnMock } from './clientOnMock.ts';

describe('the calls the shop makes for anyone go under /api without a token [spec 7.api-prefix]', () => {
  it('GET /products, answered with a products array [spec 7.get-products]', async () => {
    const { products, lastCall } = await clientOnMock();
    await products.allProducts();
    expect(lastCall()).toEqual({ call: 'GET /api/products', token: null, status: 200, answer: { products: [tee] } });
  });

  it('POST /auth/login with email and password [spec 7.post-login]', async () => {
    const { authentication, lastCall } = await clientOnMock();
    const payload = { email: 'ravi@example.com', password: 'ravis secret' };
    await authentication.logIn(payload);
    expect(lastCall()).toEqual({
      ...{ call: 'POST /api/auth/login', payload, token: null, status: 200 },
      answer: { encodedToken: expect.any(String), foundUser: expect.objectContaining({ password: '' }) },
    });
  });

  it('POST /auth/signup with email, password, firstName and lastName [spec 7.post-signup]', async () => {
    const { authentication, lastCall } = await clientOnMock();
    const payload = { email: 'mina@example.com', password: 'minas secret', firstName: 'Mina', lastName: 'Das' };
    await authentication.signUp(payload);
    expect(lastCall()).toEqual({
      ...{ call: 'POST /api/auth/signup', payload, token: null, status: 201 },
      answer: { encodedToken: expect.any(String), createdUser: expect.objectContaining({ firstName: 'Mina' }) },
    });
  });
});
