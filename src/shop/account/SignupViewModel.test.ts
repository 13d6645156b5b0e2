import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { SessionOutcome } from '../../../core/storefront/session/startSession.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { SignupViewModel } from './SignupViewModel.ts';

function openSignup() {
  let answer: (outcome: SessionOutcome<object>) => void = () => undefined;
  const events: string[] = [];
  const signup = new SignupViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork() },
    authPages: {
      enter: () => {
        events.push('enter');
        return () => events.push('leave');
      },
      complete: () => undefined,
    },
    signUp: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  return { signup, events, answer: () => answer({ outcome: 'started', pendingAction: undefined }) };
}

it('begins with empty fields and without consent to the terms', () => {
  const names = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' };
  expect(openSignup().signup.form.fields).toEqual({ ...names, acceptsTerms: false });
});

it('says on the button that the shopper is being signed up', async () => {
  const { signup, answer } = openSignup();
  expect(signup.buttonText).toBe('Sign Up');
  const submit = signup.form.submit(null);
  expect(signup.buttonText).toBe('Signing Up...');
  answer();
  await submit;
  expect(signup.buttonText).toBe('Sign Up');
});

it('opens the signup page until it is left, also when that is handed on as a callback', () => {
  const { signup, events } = openSignup();
  const { appear } = signup;
  const leave = appear();
  expect(events).toEqual(['enter']);
  leave();
  expect(events).toEqual(['enter', 'leave']);
});
