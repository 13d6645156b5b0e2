import { beforeEach, describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeForgotPassword } from './ForgotPassword.ts';

const NEW = 'new secret';
const MINUTE_MS = 60_000;
const email = 'asha@example.com';

let fixture: BackEndFixture;
beforeEach(async () => {
  fixture = await BackEndFixture.withCart();
  const { shoppers, passwords, clock } = fixture.ports;
  await shoppers.setPassword('asha', await passwords.hash('secret-8'), timestamp(clock.now()));
});
const { logIn, runAll, tokenOf } = {
  logIn: (password: string) => fixture.backEnd.logIn({ email, password }),
  /** The mail of a job leaves in the run after it. */
  runAll: async () => {
    await fixture.backEnd.runJobs();
    await fixture.backEnd.runJobs();
  },
  /** Asks for a link. Resolves with the token of the mail. */
  tokenOf: async (): Promise<string> => {
    await fixture.backEnd.forgotPassword(email);
    await runAll();
    const { to, content } = fixture.ports.mail.sent.at(-1) ?? {};
    if (content?.kind !== 'reset-password') throw new Error('No link was mailed');
    expect([to, content.firstName]).toEqual(['Asha@example.com', 'Asha']);
    return content.token;
  },
};

describe('A link for a forgotten password', () => {
  it('is mailed, sets a password that signup accepts, once, and ends all sessions', async () => {
    const token = await tokenOf();
    const session = await logIn('secret-8');
    const tooShort = { invalid: ['Password must be at least 8 characters'] };
    expect(await fixture.backEnd.resetPassword({ token, password: 'short' })).toEqual(tooShort);
    expect(await fixture.backEnd.resetPassword({ token, password: NEW })).toEqual({});
    expect(await logIn('secret-8')).toBe('wrong-password');
    expect(await logIn(NEW)).toMatchObject({ shopper: { id: 'asha' } });
    expect(await fixture.backEnd.authenticate(Object(session).token)).toBe('token-invalid');
    expect(await fixture.backEnd.resetPassword({ token, password: 'another secret' })).toBe('link-invalid');
    expect(await logIn(NEW)).toMatchObject({ shopper: { id: 'asha' } });
  });

  it('works once when it is followed several times at once', async () => {
    const token = await tokenOf();
    const resets = Array.from({ length: 5 }, () => fixture.backEnd.resetPassword({ token, password: NEW }));
    expect((await Promise.all(resets)).filter((outcome) => outcome !== 'link-invalid')).toEqual([{}]);
  });

  it('works for 30 minutes', async () => {
    const [early, { clock }] = [await tokenOf(), fixture.ports];
    clock.advance(30 * MINUTE_MS - 1);
    expect(await fixture.backEnd.resetPassword({ token: early, password: NEW })).toEqual({});
    const late = await tokenOf();
    clock.advance(30 * MINUTE_MS);
    expect(await fixture.backEnd.resetPassword({ token: late, password: NEW })).toBe('link-invalid');
  });

  it('replaces the one before', async () => {
    const [first, second] = [await tokenOf(), await tokenOf()];
    expect(await fixture.backEnd.resetPassword({ token: first, password: NEW })).toBe('link-invalid');
    expect(await fixture.backEnd.resetPassword({ token: second, password: NEW })).toEqual({});
  });

  it('is not a link that verifies an e-mail', async () => {
    expect(await fixture.backEnd.verifyEmail(await tokenOf())).toBe('link-invalid');
  });

  it('is mailed to nobody who is not registered, after the same calls of the stores', async () => {
    const called: string[] = [];
    const { shoppers, jobs, accountTokens, mails } = fixture.ports;
    const told = <Store extends object>(store: Store) =>
      new Proxy(store, {
        get: (target, method) => {
          called.push(String(method));
          return Reflect.get(target, method);
        },
      });
    const stores = {
      shoppers: told(shoppers),
      jobs: told(jobs),
      accountTokens: told(accountTokens),
      mails: told(mails),
    };
    const forgotPassword = makeForgotPassword({ ...fixture.ports, ...stores });
    const outcomes = [await forgotPassword(email)];
    const calls = called.splice(0);
    outcomes.push(await forgotPassword('nobody@example.com'));
    expect([outcomes, called]).toEqual([[{}, {}], calls]);
    await runAll();
    expect(fixture.ports.mail.sent).toHaveLength(1);
    expect(await jobs.list()).toEqual([]);
  });
});

describe('Changing the password', () => {
  const change = (current: string, password: string) => fixture.backEnd.changePassword('asha', { current, password });

  it('ends the other sessions and the links, and gives a token for a new session', async () => {
    const [link, before] = [await tokenOf(), Object(await logIn('secret-8')).token];
    const { token } = Object(await change('secret-8', NEW));
    expect(await fixture.backEnd.authenticate(token)).toEqual({ shopperId: 'asha' });
    expect(await fixture.backEnd.authenticate(before)).toBe('token-invalid');
    expect(await logIn(NEW)).toMatchObject({ shopper: { id: 'asha' } });
    expect(await fixture.backEnd.resetPassword({ token: link, password: 'another secret' })).toBe('link-invalid');
  });

  it.each([
    ['a wrong present password', 'wrong', NEW, 'The password is wrong.'],
    ['a password that signup refuses', 'secret-8', '1234567', 'Password must be at least 8 characters'],
  ])('is refused with %s', async (_what, current, password, text) => {
    expect(await change(current, password)).toEqual({ invalid: [text] });
    expect(await logIn('secret-8')).toMatchObject({ shopper: { tokenVersion: 0 } });
  });

  it('succeeds once when several come at once', async () => {
    const changes = await Promise.all(['secret-a', 'secret-b', 'secret-c'].map((each) => change('secret-8', each)));
    expect(changes.filter((each) => Object(each).token !== undefined)).toHaveLength(1);
  });

  it('knows no shopper who is deleted', async () => {
    fixture.ports.tables.shoppers.clear();
    expect(await change('secret-8', NEW)).toBe('not-registered');
  });
});
