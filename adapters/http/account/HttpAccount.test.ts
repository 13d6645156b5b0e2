import { describe, expect, it } from 'vitest';
import { SessionRejected } from '../../../core/storefront/ports/failures/SessionRejected.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpAccount } from './HttpAccount.ts';

const accountAnswering = (answer: () => Response) => {
  const { api, sent } = apiAnswering(answer);
  return { account: new HttpAccount(api), sent };
};
const refusing = (status: number) => accountAnswering(json(status, { errors: ['Why not'] })).account;
const passwords = { current: 'correct horse', password: 'battery staple' };

describe('HttpAccount', () => {
  it('changes the password for the token of a new session', async () => {
    const { account, sent } = accountAnswering(json(200, { encodedToken: 'new' }));
    expect(await account.changePassword(SESSION, passwords)).toEqual({ token: 'new' });
    expect(sent).toMatchObject([
      { url: '/api/user/password', init: { method: 'PUT', body: JSON.stringify(passwords) } },
    ]);
  });

  it('reads the data as they are', async () => {
    const data = { profile: { email: 'asha@example.com' }, orders: [] };
    const { account, sent } = accountAnswering(json(200, data));
    expect(await account.data(SESSION)).toEqual(data);
    expect(sent).toMatchObject([{ url: '/api/user/data', init: { headers: { authorization: SESSION.token } } }]);
  });

  it('deletes the account', async () => {
    const { account, sent } = accountAnswering(() => new Response(null, { status: 204 }));
    expect(await account.remove(SESSION, 'correct horse')).toBe('removed');
    expect(sent).toMatchObject([
      { url: '/api/user', init: { method: 'DELETE', body: '{"password":"correct horse"}' } },
    ]);
  });

  it('tells a wrong password from other refusals', async () => {
    expect(await refusing(422).changePassword(SESSION, passwords)).toBe('wrong-password');
    expect(await refusing(422).remove(SESSION, 'wrong')).toBe('wrong-password');
    expect(await refusing(429).changePassword(SESSION, passwords)).toEqual({ refusal: 'Why not' });
    expect(await refusing(409).remove(SESSION, 'correct horse')).toEqual({ refusal: 'Why not' });
  });

  it('rejects a session that has ended, and when the back-end fails', async () => {
    expect(await failureOf(refusing(401).remove(SESSION, 'correct horse'))).toBeInstanceOf(SessionRejected);
    expect((await failureOf(refusing(500).data(SESSION))).message).toBe('Request failed with status code 500');
  });
});
