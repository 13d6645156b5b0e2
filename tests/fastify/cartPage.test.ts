import { describe, expect, it, vi } from 'vitest';
import type { PageRenderer } from '../../adapters/fastify/ServerOptions.ts';
import { StructuredLog } from '../../adapters/fastify/StructuredLog.ts';
import { renderer, storefront } from './renderingStorefront.ts';
import { as, ashasServer, signUp, teeLine } from './testServer.ts';

const PAGE = '/user/cart/page';
const product = { product: { _id: 'tee' } };

const shopWith = (renderCart: PageRenderer['renderCart']) =>
  ashasServer({ storefront: { ...storefront, renderer: { ...renderer, renderCart } } });

describe('The rendered cart', () => {
  it('has the cart of the shopper, and its HTML', async () => {
    const { call, asAsha } = await ashasServer({ storefront });
    const asRavi = as(call, await signUp(call, { email: 'ravi@example.com', password: 'ravis secret' }));
    await asAsha('POST', '/user/cart', product);
    const { status, body } = await asAsha('GET', PAGE);
    expect([status, body]).toEqual([200, { cart: [teeLine], html: '<li>Low Tide Tee</li>' }]);
    expect((await asAsha('GET', '/user/cart')).body).toEqual({ cart: [teeLine] });
    expect((await asRavi('GET', PAGE)).body).toEqual({ cart: [], html: '' });
  });

  it('needs a token, is kept by no cache, and has the version of the catalogue', async () => {
    const { call, asAsha, ports } = await ashasServer({ storefront });
    const [refused, answered] = [await call('GET', PAGE), await asAsha('GET', PAGE)];
    expect(refused).toMatchObject({ status: 401, body: (await call('GET', '/user/cart')).body });
    for (const { headers } of [refused, answered]) expect(headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('catalogue-version')).toBe(String(await ports.products.version()));
    expect((await as(call, 'junk')('GET', PAGE)).status).toBe(401);
  });

  it('is the cart alone when it cannot be rendered, which is logged', async () => {
    const { logger: log } = new StructuredLog('silent');
    const error = vi.spyOn(log, 'error');
    vi.spyOn(log, 'child').mockReturnValue(log);
    const failing = { ...renderer, renderCart: () => Promise.reject(new Error('It breaks')) };
    const { asAsha } = await ashasServer({ log, storefront: { ...storefront, renderer: failing } });
    await asAsha('POST', '/user/cart', product);
    expect((await asAsha('GET', PAGE)).body).toEqual({ cart: [teeLine] });
    expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'A cart could not be rendered');
  });

  it('is the cart alone when too many pages wait', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { asAsha } = await shopWith(async () => {
      await held;
      return 'rendered';
    });
    const asked = Array.from({ length: 101 }, () => asAsha('GET', PAGE));
    expect((await Promise.race(asked)).body).toEqual({ cart: [] });
    release();
    const bodies = (await Promise.all(asked)).map(({ body }) => body as { readonly html?: string });
    expect(bodies.filter(({ html }) => html === 'rendered')).toHaveLength(100);
  });

  it('is the cart alone without a renderer', async () => {
    const { asAsha } = await ashasServer();
    await asAsha('POST', '/user/cart', product);
    expect((await asAsha('GET', PAGE)).body).toEqual({ cart: [teeLine] });
  });
});
