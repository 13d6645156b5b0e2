import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { ForKeepingAccount } from '../ports/account/ForKeepingAccount.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import { makeChangePassword } from './ChangePassword.ts';
import { noAccount } from './noAccount.ts';

const FIELDS = { current: 'secret-8', password: 'battery staple' };
const FAILED = { outcome: 'refused', text: 'Your password could not be changed. Please try again.' };
const TOLD = 'toast.success(Your password is changed)';

/** A shopper who is logged in. `meanwhile` runs while the back-end answers. */
function changing(answer: ForKeepingAccount['changePassword'], meanwhile = (_: MemoryShop) => {}) {
  const shop = new MemoryShop('/profile');
  const session = shop.logIn();
  const changePassword: typeof answer = async (...given) => {
    meanwhile(shop);
    return answer(...given);
  };
  const account = { ...noAccount, changePassword };
  return { shop, session, change: makeChangePassword({ ...shop.ports, account }) };
}

describe('A changed password', () => {
  it('keeps this device logged in, with the new token', async () => {
    const given: unknown[] = [];
    const { shop, session, change } = changing(async (...sent) => {
      given.push(...sent);
      return { token: 'new' };
    });
    expect(await change(FIELDS)).toEqual({ outcome: 'changed' });
    expect(given).toEqual([session, FIELDS]);
    expect(shop.sessions.current()).toEqual({ ...session, token: 'new' });
    expect(shop.calls).toContain(TOLD);
  });

  it('logs nobody in who has logged out meanwhile, and keeps who has logged in', async () => {
    const loggedOut = changing(
      async () => ({ token: 'new' }),
      ({ sessions, ports }) => sessions.forget(ports.sessions.current() ?? expect.unreachable()),
    );
    await loggedOut.change(FIELDS);
    expect(loggedOut.shop.sessions.current()).toBeUndefined();
    const replaced = changing(
      async () => ({ token: 'new' }),
      (shop) => shop.logIn('bala@example.com', 'Bala'),
    );
    await replaced.change(FIELDS);
    expect(replaced.shop.sessions.current()?.token).toBe('token-2');
  });

  it('needs the current one and eight characters', async () => {
    const { change } = changing(() => expect.unreachable());
    expect(await change({ current: '', password: 'seven77' })).toEqual({
      outcome: 'invalid',
      errors: { current: 'Current password is required', password: 'New password must be at least 8 characters' },
    });
  });

  it('is not set with a wrong one, nor when the back-end refuses', async () => {
    const wrong = changing(async () => 'wrong-password');
    const errors = { current: 'This is not your password' };
    expect(await wrong.change(FIELDS)).toEqual({ outcome: 'invalid', errors });
    const refused = changing(async () => ({ refusal: 'Too many' }));
    expect(await refused.change(FIELDS)).toEqual({ outcome: 'refused', text: 'Too many' });
    for (const { shop, session } of [wrong, refused]) expect(shop.sessions.current()).toEqual(session);
  });

  it('is not set by a session that has ended, which leads to the login', async () => {
    const { shop, change } = changing(({ token }) => Promise.reject(new SessionRejected('Ended', [], token)));
    expect(await change(FIELDS)).toEqual(FAILED);
    expect(shop.navigation.here()).toBe('/login?from=%2Fprofile');
    expect(await change(FIELDS)).toEqual(FAILED);
  });
});
