import { describe, expect, it } from 'vitest';
import { AT_START, tee } from './calls.ts';
import { clientOnMock, teeOf } from './clientOnMock.ts';

const line = { ...tee, qty: 1, ...AT_START };

async function clientWithTee() {
  const client = await clientOnMock();
  await client.cart.add(await teeOf(client));
  return client;
}

describe("the calls the shop makes for a shopper's cart go under /api with the token [spec 7.api-prefix, 7.token-header, 6.authorization-header]", () => {
  it('GET /user/cart [spec 7.get-cart]', async () => {
    const { cart, token, lastCall } = await clientWithTee();
    await cart.items();
    expect(lastCall()).toEqual({ call: 'GET /api/user/cart', token, status: 200, answer: { cart: [line] } });
  });

  it('POST /user/cart with a product [spec 7.post-cart]', async () => {
    const { token, lastCall } = await clientWithTee();
    const payload = { product: tee };
    expect(lastCall()).toEqual({ call: 'POST /api/user/cart', payload, token, status: 201, answer: { cart: [line] } });
  });

  it.each([
    ['increment', 2],
    ['decrement', 0],
  ] as const)('POST /user/cart/{id} with the action %s [spec 7.post-cart-item]', async (type, qty) => {
    const { cart, token, lastCall } = await clientWithTee();
    await cart.change('tee', type);
    const payload = { action: { type } };
    const answer = { cart: [{ ...line, qty }] };
    expect(lastCall()).toEqual({ call: 'POST /api/user/cart/tee', payload, token, status: 200, answer });
  });

  it('DELETE /user/cart/{id} [spec 7.delete-cart-item]', async () => {
    const { cart, token, lastCall } = await clientWithTee();
    await cart.change('tee', 'remove');
    expect(lastCall()).toEqual({ call: 'DELETE /api/user/cart/tee', token, status: 200, answer: { cart: [] } });
  });

  it('POST /user/cart/clearCart with nothing in it [spec 7.clear-cart]', async () => {
    const { cart, token, lastCall } = await clientWithTee();
    await cart.clear();
    const answer = { cart: [] };
    expect(lastCall()).toEqual({ call: 'POST /api/user/cart/clearCart', payload: {}, token, status: 201, answer });
  });
});
