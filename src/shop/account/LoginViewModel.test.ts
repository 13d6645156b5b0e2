import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { Credentials } from '../../../core/domain/accounts/Credentials.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { LoginViewModel } from './LoginViewModel.ts';

function openLogin() {
  const sent: Credentials[] = [];
  const events: string[] = [];
  const login = new LoginViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork() },
    authPages: {
      enter: () => {
        events.push('enter');
        return () => events.push('leave');
      },
      complete: () => undefined,
    },
    logIn: async (credentials) => {
      sent.push(credentials);
      return { outcome: 'started', pendingAction: undefined };
    },
  });
  return { login, sent, events };
}

it('sends the email and the password that were typed', async () => {
  const { login, sent } = openLogin();
  expect(login.form.fields).toEqual({ email: '', password: '' });
  login.form.change('email', 'asha@example.com');
  login.form.change('password', 'secret');
  await login.form.submit(null);
  expect(sent).toEqual([{ email: 'asha@example.com', password: 'secret' }]);
});

it('opens the login page until it is left, also when that is handed on as a callback', () => {
  const { login, events } = openLogin();
  const { appear } = login;
  const leave = appear();
  expect(events).toEqual(['enter']);
  leave();
  expect(events).toEqual(['enter', 'leave']);
});

it('shows and hides the password, and remembers the choice to stay signed in', () => {
  const { login } = openLogin();
  const { togglePassword, toggleKeepSignedIn } = login;
  expect([login.isPasswordShown, login.keepsSignedIn]).toEqual([false, false]);
  togglePassword();
  toggleKeepSignedIn();
  expect([login.isPasswordShown, login.keepsSignedIn]).toEqual([true, true]);
  togglePassword();
  toggleKeepSignedIn();
  expect([login.isPasswordShown, login.keepsSignedIn]).toEqual([false, false]);
});
