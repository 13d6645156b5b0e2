import { describe, expect, it, vi } from 'vitest';
import type { PageRenderer } from '../../adapters/fastify/ServerOptions.ts';
import { StructuredLog } from '../../adapters/fastify/StructuredLog.ts';
import { renderer, storefront } from './renderingStorefront.ts';
import { as, asha, ashasServer, signUp, teeLine } from './testServer.ts';

const PAGE = '/user/page?path=/checkout';
const product = { product: { _id: 'tee' } };
const { email, firstName, lastName } = asha;
const shopper = { email, firstName, lastName };
const answers = { '/user/cart': { cart: [teeLine] } };

const withOpenFor = (openFor: PageRenderer['openFor']) => ({
  storefront: { ...storefront, renderer: { ...renderer, openFor } },
});

describe('A page that is rendered for a shopper', () => {
  it('has her name, what its calls return, and its HTML', async () => {
    const { call, asAsha } = await ashasServer({ storefront });
    const asRavi = as(call, await signUp(call, { email: 'ravi@example.com', password: 'ravis secret' }));
    await asAsha('POST', '/user/cart', product);
    const { status, body } = await asAsha('GET', PAGE);
    expect([status, body]).toEqual([200, { shopper, answers, html: 'Asha /checkout Low Tide Tee' }]);
    expect((await asRavi('GET', PAGE)).body).toMatchObject({ answers: { '/user/cart': { cart: [] } } });
  });

  it('needs a token, is kept by no cache, and has the version of the catalogue', async () => {
    const { call, asAsha, ports } = await ashasServer({ storefront });
    const [refused, answered] = [await call('GET', PAGE), await asAsha('GET', PAGE)];
    expect(refused).toMatchObject({ status: 401, body: (await call('GET', '/user/cart')).body });
    for (const { headers } of [refused, answered]) expect(headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('catalogue-version')).toBe(String(await ports.products.version()));
    expect((await as(call, 'junk')('GET', PAGE)).status).toBe(401);
  });

  it.each<[string, PageRenderer['openFor']]>([
    [
      'is what was read',
      async (...page) => ({
        ...(await renderer.openFor(...page)),
        render: () => Promise.reject(new Error('It breaks')),
      }),
    ],
    ['is empty', () => Promise.reject(new Error('It breaks'))],
  ])('%s when it cannot be rendered, which is logged', async (what, openFor) => {
    const { logger: log } = new StructuredLog('silent');
    const error = vi.spyOn(log, 'error');
    vi.spyOn(log, 'child').mockReturnValue(log);
    const { asAsha } = await ashasServer({ log, ...withOpenFor(openFor) });
    await asAsha('POST', '/user/cart', product);
    const { body } = await asAsha('GET', PAGE);
    expect(body).toEqual({ shopper, answers: what === 'is empty' ? {} : answers });
    expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'A page could not be rendered for a shopper');
  });

  it('is what was read when too many pages wait', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const render = async () => {
      await held;
      return 'rendered';
    };
    const { asAsha } = await ashasServer(withOpenFor(async () => ({ answers, render })));
    const asked = Array.from({ length: 101 }, () => asAsha('GET', PAGE));
    expect((await Promise.race(asked)).body).toEqual({ shopper, answers });
    release();
    const bodies = (await Promise.all(asked)).map(({ body }) => body as { readonly html?: string });
    expect(bodies.filter(({ html }) => html === 'rendered')).toHaveLength(100);
  });

  it('is empty without a renderer', async () => {
    const { asAsha } = await ashasServer();
    expect((await asAsha('GET', PAGE)).body).toEqual({ shopper, answers: {} });
  });
});
