// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { PICTURE_SIZES, pictureSources } from '../ui/pictureSources.ts';
import { earlyCartScript } from './earlyCartScript.ts';

const picture = { files: '/pictures/products/1', formats: ['avif', 'webp'], widths: [400, 800] } as const;
const line = { picture };

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  delete window.earlyCart;
});

async function openAt(path: string, cart: readonly object[] = [line, line, line]) {
  const fetch = vi.fn(async () => Response.json({ cart }));
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  new Function(earlyCartScript('/api/user/cart').replace(/^<script>|<\/script>$/g, ''))();
  const answer = await window.earlyCart?.answer;
  await new Promise((resolve) => setTimeout(resolve));
  return { fetch, cart: await answer?.json() };
}

it.each(['/cart', '/cart/'])("At %s the shopper's cart is asked for with the stored token", async (path) => {
  localStorage.setItem('token', 'abc');
  const { fetch, cart } = await openAt(path);
  expect(fetch.mock.calls).toEqual([
    ['/api/user/cart', { headers: { accept: 'application/json', authorization: 'abc' } }],
  ]);
  expect(window.earlyCart).toMatchObject({ url: '/api/user/cart', token: 'abc' });
  expect(cart).toEqual({ cart: [line, line, line] });
});

it('The first two pictures of the cart are preloaded as the page shows them', async () => {
  localStorage.setItem('token', 'abc');
  await openAt('/cart');
  const [best] = pictureSources(picture, PICTURE_SIZES.line);
  const links = [...document.head.querySelectorAll('link')];
  const preloaded = {
    rel: 'preload',
    as: 'image',
    type: best?.type,
    imageSrcset: best?.srcSet,
    imageSizes: best?.sizes,
  };
  expect(links).toHaveLength(2);
  expect(links[0]).toMatchObject(preloaded);
});

it('A cart without pictures preloads nothing and fails nothing', async () => {
  localStorage.setItem('token', 'abc');
  const { cart } = await openAt('/cart', [{}]);
  expect(cart).toEqual({ cart: [{}] });
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
});

it.each([
  ['a visitor', '/cart', ''],
  ['another page', '/wishlist', 'abc'],
])('Nothing is asked for at %s', async (_who, path, token) => {
  if (token !== '') localStorage.setItem('token', token);
  expect((await openAt(path)).fetch).not.toHaveBeenCalled();
});
