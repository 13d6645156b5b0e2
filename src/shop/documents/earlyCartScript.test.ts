// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyCartScript } from './earlyCartScript.ts';

const CART = '/api/user/cart';
const LINES = '<main><ul><li>Tee</li></ul></main>';
const headers = { accept: 'application/json', authorization: 'abc' };
const init = { method: 'GET', headers };
const version = { headers: { 'catalogue-version': '7' } };
const withHtml = () => Response.json({ cart: ['tee'], html: LINES }, version);

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-opening="/cart"><p>Loading</p></div>';
  root = document.getElementById('root') as HTMLElement;
  localStorage.setItem('token', 'abc');
  localStorage.setItem('isAuth', 'true');
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.earlyCart;
});

/** Runs the script; `meanwhile` happens before the answer arrives. */
async function open(answer: (url: string) => Response | Promise<Response>, meanwhile: () => void = () => undefined) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => {
    meanwhile();
    return answer(url);
  });
  vi.stubGlobal('fetch', fetch);
  new Function(earlyCartScript(CART).replace(/^<script>|<\/script>$/g, ''))();
  const early = window.earlyCart;
  await early?.shown;
  return { early, calls: fetch.mock.calls };
}

it('The lines are shown as the server has rendered them, and the shop takes the answer once', async () => {
  const { early, calls } = await open(withHtml);
  expect(calls).toEqual([[`${CART}/page`, { headers }]]);
  expect(root.innerHTML).toBe(LINES);
  expect(root.dataset.version).toBe('7');
  expect(await (await early?.take(CART, init))?.json()).toMatchObject({ cart: ['tee'] });
  expect(window.earlyCart).toBeUndefined();
});

it.each([
  ['another shopper', CART, { ...init, headers: { ...headers, authorization: 'b' } }],
  ['a change', CART, { ...init, method: 'POST' }],
  ['another list', '/api/user/wishlist', init],
])('The answer is not for %s', async (_what, url, other) => {
  const { early } = await open(withHtml);
  expect(early?.take(url, other)).toBeUndefined();
  expect(early?.take(CART, init)).toBeDefined();
});

it.each([
  ['another shopper has logged in', () => localStorage.setItem('token', 'other')],
  ['the shopper has logged out', () => localStorage.removeItem('token')],
  ['a change waits', () => localStorage.setItem('waiting-changes', '{}')],
  ['the shop has started', () => root.setAttribute('data-opening', '')],
  ['the shop has rendered', () => root.removeAttribute('data-opening')],
])('No lines are shown when %s meanwhile', async (_what, meanwhile) => {
  await open(withHtml, meanwhile);
  expect(root.textContent).toBe('Loading');
  expect(root.dataset.version).toBeUndefined();
});

it('A cart that could not be rendered is taken by the shop', async () => {
  const { early } = await open(() => Response.json({ cart: [] }, version));
  expect(root.textContent).toBe('Loading');
  expect(root.dataset.version).toBeUndefined();
  expect(await (await early?.take(CART, init))?.json()).toEqual({ cart: [] });
});

it('Where no cart is rendered, the cart alone is asked for', async () => {
  const { early, calls } = await open((url) =>
    url === CART ? Response.json({ cart: ['tee'] }) : new Response('', { status: 404 }),
  );
  expect(calls.map(([url]) => url)).toEqual([`${CART}/page`, CART]);
  expect(root.textContent).toBe('Loading');
  expect(await (await early?.take(CART, init))?.json()).toEqual({ cart: ['tee'] });
});

it.each([
  ['a refusal', () => new Response('{"errors":[]}', { status: 401 })],
  ['a document', () => new Response('<html></html>')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s shows nothing', async (_what, answer) => {
  const { early } = await open(answer);
  expect(root.textContent).toBe('Loading');
  await early?.take(CART, init)?.catch(() => undefined);
});

it('The answer can be taken for ten seconds', async () => {
  vi.useFakeTimers();
  await open(withHtml);
  vi.advanceTimersByTime(9_999);
  expect(window.earlyCart).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(window.earlyCart).toBeUndefined();
});

it.each(['token', 'isAuth'])('Nothing is asked for without the %s of a session', async (key) => {
  localStorage.removeItem(key);
  expect((await open(withHtml)).calls).toEqual([]);
});
