import { expect, it } from 'vitest';
import { takingEarlyCart } from './takingEarlyCart.ts';

const CART = '/api/user/cart';

function shopWith(taken: Response | undefined) {
  const calls: unknown[] = [];
  const take = (...call: unknown[]) => {
    calls.push(call);
    return taken && Promise.resolve(taken);
  };
  const page = { earlyCart: { take, shown: Promise.resolve() } };
  return { fetch: takingEarlyCart(async () => new Response('later'), page), calls };
}

it('A call has the answer that the document has asked for', async () => {
  const { fetch, calls } = shopWith(new Response('early'));
  const init = { method: 'GET', headers: { authorization: 'a' } };
  expect(await (await fetch(CART, init)).text()).toBe('early');
  expect(calls).toEqual([[CART, init]]);
});

it('A call that the document has not made goes to the back-end', async () => {
  expect(await (await shopWith(undefined).fetch(CART)).text()).toBe('later');
  expect(await (await takingEarlyCart(async () => new Response('later'), {})(CART)).text()).toBe('later');
});
