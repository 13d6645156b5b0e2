import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { NewShopper } from '../../domain/accounts/Credentials.ts';
import type { SignupForm } from '../../domain/accounts/validateSignup.ts';
import type { ForAuthenticating } from '../ports/account/ForAuthenticating.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { makeSignUp } from './SignUp.ts';

const form: SignupForm = {
  email: ' asha@example.com ',
  password: ' secret-8 ',
  confirmPassword: ' secret-8 ',
  firstName: ' Asha ',
  lastName: ' Rao ',
  acceptsTerms: true,
};

function visiting() {
  const shop = new MemoryShop('/signup');
  return { shop, signUp: makeSignUp(shop.ports) };
}

/** A visitor whose signup is answered by the test. */
function answering(signUp: ForAuthenticating['signUp']) {
  const shop = new MemoryShop('/signup');
  const logIn = () => Promise.reject(new Error('not asked for here'));
  return { shop, signUp: makeSignUp({ ...shop.ports, authentication: { logIn, signUp } }) };
}

describe('Logged out becomes logged in on a successful signup', () => {
  it('stores the session, shows a message and returns to the page where the shopper came from [spec 4.login-stores-session, 4.return-after-login, 8.toast-signup]', async () => {
    const { shop, signUp } = visiting();
    expect(await signUp(form, '/wishlist')).toEqual({ outcome: 'started', pendingAction: undefined });
    const session = { token: 'token-1', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
    expect(shop.sessions.current()).toEqual(session);
    expect(shop.calls.slice(1)).toEqual([
      'sessions.remember(token-1)',
      "toast.success(You've successfully signed up, Asha)",
      'navigation.replaceWith(/wishlist)',
    ]);
  });

  it('sends the trimmed e-mail and names, the unchanged password, and nothing else', async () => {
    const sent: NewShopper[] = [];
    const { signUp } = answering((given) => {
      sent.push(given);
      return Promise.reject(new BackEndFailure('status 500'));
    });
    await signUp(form, null);
    expect(sent).toEqual([{ email: 'asha@example.com', password: ' secret-8 ', firstName: 'Asha', lastName: 'Rao' }]);
  });
});

it('If the passwords differ the error is "Passwords do not match" and no request is sent [spec 5.passwords-match]', async () => {
  const { shop, signUp } = visiting();
  expect(await signUp({ ...form, confirmPassword: 'another-8' }, null)).toEqual({
    outcome: 'invalid',
    errors: { confirmPassword: 'Passwords do not match' },
  });
  expect(shop.calls).toEqual([]);
});

describe('Signup failure: the first entry of the response\'s errors list, else "Signup failed" [spec 8.signup-failure]', () => {
  it.each([
    [
      new BackEndFailure('status 422', ['Unprocessable Entity. Email Already Exists.', 'second']),
      'Unprocessable Entity. Email Already Exists.',
    ],
    [new BackEndFailure('status 500'), 'Signup failed'],
    [new Error('Network Error'), 'Signup failed'],
  ])('%s', async (failure, text) => {
    const { shop, signUp } = answering(() => Promise.reject(failure));
    expect(await signUp(form, '/cart')).toEqual({ outcome: 'refused', text });
    expect(shop.sessions.current()).toBeUndefined();
    expect(shop.calls).toEqual([]);
  });
});
