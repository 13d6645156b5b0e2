import { describe, expect, it } from 'vitest';
import { injectFetch } from './injectFetch.ts';
import { memoryServer } from './testing/memoryServer.ts';

const asha = { email: 'asha@example.com', password: 'ashas secret' };
const json = { 'content-type': 'application/json' };

describe('injectFetch', () => {
  it('calls the server at a path, a URL or with a request', async () => {
    const fetch = injectFetch(memoryServer().app);
    const inputs = ['/api/products?a=1', 'https://shop.example/api/products', new URL('http://a/api/products')];
    for (const input of [...inputs, new Request('http://a/api/products')]) {
      const response = await fetch(input);
      expect([response.status, response.ok, await response.json()]).toEqual([200, true, { products: [] }]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  it('sends the method, the headers and the body', async () => {
    const fetch = injectFetch(memoryServer().app);
    const init = { method: 'post', headers: json, body: JSON.stringify({ ...asha, firstName: 'Ashā ₹' }) };
    const signup = await (await fetch('/api/auth/signup', init)).json();
    expect(signup).toMatchObject({ createdUser: { firstName: 'Ashā ₹' } });
    const request = new Request('http://a/api/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(asha),
    });
    const { encodedToken } = await (await fetch(request)).json();
    const headers = { authorization: encodedToken };
    expect(await (await fetch('/api/user/cart', { headers })).json()).toEqual({ cart: [] });
    const logout = await fetch('/api/auth/logout', { method: 'POST', headers });
    expect([logout.status, logout.body]).toEqual([204, null]);
  });

  it('resolves with error responses', async () => {
    const response = await injectFetch(memoryServer().app)('/api/user/cart');
    expect([response.status, response.ok]).toEqual([401, false]);
  });
});
