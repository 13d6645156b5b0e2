import { expect, it } from 'vitest';
import { takingEarlyCart } from './takingEarlyCart.ts';

const URL = '/api/user/cart';
const asked = (token: string, method = 'GET') => ({ method, headers: { authorization: token } });

function shopWith(token: string) {
  const page = { earlyCart: { url: URL, token, answer: Promise.resolve(new Response('early')) } };
  const fetch = takingEarlyCart(async () => new Response('later'), page);
  return async (...call: Parameters<typeof fetch>) => (await fetch(...call)).text();
}

it('The first call for the cart has the answer that the document has asked for', async () => {
  const read = shopWith('a');
  expect([await read(URL, asked('a')), await read(URL, asked('a'))]).toEqual(['early', 'later']);
});

it.each([
  ['another shopper', URL, asked('b')],
  ['a change', URL, asked('a', 'POST')],
  ['another list', '/api/user/wishlist', asked('a')],
])('The call of %s goes to the back-end', async (_what, url, init) => {
  const read = shopWith('a');
  expect([await read(url, init), await read(URL, asked('a'))]).toEqual(['later', 'early']);
});

it('Without an early answer every call goes to the back-end', async () => {
  const fetch = takingEarlyCart(async () => new Response('later'), {});
  expect(await (await fetch(URL, asked('a'))).text()).toBe('later');
});
