import { describe, expect, it } from 'vitest';
import { apiAnswering, failureOf, json } from '../testing/apiAnswering.ts';
import { HttpAuthentication } from './HttpAuthentication.ts';

describe('the user in a login response', () => {
  it.each([{}, { firstName: null, lastName: null }])('has empty names when they are missing: %j', async (names) => {
    const { api } = apiAnswering(json(200, { encodedToken: 't', foundUser: { email: 'a@b.c', ...names } }));
    expect(await new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' })).toEqual({
      token: 't',
      firstName: '',
      lastName: '',
      email: 'a@b.c',
    });
  });

  it('rejects a login without a token', async () => {
    const { api } = apiAnswering(json(200, { encodedToken: '', foundUser: { email: 'a@b.c' } }));
    const failure = await failureOf(new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' }));
    expect(failure.message).toContain('POST /api/auth/login: the response');
    expect(failure.message).toContain('encodedToken');
  });
});
