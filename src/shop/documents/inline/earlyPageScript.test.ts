// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyPageScript } from './earlyPageScript.ts';

const CART = '/api/user/cart';
const PAGE = '/api/user/page?path=%2Fcheckout';
const LINES = '<main><ul><li>Tee</li></ul></main>';
const headers = { accept: 'application/json', authorization: 'abc' };
const init = { method: 'GET', headers };
const shopper = { firstName: 'Asha', lastName: '', email: 'asha@example.com' };
const answers = { '/user/cart': { cart: ['tee'] } };
const page = (parts: object) =>
  Response.json({ shopper, answers, ...parts }, { headers: { 'catalogue-version': '7' } });
const withHtml = () => page({ html: LINES });

let root: HTMLElement;

beforeEach(() => {
  window.history.replaceState(null, '', '/checkout');
  document.body.innerHTML = '<div id="root" data-opening=""><p>Loading</p></div>';
  root = document.getElementById('root') as HTMLElement;
  for (const [key, value] of Object.entries({ ...shopper, token: 'abc', isAuth: 'true' }))
    localStorage.setItem(key, value);
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.earlyPage;
});

/** Runs the script; `meanwhile` happens before the answer arrives. */
async function open(answer: (url: string) => Response | Promise<Response>, meanwhile: () => void = () => undefined) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => {
    meanwhile();
    return answer(url);
  });
  vi.stubGlobal('fetch', fetch);
  const script = earlyPageScript('/api', ['^/cart/?$', '^/checkout/?$']);
  new Function(script.replace(/^<script>|<\/script>$/g, ''))();
  const early = window.earlyPage;
  await early?.shown;
  return { early, calls: fetch.mock.calls };
}

it('The page is shown as the server has rendered it, and the shop takes each answer once', async () => {
  const { early, calls } = await open(withHtml);
  expect(calls).toEqual([[PAGE, { headers }]]);
  expect(root.innerHTML).toBe(LINES);
  expect({ ...root.dataset }).toEqual({ opening: '/checkout', version: '7' });
  const taken = await early?.take(CART, init);
  expect([await taken?.json(), taken?.headers.get('catalogue-version')]).toEqual([{ cart: ['tee'] }, '7']);
  expect(await early?.take(CART, init)).toBeUndefined();
});

it.each([
  ['another shopper', CART, { ...init, headers: { ...headers, authorization: 'b' } }],
  ['a change', CART, { ...init, method: 'POST' }],
  ['what the page has not asked for', '/api/user/wishlist', init],
  ['another site', 'https://other.example/api/user/cart', init],
])('There is no answer for %s', async (_what, url, other) => {
  const { early } = await open(withHtml);
  expect(await early?.take(url, other)).toBeUndefined();
  expect(await early?.take(CART, init)).toBeDefined();
});

it.each([
  ['another shopper has logged in', () => localStorage.setItem('token', 'other')],
  ['the shopper has another name on this device', () => localStorage.setItem('firstName', 'Usha')],
  ['the shopper has logged out', () => localStorage.removeItem('token')],
  ['a change waits', () => localStorage.setItem('waiting-changes', '{}')],
  ['the shop has started', () => root.setAttribute('data-started', '')],
])('No page is shown when %s meanwhile', async (_what, meanwhile) => {
  await open(withHtml, meanwhile);
  expect(root.textContent).toBe('Loading');
  expect(root.dataset.version).toBeUndefined();
});

it('The answers of a page that could not be rendered are taken by the shop', async () => {
  const { early } = await open(() => page({}));
  expect(root.textContent).toBe('Loading');
  expect(root.dataset.version).toBeUndefined();
  expect(await (await early?.take(CART, init))?.json()).toEqual({ cart: ['tee'] });
});

it.each([
  ['a refusal', () => new Response('{"errors":[]}', { status: 401 })],
  ['no such call', () => new Response('', { status: 404 })],
  ['a document', () => new Response('<html></html>')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s shows nothing, and leaves the calls to the shop', async (_what, answer) => {
  const { early } = await open(answer);
  expect(root.textContent).toBe('Loading');
  expect(await early?.take(CART, init)).toBeUndefined();
});

it('The answers can be taken for ten seconds', async () => {
  vi.useFakeTimers();
  await open(withHtml);
  vi.advanceTimersByTime(9_999);
  expect(window.earlyPage).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(window.earlyPage).toBeUndefined();
});

it.each(['token', 'isAuth'])('Nothing is asked for without the %s of a session', async (key) => {
  localStorage.removeItem(key);
  expect((await open(withHtml)).calls).toEqual([]);
});

it('Nothing is asked for at another address', async () => {
  window.history.replaceState(null, '', '/checkout/more');
  expect((await open(withHtml)).calls).toEqual([]);
});
