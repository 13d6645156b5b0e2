import { describe, expect, it } from 'vitest';
import { type Answer, as, asha, ashasServer } from '../fastify/testServer.ts';

const PASSWORD = 'another secret';
const linkInvalid = {
  status: 422,
  body: { errors: ['The link is used already or too old. Please ask for a new one.'] },
};

/** A server on which Asha was mailed a link of each purpose. */
async function mailed() {
  const server = await ashasServer();
  const { call, ports } = server;
  await call('POST', '/auth/password/forgot', { email: asha.email });
  const shopper = await ports.shoppers.withEmail(asha.email);
  const expiresAt = '2099-01-01T00:00:00+00:00';
  const put = (token: string, purpose: 'reset-password' | 'verify-email') =>
    ports.accountTokens.put({ token, shopperId: shopper?.id ?? '', purpose, expiresAt });
  await put('reset-token', 'reset-password');
  await put('verify-token', 'verify-email');
  return server;
}

describe('The token of a mailed link', () => {
  it('is refused when it is sent again', async () => {
    const { call } = await mailed();
    const reset = () => call('POST', '/auth/password/reset', { token: 'reset-token', password: PASSWORD });
    const verify = () => call('POST', '/auth/email/verify', { token: 'verify-token' });
    expect([(await reset()).status, (await verify()).status]).toEqual([204, 204]);
    for (const again of [await reset(), await verify()]) expect(again).toMatchObject(linkInvalid);
  });

  it('is refused for what another link is for, and stays', async () => {
    const { call, ports } = await mailed();
    const reset = (token: string) => call('POST', '/auth/password/reset', { token, password: PASSWORD });
    const verify = (token: string) => call('POST', '/auth/email/verify', { token });
    for (const answer of [await reset('verify-token'), await verify('reset-token')])
      expect(answer).toMatchObject(linkInvalid);
    expect((await ports.shoppers.withEmail(asha.email))?.emailVerifiedAt).toBeUndefined();
    expect([(await reset('reset-token')).status, (await verify('verify-token')).status]).toEqual([204, 204]);
  });

  it('cannot be guessed more than 100 times in ten minutes from one address', async () => {
    const { call } = await ashasServer();
    const guesses = Array.from({ length: 60 }, (_, number) => [
      call('POST', '/auth/password/reset', { token: `guess-${number}`, password: PASSWORD }),
      call('POST', '/auth/email/verify', { token: `guess-${number}` }),
    ]);
    const statuses = (await Promise.all(guesses.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('The password of a session that is stolen', () => {
  it.each([
    ['PUT', '/user/password', (guess: string) => ({ current: guess, password: PASSWORD })],
    ['DELETE', '/user', (guess: string) => ({ password: guess })],
  ] as const)('cannot be guessed more than five times in a minute: %s %s', async (method, path, body) => {
    const { call, asAsha } = await ashasServer();
    const guesses = Array.from({ length: 12 }, (_, number) => asAsha(method, path, body(`guess number ${number}`)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
    // The right one does not help either, and the other call counts as well.
    expect((await asAsha(method, path, body(asha.password))).status).toBe(429);
    expect((await asAsha('DELETE', '/user', { password: asha.password })).status).toBe(429);
    expect((await call('POST', '/auth/login', asha)).status).toBe(200);
  });
});

describe('A request for a new password', () => {
  const seen = ({ status, body, headers }: Answer) => [status, body, [...headers.keys()].toSorted()];

  it('is answered the same for an e-mail that nobody has', async () => {
    const { call } = await ashasServer();
    const ask = (email: string) => call('POST', '/auth/password/forgot', { email });
    for (let times = 0; times < 7; times += 1)
      expect(seen(await ask('nobody@example.com'))).toEqual(seen(await ask(asha.email)));
  });

  it('mails to one e-mail at most five times in ten minutes', async () => {
    const { call, ports } = await ashasServer();
    const ask = () => call('POST', '/auth/password/forgot', { email: ` ${asha.email.toUpperCase()}` });
    const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(202), ...Array(3).fill(429)]);
    ports.clock.advance(600_000);
    expect((await ask()).status).toBe(202);
  });
});

it('Who has no session, or the token of a session that has ended, reads and changes no account', async () => {
  const { call, asAsha, token } = await ashasServer();
  await asAsha('PUT', '/user/password', { current: asha.password, password: PASSWORD });
  for (const caller of [call, as(call, token)]) {
    for (const [method, path, body] of [
      ['GET', '/user/data'],
      ['PUT', '/user/password', { current: PASSWORD, password: 'a third secret' }],
      ['DELETE', '/user', { password: PASSWORD }],
      ['GET', '/user/orders/order-1'],
      ['POST', '/user/orders/order-1/cancel'],
    ] as const)
      expect(await caller(method, path, body)).toMatchObject({ status: 401 });
  }
});
