import { describe, expect, it } from 'vitest';
import { signToken } from '../../adapters/mirage/tokens.ts';
import { caller, mockWithRavi, tee, tokenIn } from './calls.ts';

const SHOUTED = ' RAVI@Example.com ';

describe('The mock back-end treats two spellings of one e-mail as one user', () => {
  it('at login, which returns the e-mail of the signup', async () => {
    const credentials = { email: SHOUTED, password: 'ravis secret' };
    const answer = await caller(mockWithRavi())('POST', '/auth/login', credentials);
    expect(answer).toMatchObject({ status: 200, body: { foundUser: { email: 'ravi@example.com' } } });
  });

  it('at signup, which rejects the second one', async () => {
    const call = caller(mockWithRavi());
    expect(await call('POST', '/auth/signup', { email: SHOUTED, password: 'another' })).toMatchObject({ status: 422 });
  });

  it('when a token names another spelling', async () => {
    const mock = mockWithRavi();
    const token = signToken({ _id: 'user-ravi@example.com', email: 'Ravi@Example.com' });
    expect(await caller(mock, token)('POST', '/user/cart', { product: tee })).toMatchObject({ status: 201 });
    const login = await caller(mock)('POST', '/auth/login', { email: 'ravi@example.com', password: 'ravis secret' });
    const cart = await caller(mock, tokenIn(login))('GET', '/user/cart');
    expect(cart).toMatchObject({ status: 200, body: { cart: [{ _id: 'tee', qty: 1 }] } });
  });

  it('when a user is changed or removed', () => {
    const { database } = mockWithRavi();
    database.updateUser(SHOUTED, { password: 'changed' });
    expect(database.user('ravi@example.com')?.password).toBe('changed');
    database.removeUser(SHOUTED);
    expect(database.users).toEqual([]);
  });
});
