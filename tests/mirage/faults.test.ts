import { describe, expect, it } from 'vitest';
import { caller, mockWithRavi, tee, tokenOfRavi } from './calls.ts';

describe('the faults of the mock back-end', () => {
  it('make only the matching calls fail, until healed', async () => {
    const mock = mockWithRavi();
    const call = caller(mock, await tokenOfRavi(mock));
    mock.faults.fail('POST', '/user/cart/:id', { status: 503, body: { errors: ['closed'] } });
    expect(await call('POST', '/user/cart/tee')).toEqual({ status: 503, body: { errors: ['closed'] } });
    expect((await call('GET', '/user/cart')).status).toBe(200);
    expect((await call('DELETE', '/user/cart/tee')).status).toBe(200);
    mock.faults.heal();
    expect((await call('POST', '/user/cart/tee', {})).status).toBe(200);
  });

  it('change nothing when they fail a call', async () => {
    const mock = mockWithRavi();
    const call = caller(mock, await tokenOfRavi(mock));
    mock.faults.fail('POST', '/user/cart', { status: 500 });
    expect((await call('POST', '/user/cart', { product: tee })).status).toBe(500);
    expect((await call('GET', '/user/cart')).body).toEqual({ cart: [] });
  });

  it('reject like a browser without a connection', async () => {
    const mock = mockWithRavi();
    mock.faults.fail('*', '*', 'offline');
    await expect(mock.fetch('/api/products')).rejects.toThrow(TypeError);
    mock.faults.heal();
    expect((await mock.fetch('/api/products')).status).toBe(200);
  });

  it('respond with any status, body and content type', async () => {
    const mock = mockWithRavi();
    mock.faults.fail('GET', '/products', { status: 200, body: '<!doctype html>', contentType: 'text/html' });
    const page = await mock.fetch('/api/products');
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<!doctype html>']);
    mock.faults.fail('GET', '/products', { status: 204 });
    expect((await mock.fetch('/api/products')).status).toBe(204);
  });

  it('delay one response each, so that responses arrive out of order', async () => {
    const mock = mockWithRavi();
    const call = caller(mock, await tokenOfRavi(mock));
    const arrived: string[] = [];
    const release = mock.faults.hold('POST', '/user/cart');
    const late = call('POST', '/user/cart', { product: tee }).then(({ body }) => {
      arrived.push('first');
      return body;
    });
    expect((await call('POST', '/user/cart', { product: tee })).body).toHaveProperty('cart.length', 2);
    arrived.push('second');
    release();
    expect(await late).toHaveProperty('cart.length', 1);
    expect(arrived).toEqual(['second', 'first']);
  });

  it('delay a failing call', async () => {
    const mock = mockWithRavi();
    mock.faults.fail('GET', '/products', 'offline');
    const release = mock.faults.hold('GET', '/products');
    const held = expect(mock.fetch('/api/products')).rejects.toThrow(TypeError);
    mock.faults.heal();
    expect((await mock.fetch('/api/products')).status).toBe(200);
    release();
    await held;
  });
});
