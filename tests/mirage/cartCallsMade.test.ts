import { describe, expect, it } from 'vitest';
import { AT_START, tee } from './calls.ts';
import { clientOnMock, teeOf } from './clientOnMock.ts';

const line = { ...tee, qty: 1, ...AT_START };

async function clientWithTee() {
  const client = await clientOnMock();
  const product = await teeOf(client);
  const [item = expect.unreachable('the cart holds the tee')] = await client.cart.add(client.session, product);
  return { ...client, item };
}

it('the calls the shop makes go under /api with the token in the header authorization [spec 7.api-prefix, 7.token-header, 6.authorization-header]', async () => {
  const { cart, session, token, lastCall } = await clientWithTee();
  await cart.items(session);
  expect(lastCall()).toEqual({ call: 'GET /api/user/cart', token, status: 200, answer: { cart: [line] } });
});

describe('the calls the shop makes to add several pieces', () => {
  const READ = 'GET /api/user/cart';
  const ADD = 'POST /api/user/cart';
  const INCREMENT = 'POST /api/user/cart/cap';

  it('add one and increment it, and a repeated one completes what failed partway', async () => {
    const { cart, session, item, callsDuring } = await clientWithTee();
    const cap = { ...item, key: 'cap' };
    const add = async (pieces: number) =>
      (await callsDuring(() => cart.add(session, cap, pieces))).map(({ call }) => call);
    expect(await add(2)).toEqual([READ, ADD, INCREMENT]);
    expect(await add(3)).toEqual([READ, INCREMENT]);
    expect(await add(3)).toEqual([READ]);
    expect(await cart.items(session)).toMatchObject([{ key: 'tee' }, { key: 'cap', quantity: 3 }]);
  });

  it('end when another device has removed the line', async () => {
    const { cart, session, item, callsDuring } = await clientWithTee();
    const calls = await callsDuring(async () => {
      const adding = cart.add(session, { ...item, key: 'cap' }, 99);
      while ((await cart.items(session)).length < 2);
      await cart.change(session, 'cap', 'remove');
      await adding;
    });
    expect(calls.filter(({ call }) => call === INCREMENT).length).toBeLessThan(98);
    expect(await cart.items(session)).toMatchObject([{ key: 'tee' }]);
  });
});

describe('the calls the shop makes to remove what was ordered', () => {
  const decrement = { call: 'POST /api/user/cart/tee', payload: { action: { type: 'decrement' } } };

  it('are two when nothing else is in the cart: read it, clear it', async () => {
    const { cart, session, item, callsDuring } = await clientWithTee();
    const calls = await callsDuring(() => cart.removeOrdered(session, [item]));
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/user/cart', 'POST /api/user/cart/clearCart']);
  });

  it('decrement a line by the ordered quantity when its quantity was increased meanwhile', async () => {
    const { cart, session, item, callsDuring } = await clientWithTee();
    for (let piece = 1; piece < 5; piece += 1) await cart.change(session, 'tee', 'increment');
    const calls = await callsDuring(() => cart.removeOrdered(session, [{ ...item, quantity: 2 }]));
    expect(calls).toMatchObject([{ call: 'GET /api/user/cart' }, decrement, decrement]);
    expect(calls).toHaveLength(3);
    expect(await cart.items(session)).toMatchObject([{ key: 'tee', quantity: 3 }]);
  });

  it('remove the ordered line only, when another product was added meanwhile', async () => {
    const { cart, session, item, callsDuring } = await clientWithTee();
    await cart.add(session, { ...item, key: 'cap' });
    const calls = await callsDuring(() => cart.removeOrdered(session, [item]));
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/user/cart', 'DELETE /api/user/cart/tee']);
    expect(await cart.items(session)).toMatchObject([{ key: 'cap', quantity: 1 }]);
  });
});

describe('two devices decrement a line with quantity 2 at once, and the mock back-end stores quantity 0', () => {
  async function clientAtZero() {
    const client = await clientWithTee();
    const { cart, session } = client;
    await cart.change(session, 'tee', 'increment');
    await Promise.all([cart.change(session, 'tee', 'decrement'), cart.change(session, 'tee', 'decrement')]);
    expect(client.lastCall()).toMatchObject({ answer: { cart: [{ _id: 'tee', qty: 0 }] } });
    return client;
  }

  it('the client returns no line with quantity 0', async () => {
    const { cart, session } = await clientAtZero();
    expect(await cart.items(session)).toEqual([]);
  });

  it('the next increment returns quantity 1', async () => {
    const { cart, session } = await clientAtZero();
    expect(await cart.change(session, 'tee', 'increment')).toMatchObject([{ key: 'tee', quantity: 1 }]);
  });

  it('adding the product again returns quantity 1', async () => {
    const { cart, session, item } = await clientAtZero();
    expect(await cart.add(session, item)).toMatchObject([{ key: 'tee', quantity: 1 }]);
  });

  it('the next removal removes the line on the mock back-end too', async () => {
    const { cart, session, lastCall } = await clientAtZero();
    expect(await cart.change(session, 'tee', 'remove')).toEqual([]);
    expect(lastCall()).toMatchObject({ answer: { cart: [] } });
  });
});
