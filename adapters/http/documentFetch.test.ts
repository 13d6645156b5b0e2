import { expect, it } from 'vitest';
import { documentFetch } from './documentFetch.ts';

const CART = '/api/user/cart';

it('A call has the answer that the document has asked for', async () => {
  const calls: unknown[] = [];
  const take = async (...call: unknown[]) => {
    calls.push(call);
    return new Response('early');
  };
  const page = { earlyPage: { take, shown: Promise.resolve() } };
  const { fetch } = documentFetch(async () => new Response('later'), page);
  const init = { method: 'GET', headers: { authorization: 'a' } };
  expect(await (await fetch(CART, init)).text()).toBe('early');
  expect(calls).toEqual([[CART, init]]);
});

it('A call that the document has not made goes to the back-end', async () => {
  const shown = Promise.resolve();
  const notTaken = [() => undefined, async () => undefined].map((take) => ({ earlyPage: { take, shown } }));
  for (const page of [{}, ...notTaken])
    expect(await (await documentFetch(async () => new Response('later'), page).fetch(CART)).text()).toBe('later');
});

it('The version is the one of all responses that have a version', async () => {
  const versions = ['7', undefined, '7', '8'];
  const respond = async () => {
    const version = versions.shift();
    return new Response('', { headers: version === undefined ? {} : { 'catalogue-version': version } });
  };
  const { fetch, version } = documentFetch(respond, {});
  const noted = [version()];
  for (let call = 0; call < 4; call += 1) {
    await fetch('/api/products');
    noted.push(version());
  }
  expect(noted).toEqual([undefined, '7', '7', '7', undefined]);
});
