import { describe, expect, it } from 'vitest';
import { asha, ashasServer, home, testServer } from './testServer.ts';

const errors = { errors: expect.arrayContaining([expect.any(String)]) };

describe('Texts that are too long', () => {
  it.each([
    ['/auth/signup', { ...asha, email: `${'a'.repeat(310)}@example.com` }],
    ['/auth/signup', { ...asha, firstName: 'a'.repeat(201) }],
    ['/user/address', { address: { ...home, street: 'a'.repeat(1001) } }],
    ['/user/cart', { product: { _id: 'a'.repeat(8193) } }],
    ['/user/cart', { product: 'a'.repeat(10_000) }],
  ])('return 422: %s', async (path, body) => {
    const { asAsha, ports } = await ashasServer();
    const answer = await asAsha('POST', path, body);
    expect(answer).toMatchObject({ status: 422, body: errors });
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
    expect(ports.tables.shoppers.size).toBe(1);
  });
});

it.each([
  ['an e-mail of another shape', { ...asha, email: 'no e-mail' }, 'Please enter a valid e-mail address'],
  ['no e-mail', { ...asha, email: ' ' }, 'E-mail is required'],
  ['a short password', { ...asha, password: 'seven 7' }, 'Password must be at least 8 characters'],
])('POST /auth/signup with %s returns 422 with the text of the form', async (_what, body, text) => {
  const { call, ports } = testServer();
  expect(await call('POST', '/auth/signup', body)).toMatchObject({ status: 422, body: { errors: [text] } });
  expect(ports.tables.shoppers.size).toBe(0);
});

it('POST /user/address returns 422 with the texts of the form, one for each field', async () => {
  const { asAsha } = await ashasServer();
  const address = { ...home, city: ' ', phone: '12345' };
  const answer = await asAsha('POST', '/user/address', { address });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: ['City is required', 'Phone must be at least 8 characters'] },
  });
});
