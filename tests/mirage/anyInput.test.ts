import { describe, expect, it } from 'vitest';
import { caller, mockWithRavi, tokenOfRavi } from './calls.ts';

describe('the mock back-end checks no format, length or required field of what a shopper posts [spec 5.mock-no-other-checks]', () => {
  it.each([
    ['/user/cart', 'product', { price: 'dear', id: 'one' }],
    ['/user/wishlist', 'product', {}],
    ['/user/address', 'address', { phone: '1' }],
    ['/user/address', 'address', {}],
    ['/user/orders', 'order', { amountPaid: 'much' }],
    ['/user/orders', 'order', {}],
  ])('POST %s takes the %s %j', async (path, name, posted) => {
    const mock = mockWithRavi();
    const answer = await caller(mock, await tokenOfRavi(mock))('POST', path, { [name]: posted });
    expect(answer.status).toBe(201);
    expect(Object.values(answer.body ?? {})).toEqual([[expect.objectContaining(posted)]]);
  });
});
