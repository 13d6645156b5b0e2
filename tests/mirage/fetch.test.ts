import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { mockWithRavi, tee } from './calls.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the mock back-end handles all calls without a network', () => {
  it.each(['/api/products', 'https://elsewhere.example/api/products?page=2', new URL('http://x.example/api/products')])(
    'handles %s of any origin [spec 1.mock-in-browser]',
    async (address) => {
      const response = await mockWithRavi().fetch(address);
      expect(await response.json()).toEqual({ products: [tee] });
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  it('handles a Request object with a body', async () => {
    const body = JSON.stringify({ email: 'ravi@example.com', password: 'ravis secret' });
    const request = new Request('http://x.example/api/auth/login', { method: 'POST', body });
    expect((await mockWithRavi().fetch(request)).status).toBe(200);
  });

  it('accepts header names and methods in any case', async () => {
    const mock = mockWithRavi();
    const headers = new Headers({ Authorization: 'bad' });
    expect((await mock.fetch('/api/user/cart', { method: 'get', headers })).status).toBe(401);
  });

  it.each(['/pictures/1.webp', 'https://elsewhere.example/apiary', '/api'])(
    'passes %s to the real fetch unchanged [spec 7.api-prefix]',
    async (address) => {
      const realFetch = vi.fn<typeof fetch>(async () => new Response('real'));
      const init = { headers: { accept: 'image/webp' } };
      const response = await mockWithRavi({ realFetch }).fetch(address, init);
      expect(await response.text()).toBe('real');
      expect(realFetch).toHaveBeenCalledExactlyOnceWith(address, init);
    },
  );

  it('rejects requests outside /api without a real fetch', async () => {
    await expect(mockWithRavi({ realFetch: undefined }).fetch('/elsewhere')).rejects.toThrow(TypeError);
  });

  it('does not patch globals', () => {
    const before = [globalThis.fetch, globalThis.Request, globalThis.Response];
    mockWithRavi();
    expect([globalThis.fetch, globalThis.Request, globalThis.Response]).toEqual(before);
    expect('XMLHttpRequest' in globalThis).toBe(false);
  });

  it('allows several mocks at the same time', async () => {
    const [one, other] = [mockWithRavi(), createMockBackEnd({ mode: 'test' })];
    expect(await (await one.fetch('/api/products')).json()).toEqual({ products: [tee] });
    expect(await (await other.fetch('/api/products')).json()).toEqual({ products: [] });
  });
});

describe('the response delay of the mock back-end', () => {
  it('is 400 ms by default [spec 9.mock-delay]', async () => {
    vi.useFakeTimers();
    let answered = false;
    const answer = createMockBackEnd({ mode: 'development' })
      .fetch('/api/products')
      .then(() => {
        answered = true;
      });
    await vi.advanceTimersByTimeAsync(399);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toBe(true);
    await answer;
  });

  it('is 0 in test mode, and sets no timer [spec 9.mock-delay]', async () => {
    vi.useFakeTimers();
    expect((await createMockBackEnd({ mode: 'test' }).fetch('/api/products')).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});
