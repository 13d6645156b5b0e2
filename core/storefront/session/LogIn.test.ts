import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { ForAuthenticating } from '../ports/account/ForAuthenticating.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { makeLogIn } from './LogIn.ts';

const credentials: Credentials = { email: 'asha@example.com', password: ' secret-8 ' };

/** A visitor whose account is known to the back-end. */
function visiting() {
  const shop = new MemoryShop('/login');
  shop.backEnd.register({ ...credentials, firstName: 'Asha', lastName: 'Rao' });
  return { shop, logIn: makeLogIn(shop.ports) };
}

/** A visitor whose login is answered by the test. */
function answering(logIn: ForAuthenticating['logIn']) {
  const shop = new MemoryShop('/login');
  const signUp = () => Promise.reject(new Error('not asked for here'));
  return { shop, logIn: makeLogIn({ ...shop.ports, authentication: { logIn, signUp } }) };
}

describe('Logged out becomes logged in on a successful login', () => {
  it('stores the session, shows a greeting and returns to the page where the shopper came from [spec 4.login-stores-session, 4.return-after-login, 8.toast-login]', async () => {
    const { shop, logIn } = visiting();
    expect(await logIn(credentials, '/cart?coupon=1')).toEqual({ outcome: 'started', pendingAction: undefined });
    const session = { token: 'token-1', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
    expect(shop.sessions.current()).toEqual(session);
    expect(shop.calls.slice(1)).toEqual([
      'sessions.remember(token-1)',
      'toast.success(Welcome back, Asha!)',
      'navigation.replaceWith(/cart?coupon=1)',
    ]);
  });

  it.each([null, '//evil.example', '/login'])(
    'goes home when the shopper came from %j [spec 4.return-after-login]',
    async (from) => {
      const { shop, logIn } = visiting();
      await logIn(credentials, from);
      expect(shop.calls.at(-1)).toBe('navigation.replaceWith(/)');
    },
  );

  it('sends the trimmed e-mail and the unchanged password', async () => {
    const sent: Credentials[] = [];
    const { logIn } = answering((given) => {
      sent.push(given);
      return Promise.reject(new BackEndFailure('status 500'));
    });
    await logIn({ ...credentials, email: ' asha@example.com ' }, null);
    expect(sent).toEqual([credentials]);
  });
});

it('Each invalid or missing field has its own message and nothing is sent [spec 5.login-required, 5.login-email-shape]', async () => {
  const { shop, logIn } = visiting();
  expect(await logIn({ email: 'asha', password: '' }, null)).toEqual({
    outcome: 'invalid',
    errors: { email: 'Please enter a valid e-mail address', password: 'Password is required' },
  });
  expect(shop.calls).toEqual([]);
});

describe("Login failure: the first entry of the response's errors list, else the error's message, else a text of its own [spec 8.login-failure]", () => {
  it.each([
    [new BackEndFailure('status 401', ['The credentials are invalid.', 'second']), 'The credentials are invalid.'],
    [new BackEndFailure('Request failed with status code 500'), 'Request failed with status code 500'],
    [new Error('Network Error'), 'Network Error'],
    [new BackEndFailure('', ['']), 'Login failed. Please try again.'],
    ['no error at all', 'Login failed. Please try again.'],
  ])('%s', async (failure, text) => {
    const { shop, logIn } = answering(() => Promise.reject(failure));
    expect(await logIn(credentials, '/cart')).toEqual({ outcome: 'refused', text });
    expect(shop.sessions.current()).toBeUndefined();
    expect(shop.calls).toEqual([]);
  });
});
