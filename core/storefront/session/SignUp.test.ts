import { describe, expect, it } from 'vitest';
import type { NewShopper } from '../../domain/accounts/Credentials.ts';
import type { SignupForm } from '../../domain/accounts/validateSignup.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import { type Diary, recordingNavigation, recordingSession, recordingShopper } from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import type { PendingAction } from './PendingAction.ts';
import type { Session } from './Session.ts';
import { makeSignUp } from './SignUp.ts';

const form: SignupForm = {
  email: ' asha@example.com ',
  password: ' secret-8 ',
  confirmPassword: ' secret-8 ',
  firstName: ' Asha ',
  lastName: ' Rao ',
  acceptsTerms: true,
};

const press: PendingAction = { productKey: 'tee', list: 'cart', path: '/product-listing', pressedAt: 0 };

function signingUp(answer: () => Promise<Session>) {
  const diary: Diary = [];
  const sent: NewShopper[] = [];
  const { session, held } = recordingSession(diary);
  const authentication = {
    logIn: () => Promise.reject(new Error('not asked for here')),
    signUp(given: NewShopper) {
      sent.push(given);
      return answer();
    },
  };
  const signUp = makeSignUp({
    authentication,
    session,
    notifications: recordingShopper(diary),
    navigation: recordingNavigation(diary),
    takePendingAction: (path) => (path === '/product-listing' ? press : undefined),
  });
  return { signUp, held, sent, diary };
}

describe('Logged out becomes logged in on a successful signup', () => {
  it('with the session kept, the news, and back to where the shopper came from [spec 4.login-stores-session, 4.return-after-login, 8.toast-signup]', async () => {
    const { signUp, held, diary } = signingUp(async () => aSession());
    expect(await signUp(form, '/wishlist')).toEqual({ outcome: 'begun' });
    expect(held()).toEqual(aSession());
    expect(diary).toEqual([
      'remember asha@example.com',
      "success: You've successfully signed up, Asha",
      'replace with /wishlist',
    ]);
  });

  it('sends e-mail and names without white space around them, the password as it is, and nothing more', async () => {
    const { signUp, sent } = signingUp(async () => aSession());
    await signUp(form, null);
    expect(sent).toEqual([{ email: 'asha@example.com', password: ' secret-8 ', firstName: 'Asha', lastName: 'Rao' }]);
  });

  it('goes home when the shopper came from nowhere', async () => {
    const { signUp, diary } = signingUp(async () => aSession());
    await signUp(form, null);
    expect(diary.at(-1)).toBe('replace with /');
  });
});

it('If the passwords differ the error is "Passwords do not match" and no request is sent [spec 5.passwords-match]', async () => {
  const { signUp, sent, diary } = signingUp(async () => aSession());
  expect(await signUp({ ...form, confirmPassword: 'another-8' }, null)).toEqual({
    outcome: 'invalid',
    errors: { confirmPassword: 'Passwords do not match' },
  });
  expect([sent, diary]).toEqual([[], []]);
});

describe('Signup failure: the first entry of the response\'s errors list, else "Signup failed" [spec 8.signup-failure]', () => {
  it.each([
    [
      new BackEndFailure('status 422', ['Unprocessable Entity. Email Already Exists.']),
      'Unprocessable Entity. Email Already Exists.',
    ],
    [new BackEndFailure('status 500'), 'Signup failed'],
    [new Error('Network Error'), 'Signup failed'],
  ])('%s', async (failure, text) => {
    const { signUp, held, diary } = signingUp(() => Promise.reject(failure));
    expect(await signUp(form, '/cart')).toEqual({ outcome: 'refused', text });
    expect([held(), diary]).toEqual([undefined, []]);
  });
});

it('What was pressed on the page before is handed on, to be finished there', async () => {
  const { signUp } = signingUp(async () => aSession());
  expect(await signUp(form, '/product-listing')).toEqual({ outcome: 'begun', unfinished: press });
});
