import { describe, expect, it } from 'vitest';
import type { Credentials } from '../../domain/accounts/Credentials.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import { type Diary, recordingNavigation, recordingSession, recordingShopper } from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import { makeLogIn } from './LogIn.ts';
import type { PendingAction } from './PendingAction.ts';
import type { Session } from './Session.ts';

const credentials: Credentials = { email: 'asha@example.com', password: ' secret ' };

const press: PendingAction = { productKey: 'tee', list: 'cart', path: '/product-listing', pressedAt: 0 };

function loggingIn(answer: () => Promise<Session>) {
  const diary: Diary = [];
  const sent: Credentials[] = [];
  const { session, held } = recordingSession(diary);
  const authentication = {
    logIn(given: Credentials) {
      sent.push(given);
      return answer();
    },
    signUp: () => Promise.reject(new Error('not asked for here')),
  };
  const logIn = makeLogIn({
    authentication,
    session,
    notifications: recordingShopper(diary),
    navigation: recordingNavigation(diary),
    takePendingAction: (path) => (path === '/product-listing' ? press : undefined),
  });
  return { logIn, held, sent, diary };
}

describe('Logged out becomes logged in on a successful login', () => {
  it('with the session kept, a welcome, and back to where the shopper came from [spec 4.login-stores-session, 4.return-after-login, 8.toast-login]', async () => {
    const { logIn, held, diary } = loggingIn(async () => aSession());
    expect(await logIn(credentials, '/cart?coupon=1')).toEqual({ outcome: 'begun' });
    expect(held()).toEqual(aSession());
    expect(diary).toEqual(['remember asha@example.com', 'success: Welcome back, Asha!', 'replace with /cart?coupon=1']);
  });

  it.each([null, '//evil.example', '/login'])(
    'goes home when the shopper came from %j [spec 4.return-after-login]',
    async (from) => {
      const { logIn, diary } = loggingIn(async () => aSession());
      await logIn(credentials, from);
      expect(diary.at(-1)).toBe('replace with /');
    },
  );

  it('sends the e-mail without white space around it, the password as it is', async () => {
    const { logIn, sent } = loggingIn(async () => aSession());
    await logIn({ ...credentials, email: ' asha@example.com ' }, null);
    expect(sent).toEqual([credentials]);
  });
});

it('Wrong or missing fields get their own message and nothing is sent [spec 5.login-required, 5.login-email-shape]', async () => {
  const { logIn, sent, diary } = loggingIn(async () => aSession());
  expect(await logIn({ email: 'asha', password: '' }, null)).toEqual({
    outcome: 'invalid',
    errors: { email: 'Please enter a valid e-mail address', password: 'Password is required' },
  });
  expect([sent, diary]).toEqual([[], []]);
});

describe("Login failure: the first entry of the response's errors list, else the error's message, else a text of its own [spec 8.login-failure]", () => {
  it.each([
    [new BackEndFailure('status 401', ['The credentials are invalid.', 'second']), 'The credentials are invalid.'],
    [new BackEndFailure('Request failed with status code 500'), 'Request failed with status code 500'],
    [new Error('Network Error'), 'Network Error'],
    [new BackEndFailure('', ['']), 'Login failed. Please try again.'],
    ['no error at all', 'Login failed. Please try again.'],
  ])('%s', async (failure, text) => {
    const { logIn, held, diary } = loggingIn(() => Promise.reject(failure));
    expect(await logIn(credentials, '/cart')).toEqual({ outcome: 'refused', text });
    expect([held(), diary]).toEqual([undefined, []]);
  });
});

it('What was pressed on the page before is handed on, to be finished there', async () => {
  const { logIn } = loggingIn(async () => aSession());
  expect(await logIn(credentials, '/product-listing')).toEqual({ outcome: 'begun', unfinished: press });
});
