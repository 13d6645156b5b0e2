import { describe, expect, it } from 'vitest';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { HttpAuthentication } from './account/HttpAuthentication.ts';
import { apiAnswering, cartOf, failureOf, json, SESSION } from './testing/apiAnswering.ts';

describe('which responses reject a session', () => {
  const notRegistered = { errors: ['The email you entered is not Registered. Not Found error'] };

  it('rejects it on 401 of a protected call with any body', async () => {
    const failure = await failureOf(cartOf(() => new Response('nope', { status: 401 })).items(SESSION));
    expect(failure).toBeInstanceOf(SessionRejected);
    expect(failure).toMatchObject({ token: 'the-token', reasons: [] });
  });

  it('rejects it on the not-registered 404 of a protected call', async () => {
    expect(await failureOf(cartOf(json(404, notRegistered)).items(SESSION))).toBeInstanceOf(SessionRejected);
  });

  it.each([{ errors: ['No such thing'] }, {}, { errors: [] }])('does not reject it on the 404 %j', async (body) => {
    const failure = await failureOf(cartOf(json(404, body)).items(SESSION));
    expect(failure).not.toBeInstanceOf(SessionRejected);
    expect(failure.message).toBe('Request failed with status code 404');
  });

  it.each([403, 500])('does not reject it on status %i', async (status) => {
    expect(await failureOf(cartOf(json(status, notRegistered)).items(SESSION))).not.toBeInstanceOf(SessionRejected);
  });

  it('does not reject it on a failed login', async () => {
    const { api } = apiAnswering(json(404, notRegistered));
    const failure = await failureOf(new HttpAuthentication(api).logIn({ email: 'a@b.c', password: 'x' }));
    expect(failure).not.toBeInstanceOf(SessionRejected);
  });
});
